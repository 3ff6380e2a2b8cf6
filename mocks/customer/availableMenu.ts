import { customerEndpoints } from '@/resources/customer/endpoints';
import { permissionNodes, savedGrants } from '../menu/permissionNodes';
import type { MockServer } from '../mockServer';
import { forbidden } from '../responses';
import { type Route, route, type SignedInRequest } from '../route';
import { customerMenuTable } from './customerMenuTable';
import { copyOf, customerRoleTable } from './customerRoleTable';
import { storeAppTable } from './storeAppTable';
import { menusOfEdition, storeMenuTable } from './storeMenuTable';
import { platformStoreId, type StoreRow } from './storeRow';
import { scopedStore } from './storeScope';

const { list, save } = customerEndpoints['customer/available-menu'].operations;

/** The permissions that the roles of an institution may hold at most (screen C8). */
export const availableMenuRoutes: readonly Route[] = [
  route(list, async (request) => nodesOf(request, await scopedStore(request))),
  route(save, async (request) => {
    const store = await scopedStore(request);
    // staff of an institution cannot widen their own ceiling
    if (request.user.storeId !== platformStoreId) throw forbidden('rpc');
    const ceilings = await request.mockServer.table(storeMenuTable);
    const before = ceilings.get(store.id);
    const after = { id: store.id, ruleIds: savedGrants(request, await nodesOf(request, store)) };
    await ceilings.put(after);
    await prune(request.mockServer, after);
    Object.assign(request.trail, before && { before }, { after });
  }),
];

async function nodesOf({ mockServer }: SignedInRequest, { id, edition }: StoreRow): Promise<object[]> {
  const nodes = (await mockServer.table(customerMenuTable)).all();
  const ceiling = new Set((await mockServer.table(storeMenuTable)).get(id)?.ruleIds);
  const ofEdition = new Set(menusOfEdition(nodes, edition));
  const apps = (await mockServer.table(storeAppTable)).all().filter(({ storeId }) => storeId === id);
  const roles = (await mockServer.table(customerRoleTable)).all().filter(({ storeId }) => storeId === id);
  return permissionNodes(nodes, {
    storeId: id,
    granted: ({ id: node, readyonly }) => readyonly === 1 || ceiling.has(node),
    locked: ({ readyonly }) => readyonly === 1,
    more: ({ id: node }) => ({
      origins: [
        ...(ofEdition.has(node) ? ['套餐'] : []),
        ...apps.filter(({ menuIds }) => menuIds.includes(node)).map(({ name }) => `应用：${name}`),
      ],
      heldBy: roles.filter(({ ruleIds }) => ruleIds.includes(node)).map((role) => role.id),
    }),
  });
}

/** Removes from roles what the ceiling no longer allows; roles that follow the template get its allowed part. */
async function prune(
  { table }: Pick<MockServer, 'table'>,
  { id, ruleIds }: { id: number; ruleIds: number[] },
) {
  const roles = await table(customerRoleTable);
  for (const role of roles.all().filter(({ storeId }) => storeId === id)) {
    const template = role.isdefault === 1 ? roles.get(role.templateId) : undefined;
    const kept = copyOf(template ?? role, id, ruleIds).ruleIds;
    await roles.put({ ...role, ruleIds: kept });
  }
}
