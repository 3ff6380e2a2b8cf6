import { z } from 'zod';
import { all, grant } from '../menu/grants';
import type { MenuNode } from '../menu/node';
import { defineTable } from '../table';
import { customerMenuTable } from './customerMenuTable';
import { storeAppTable } from './storeAppTable';
import { storeTable } from './storeTable';

/** The ceiling of an institution (screen C8): what its roles may hold of the customer menu. */
export interface StoreMenus {
  /** The institution's. */
  id: number;
  ruleIds: number[];
}

const basic = [2000, 3000, 6000, 8000, 9000];
const groupsOf: Readonly<Record<string, readonly number[]>> = { basic, pro: [...basic, 4000] };

/** Menus opened by an edition; 旗舰版 opens all. */
export function menusOfEdition(nodes: readonly MenuNode[], edition: string): number[] {
  return grant(nodes, all(...(groupsOf[edition] ?? nodes.map(({ id }) => id))));
}

/** The ceilings; at first what each institution's edition and apps open. */
export const storeMenuTable = defineTable<StoreMenus>({
  name: 'customer/storeMenus',
  idField: 'id',
  schema: z.object({ id: z.number(), ruleIds: z.array(z.number()) }),
  seed: ({ seedOf }) => {
    const nodes = seedOf(customerMenuTable);
    const apps = seedOf(storeAppTable);
    return seedOf(storeTable).map(({ id, edition }) => {
      const opened = apps.filter(({ storeId }) => storeId === id).flatMap(({ menuIds }) => menuIds);
      return { id, ruleIds: [...new Set([...menusOfEdition(nodes, edition), ...opened])] };
    });
  },
});
