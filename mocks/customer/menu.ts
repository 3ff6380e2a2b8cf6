import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { menuConfigRoutes } from '../menu/menuConfig';
import type { SignedInRequest } from '../route';
import type { TableDefinition } from '../table';
import { customerMenuTable } from './customerMenuTable';
import { customerRoleTable } from './customerRoleTable';
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
    const ceilings = (await mockServer.table(storeMenuTable)).all();
    const living = ceilings.filter(({ id }) => stores.get(id)?.deleteTime === '');
    return ({ id }) => ({ storeCount: living.filter(({ ruleIds }) => ruleIds.includes(id)).length });
  },
  onRemoved: async (id, request) => {
    await take(storeMenuTable, id, request);
    await take(customerRoleTable, id, request);
  },
});

/** Takes a node away from whoever holds it: the template, the roles of the institutions, their ceilings. */
async function take<Row extends { ruleIds: number[] }>(
  definition: TableDefinition<Row>,
  node: number,
  { mockServer }: SignedInRequest,
): Promise<void> {
  const table = await mockServer.table(definition);
  for (const row of table.all().filter(({ ruleIds }) => ruleIds.includes(node)))
    await table.put({ ...row, ruleIds: row.ruleIds.filter((id) => id !== node) });
}
