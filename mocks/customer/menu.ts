import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { menuConfigRoutes } from '../menu/menuConfig';
import type { SignedInRequest } from '../route';
import type { TableDefinition } from '../table';
import { appTable } from './appTable';
import { customerMenuTable } from './customerMenuTable';
import { customerRoleTable } from './customerRoleTable';
import { storeAppTable } from './storeAppTable';
import { storeMenuTable } from './storeMenuTable';
import { storeTable } from './storeTable';

/** The institutions' menu (screen C4). */
export const customerMenuRoutes = menuConfigRoutes({
  endpoints: customerEndpoints['customer/menu'],
  definition: customerMenuTable,
  // the template of all institutions; there is no other
  asked: z.object({ storeId: z.literal(0) }),
  protects: [],
  counts: async ({ mockServer }) => {
    const stores = await mockServer.table(storeTable);
    const isThere = (storeId: number) => stores.get(storeId)?.deleteTime === '';
    const ceilings = (await mockServer.table(storeMenuTable)).all().filter(({ id }) => isThere(id));
    const roles = (await mockServer.table(customerRoleTable)).all();
    const living = roles.filter(({ storeId }) => storeId === 0 || isThere(storeId));
    const holding = (id: number, rows: readonly { readonly ruleIds: readonly number[] }[]) =>
      rows.filter(({ ruleIds }) => ruleIds.includes(id)).length;
    return ({ id }) => ({ storeCount: holding(id, ceilings), roleCount: holding(id, living) });
  },
  onRemoved: async (id, request) => {
    await take(storeMenuTable, 'ruleIds', id, request);
    await take(customerRoleTable, 'ruleIds', id, request);
    await take(appTable, 'menuIds', id, request);
    await take(storeAppTable, 'menuIds', id, request);
  },
});

/** Takes a node away from whoever holds it: the template, the roles of the institutions, their ceilings, the apps. */
async function take<Name extends string, Row extends Record<Name, number[]>>(
  definition: TableDefinition<Row>,
  name: Name,
  node: number,
  { mockServer }: SignedInRequest,
): Promise<void> {
  const table = await mockServer.table(definition);
  for (const row of table.all().filter((one) => one[name].includes(node)))
    await table.put({ ...row, [name]: row[name].filter((id) => id !== node) });
}
