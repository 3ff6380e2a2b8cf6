import { z } from 'zod';
import { all, grant } from '../menu/grants';
import type { MenuNode } from '../menu/node';
import { copiedRoleId, storeAdminRoleId } from '../menu/roleTable';
import { defineTable } from '../table';
import { customerMenuTable } from './customerMenuTable';
import { storeMenuTable } from './storeMenuTable';
import { platformStoreId } from './storeRow';

/** A role of the institutions: of the template (storeId 0), or of one institution (screens C5 and C6). */
export interface CustomerRole {
  id: number;
  storeId: number;
  /** The template's first-level category, for copies as well. */
  categoryId: number;
  name: string;
  /** 1 as long as the copy follows its template; 0 in the template. */
  isdefault: number;
  /** The role that it was copied from; 0 for a role of the institution's own, and in the template. */
  templateId: number;
  /** Granted nodes of the customer menu. */
  ruleIds: number[];
}

/** 一级分类 of the template; those of an institution are their copies. */
export const customerCategories = [
  { id: 1100, name: '机构管理' },
  { id: 1200, name: '教务团队' },
  { id: 1300, name: '财务' },
] as const;

const templates: readonly (Pick<CustomerRole, 'id' | 'categoryId' | 'name'> & { menus: number[] })[] = [
  {
    id: storeAdminRoleId,
    categoryId: 1100,
    name: '机构管理员',
    menus: [2000, 3000, 4000, 5000, 6000, 8000],
  },
  { id: 1102, categoryId: 1100, name: '校区主管', menus: [2000, 3000, 4000, 6000] },
  { id: 1201, categoryId: 1200, name: '志愿规划师', menus: [2000, 3001, 4000] },
  { id: 1202, categoryId: 1200, name: '班主任', menus: [3001, 3002, 3003] },
  { id: 1301, categoryId: 1300, name: '出纳', menus: [3004, 5000] },
];

/** Roles of the template and of every institution. */
export const customerRoleTable = defineTable<CustomerRole>({
  name: 'customer/role',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    categoryId: z.number(),
    name: z.string(),
    isdefault: z.number(),
    templateId: z.number(),
    ruleIds: z.array(z.number()),
  }),
  seed: ({ seedOf }) => {
    const nodes = seedOf(customerMenuTable);
    const roles = seedTemplate(nodes);
    const ceilings = seedOf(storeMenuTable).filter(({ id }) => id !== platformStoreId);
    const copies = ceilings.flatMap(({ id, ruleIds }) =>
      roles.map((role) => ({ ...copyOf(role, id, ruleIds), isdefault: isOwn(id, role.id) ? 0 : 1 })),
    );
    return [...roles, ...copies];
  },
});

/** Some institutions have gone ways of their own: one with all its roles, some with one. */
function isOwn(storeId: number, templateId: number): boolean {
  return storeId === 9 || (storeId % 7 === 3 && templateId === 1201);
}

function seedTemplate(nodes: readonly MenuNode[]): CustomerRole[] {
  return templates.map(({ menus, ...role }) => ({
    ...role,
    storeId: 0,
    isdefault: 0,
    templateId: 0,
    ruleIds: grant(nodes, all(...menus, ...always(nodes))),
  }));
}

/** Top-level menus that everybody has: 个人中心. */
function always(nodes: readonly MenuNode[]): number[] {
  return nodes.filter(({ parentId, readyonly }) => parentId === 0 && readyonly === 1).map(({ id }) => id);
}

/** A role of the template as an institution gets it, within its ceiling. */
export function copyOf(template: CustomerRole, storeId: number, ceiling: readonly number[]): CustomerRole {
  return {
    ...template,
    id: copiedRoleId(storeId, template.id),
    storeId,
    isdefault: 1,
    templateId: template.id,
    ruleIds: template.ruleIds.filter((id) => ceiling.includes(id)),
  };
}
