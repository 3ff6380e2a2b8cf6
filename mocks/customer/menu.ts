import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { menuConfigRoutes } from '../menu/menuConfig';
import { editionNodes } from './ceiling';
import { customerMenuTable } from './customerMenuTable';
import { storeTable } from './storeTable';

/** The institutions' menu (screen C4). */
export const customerMenuRoutes = menuConfigRoutes({
  endpoints: customerEndpoints['customer/menu'],
  definition: customerMenuTable,
  // the template of all institutions; there is no other
  asked: z.object({ storeId: z.literal(0) }),
  protects: [],
  counts: async ({ mockServer }) => {
    const rows = (await mockServer.table(customerMenuTable)).all();
    const stores = (await mockServer.table(storeTable)).all();
    const ceilings = stores.map(({ edition }) => editionNodes(rows, edition));
    return ({ id }) => ({ storeCount: ceilings.filter((ceiling) => ceiling.has(id)).length });
  },
  onRemoved: async () => undefined,
});
