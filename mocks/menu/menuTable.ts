import { z } from 'zod';
import { defineTable } from '../table';
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

/** Menus and functions, from which every rule list is made. */
export const menuTable = defineTable<MenuNode>({
  name: 'menu',
  idField: 'id',
  schema: z.object({
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
  }),
  seed: () => menuNodes,
});
