import { customerEndpoints } from '@/resources/customer/endpoints';
import {
  permissionNodes,
  readRoleName,
  refuseRoleRemoval,
  refuseTakenRole,
  savedGrants,
} from '../menu/permissionNodes';
import { copiedRoleId, storeAdminRoleId, templateIdOf } from '../menu/roleTable';
import { forbidden, found, refuse } from '../responses';
import { idOrNone, idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { joinPaths } from '../sharedPath';
import { accountTable } from '../system/accountTable';
import { customerMenuTable } from './customerMenuTable';
import { type CustomerRole, copyOf, customerCategories, customerRoleTable } from './customerRoleTable';
import { storeMenuTable } from './storeMenuTable';
import { platformStoreId } from './storeRow';
import { scopedStore } from './storeScope';
import { storeTable } from './storeTable';

const template = customerEndpoints['customer/default-permission'].operations;
const { reset, ...own } = customerEndpoints['customer/permission'].operations;

const answers = {
  list: listRoles,
  rules: listRules,
  add: createRole,
  rename: renameRole,
  remove: removeRole,
  save: saveGrants,
};

/** Roles of the template and of the institutions (screens C5 and C6): `storeId` says whose, 0 is the template. */
export const rolePermissionRoutes: readonly Route[] = [
  ...joinPaths(
    [...named('template', template), ...named('store', own)],
    (body) => `${Number(body.storeId) === 0 ? 'template' : 'store'}.${meantOperation(body)}`,
  ),
  route(reset, resetRole),
];

type Names = keyof typeof answers;

function named(whose: string, operations: typeof template) {
  return (Object.keys(answers) as Names[]).map((name) => ({
    name: `${whose}.${name}`,
    route: route(operations[name], answers[name], { sealed: name === 'rules' }),
  }));
}

/** The call that a body means; only calls at one address must differ. */
function meantOperation(body: Readonly<Record<string, unknown>>): Names {
  if ('ruleId' in body) return 'save';
  if ('roleId' in body) return 'rules';
  const hasId = body.id !== undefined;
  if ('name' in body || 'parentId' in body) return hasId ? 'rename' : 'add';
  return hasId ? 'remove' : 'list';
}

/** The institution, or 0 for the template, which is the platform's alone. */
async function scopeOf(request: SignedInRequest): Promise<number> {
  const storeId = read(request.body.storeId, idOrNone);
  if (storeId !== 0) return (await scopedStore(request)).id;
  if (request.user.storeId !== platformStoreId) throw forbidden('rpc');
  return 0;
}

async function rolesIn({ mockServer }: SignedInRequest, storeId: number): Promise<CustomerRole[]> {
  return (await mockServer.table(customerRoleTable)).all().filter((role) => role.storeId === storeId);
}

/** The copies that still follow a role of the template. */
async function followers({ mockServer }: SignedInRequest, templateId: number): Promise<CustomerRole[]> {
  const roles = (await mockServer.table(customerRoleTable)).all();
  return roles.filter((role) => role.templateId === templateId && role.isdefault === 1);
}

async function roleOf(request: SignedInRequest, id: unknown): Promise<CustomerRole> {
  const roles = await rolesIn(request, await scopeOf(request));
  const roleId = read(id, idSchema);
  return found(roles.find((role) => role.id === roleId));
}

/** Above it are the numbers of the institutions' own roles. */
const lastTemplateId = 5000;

const idIn = (storeId: number, templateId: number) =>
  storeId === 0 ? templateId : copiedRoleId(storeId, templateId);

async function listRoles(request: SignedInRequest): Promise<object> {
  const storeId = await scopeOf(request);
  const roles = await rolesIn(request, storeId);
  const accounts = (await request.mockServer.table(accountTable)).all();
  const userCount = async ({ id }: CustomerRole) => {
    const ids = storeId === 0 ? (await followers(request, id)).map((copy) => copy.id) : [id];
    return accounts.filter(({ roleIds }) => roleIds.some((held) => ids.includes(held))).length;
  };
  const list = customerCategories.map(async ({ id: categoryId, name: parentName }) => {
    const id = idIn(storeId, categoryId);
    const below = roles.filter((role) => role.categoryId === categoryId);
    const children = below.map(async (role) => ({
      id: role.id,
      name: role.name,
      parentId: id,
      parentName,
      isdefault: role.isdefault,
      userCount: await userCount(role),
      children: [],
    }));
    const first = { id, name: parentName, parentId: 0, parentName: '', isdefault: 0 };
    return { ...first, children: await Promise.all(children) };
  });
  const defaultList = [idIn(storeId, storeAdminRoleId)];
  const more = storeId === 0 ? { storeCount: await countFollowers(request) } : {};
  return { list: await Promise.all(list), defaultList, ...more };
}

/** Institutions at least one of whose roles follows the template. */
async function countFollowers({ mockServer }: SignedInRequest): Promise<number> {
  const stores = await mockServer.table(storeTable);
  const roles = (await mockServer.table(customerRoleTable)).all();
  const following = new Set(roles.filter(({ isdefault }) => isdefault === 1).map(({ storeId }) => storeId));
  return [...following].filter((id) => stores.get(id)?.deleteTime === '').length;
}

async function listRules(request: SignedInRequest): Promise<object[]> {
  return nodesOf(request, await roleOf(request, request.body.roleId));
}

/** The nodes that the role may get: all of the customer menu, or those within the institution's ceiling. */
async function nodesOf({ mockServer }: SignedInRequest, { storeId, ruleIds }: CustomerRole) {
  const nodes = (await mockServer.table(customerMenuTable)).all();
  const ceiling =
    storeId === 0 ? undefined : ((await mockServer.table(storeMenuTable)).get(storeId)?.ruleIds ?? []);
  return permissionNodes(
    nodes.filter(({ id }) => ceiling?.includes(id) ?? true),
    {
      storeId,
      granted: ({ id, readyonly }) => readyonly === 1 || ruleIds.includes(id),
      locked: ({ readyonly }) => readyonly === 1,
    },
  );
}

async function createRole(request: SignedInRequest): Promise<{ id: number }> {
  const storeId = await scopeOf(request);
  const name = readRoleName(request);
  const parentId = read(request.body.parentId, idSchema);
  const category = found(customerCategories.find(({ id }) => idIn(storeId, id) === parentId));
  const roles = await rolesIn(request, storeId);
  refuseTakenRole(
    name,
    roles.map((role) => role.name),
  );
  const table = await request.mockServer.table(customerRoleTable);
  const lowest = storeId === 0 ? 1400 : copiedRoleId(storeId, lastTemplateId);
  const taken = storeId === 0 ? templateIdsIn(table.all()) : roles.map((role) => role.id);
  const id = Math.max(lowest, ...taken) + 1;
  const role = { id, storeId, categoryId: category.id, name, isdefault: 0, templateId: 0, ruleIds: [] };
  await table.put(role);
  if (storeId === 0) await copyToAll(request, role);
  return { id };
}

/** The template's roles, and those that it lost: institutions keep their copies under the same ids. */
function templateIdsIn(roles: readonly CustomerRole[]): number[] {
  return roles.map(({ id }) => templateIdOf(id)).filter((id) => id <= lastTemplateId);
}

async function copyToAll({ mockServer }: SignedInRequest, role: CustomerRole): Promise<void> {
  const stores = (await mockServer.table(storeTable)).all();
  const table = await mockServer.table(customerRoleTable);
  for (const { id } of stores.filter((store) => store.id !== platformStoreId && store.deleteTime === ''))
    await table.put(copyOf(role, id, []));
}

async function renameRole(request: SignedInRequest): Promise<void> {
  const role = await roleOf(request, request.body.id);
  const name = readRoleName(request);
  const others = (await rolesIn(request, role.storeId)).filter(({ id }) => id !== role.id);
  refuseTakenRole(
    name,
    others.map((other) => other.name),
  );
  const table = await request.mockServer.table(customerRoleTable);
  await table.put({ ...role, name });
  if (role.storeId === 0)
    for (const copy of await followers(request, role.id)) await table.put({ ...copy, name });
}

/** Copies of a role that the template loses become their institutions' own. */
async function removeRole(request: SignedInRequest): Promise<void> {
  const role = await roleOf(request, request.body.id);
  const accounts = (await request.mockServer.table(accountTable)).all();
  const userCount = accounts.filter(({ roleIds }) => roleIds.includes(role.id)).length;
  refuseRoleRemoval(role.id === idIn(role.storeId, storeAdminRoleId), userCount);
  const table = await request.mockServer.table(customerRoleTable);
  const copies = role.storeId === 0 ? table.all().filter(({ templateId }) => templateId === role.id) : [];
  for (const copy of copies) await table.put({ ...copy, templateId: 0, isdefault: 0 });
  await table.remove(role.id);
}

/** A role of the template takes those with it that follow it. */
async function saveGrants(request: SignedInRequest): Promise<void> {
  const before = await roleOf(request, request.body.roleId);
  const after = { ...before, isdefault: 0, ruleIds: savedGrants(request, await nodesOf(request, before)) };
  const table = await request.mockServer.table(customerRoleTable);
  await table.put(after);
  if (after.storeId === 0)
    for (const copy of await followers(request, after.id)) await follow(request, after, copy);
  Object.assign(request.trail, { before, after });
}

async function follow(
  { mockServer }: SignedInRequest,
  role: CustomerRole,
  copy: CustomerRole,
): Promise<void> {
  const ceiling = (await mockServer.table(storeMenuTable)).get(copy.storeId)?.ruleIds ?? [];
  const { ruleIds } = copyOf(role, copy.storeId, ceiling);
  await (await mockServer.table(customerRoleTable)).put({ ...copy, ruleIds, isdefault: 1 });
}

async function resetRole(request: SignedInRequest): Promise<void> {
  const role = await roleOf(request, request.body.roleId);
  const followed = (await request.mockServer.table(customerRoleTable)).get(role.templateId);
  await follow(request, followed ?? refuse('该角色没有默认权限，无法恢复'), role);
}
