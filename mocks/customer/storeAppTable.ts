import { z } from 'zod';
import { all, grant } from '../menu/grants';
import { defineTable } from '../table';
import { customerMenuTable } from './customerMenuTable';

/** An app opened by an institution, and its entries of the customer menu (screens C7 and C8). */
export interface StoreApp {
  id: number;
  storeId: number;
  appId: number;
  name: string;
  menuIds: number[];
}

/** Apps whose pages are in the customer menu, and the institutions that have them. */
const opened = [
  { appId: 1, name: '智能选科', menus: [3003], stores: [3, 4, 6, 11, 22] },
  { appId: 7, name: '同分去向', menus: [4003], stores: [3, 5, 10, 14, 17, 28] },
  { appId: 10, name: '学业规划报告', menus: [4002], stores: [3, 8, 19] },
];

/** Apps opened by institutions. */
export const storeAppTable = defineTable<StoreApp>({
  name: 'customer/storeApp',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    appId: z.number(),
    name: z.string(),
    menuIds: z.array(z.number()),
  }),
  seed: ({ seedOf }) => {
    const nodes = seedOf(customerMenuTable);
    const rows = opened.flatMap(({ appId, name, menus, stores }) =>
      stores.map((storeId) => ({ storeId, appId, name, menuIds: grant(nodes, all(...menus)) })),
    );
    return rows.map((row, index) => ({ ...row, id: index + 1 }));
  },
});
