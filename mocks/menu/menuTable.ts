import { z } from 'zod';
import { seedStamp } from '../seedStamp';
import { defineTable, stamps } from '../table';
import { customerMenu } from './customer';
import { devMenu } from './dev';
import { expertMenu } from './expert';
import { financeMenu } from './finance';
import { managementMenu } from './management';
import { monitorMenu } from './monitor';
import type { MenuNode } from './node';
import { operationsMenu } from './operations';
import { scoreMenu } from './score';
import { showMenu } from './show';
import { systemMenu } from './system';
import { toolMenu } from './tool';
import { uploadMenu } from './upload';

/** The platform's whole menu tree (screens-platform, section 8.2), groups in order. */
export const menuNodes: readonly MenuNode[] = [
  ...customerMenu,
  ...expertMenu,
  ...financeMenu,
  ...operationsMenu,
  ...scoreMenu,
  ...showMenu,
  ...managementMenu,
  ...systemMenu,
  ...monitorMenu,
  ...toolMenu,
  ...uploadMenu,
  ...devMenu,
];

/** A node as the table keeps it. */
export interface MenuRow extends MenuNode {
  /** `"0"` normal, `"1"` disabled: neither a page nor a permission comes of it. */
  status: string;
  /** RuoYi's name of the route; the address says it where empty. */
  routeName: string;
  remark: string;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** The schema of every stored node. */
export const menuSchema = z.object({
  id: z.number(),
  parentId: z.number(),
  name: z.string(),
  icon: z.string(),
  type: z.number(),
  path: z.string(),
  url: z.string(),
  permissions: z.string(),
  sort: z.number(),
  hidden: z.number(),
  noCache: z.number(),
  innerLink: z.number(),
  activeMenu: z.string(),
  query: z.string(),
  admin_path: z.string(),
  readyonly: z.number(),
  status: z.string(),
  routeName: z.string(),
  remark: z.string(),
  ...stamps,
});

/** Menus and functions, from which every rule list is made. */
export const menuTable = defineTable<MenuRow>({
  name: 'menu',
  idField: 'id',
  schema: menuSchema,
  seed: ({ now }) => seedMenu(menuNodes, now),
});

/** Nodes as rows, created before the mock server started at `now` (milliseconds). */
export function seedMenu(nodes: readonly MenuNode[], now: number): MenuRow[] {
  const stamp = seedStamp(now);
  return nodes.map((node) => ({ ...node, status: '0', routeName: '', remark: '', ...stamp }));
}
