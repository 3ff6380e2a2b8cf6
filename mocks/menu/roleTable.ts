import { z } from 'zod';
import type { Role as ShownRole } from '@/resources/system/role/role';
import { defaultRoleId } from '@/src/lib/permissionTree/readPermissions';
import { seedStamp } from '../seedStamp';
import { defineTable, type Stored, stamps } from '../table';
import { all, except, grant, look, only } from './grants';
import { menuNodes } from './menuTable';

/** A role and what it may see and do (rest-contract, section 5). */
export interface Role extends Stored<Omit<ShownRole, 'id' | 'menus'>> {
  /** Ids of menu nodes. */
  menuIds: number[];
  deptIds: number[];
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** Default values of a new role. */
export const blankRole = {
  roleSort: 0,
  dataScope: '1',
  menuCheckStrictly: true,
  deptCheckStrictly: true,
  status: '0',
  menuIds: [],
  deptIds: [],
  remark: '',
  createTime: '',
  createBy: '',
  updateTime: '',
  updateBy: '',
} satisfies Partial<Role>;

/** Holds everything, whatever its grants say. */
export const adminRoleId = 1;

/** The template from which every institution's administrator role is copied. */
export const storeAdminRoleId = 1101;

/** How many ids each institution has for its roles. */
const rolesOfStore = 10_000;

/** The id of an institution's copy of a template role (screens-platform, C6). */
export function copiedRoleId(storeId: number, templateId: number): number {
  return storeId * rolesOfStore + templateId;
}

/** The id of the template role that an institution's role was copied from; itself for one of the template. */
export function templateIdOf(roleId: number): number {
  return roleId % rolesOfStore;
}

const operator = grant(
  menuNodes,
  except(101, 'delete', 'resetPwd'),
  look(102),
  except(103, 'domain:delete'),
  only(107, 'show'),
  all(400, 502, 505, 602, 603, 605),
  only(601, 'show', 'create', 'edit'),
  only(604, 'show', 'create', 'edit'),
  all(702, 703, 704, 706, 707, 709, 710, 711),
  only(811, 'query'),
  all(812, 813, 817, 1100),
);

const finance = grant(
  menuNodes,
  only(101, 'show', 'export'),
  all(300, 709, 813, 819),
  look(704, 710, 711, 811, 817),
);

const expert = grant(
  menuNodes,
  except(200, 'delete', 'reassign', 'refund', 'createOrder', 'assign', 'skipReading'),
  look(501, 50101, 504, 704, 708, 811, 817),
  all(813),
);

/**
 * Permissions between an institution and the platform, for its administrator; the rest comes from the customer menu
 * (decision 5).
 */
const storeAdmin = grant(
  menuNodes,
  look(108),
  only(301, 'show', 'export'),
  only(305, 'show', 'recharge', 'export'),
  look(704),
  all(708),
  only(709, 'show', 'reply'),
  only(711, 'show', 'export'),
  only(712, 'show', 'apply', 'export'),
  all(813),
);

/** Ids below this one are the platform's own roles; the others are institutions'. */
export const firstStoreRoleId = 1000;

/** The platform's roles (screens-platform, sections 3 and 8.3), and the template of an institution's administrator. */
export const roleTable = defineTable<Role>({
  name: 'role',
  idField: 'roleId',
  schema: z.object({
    roleId: z.number(),
    roleName: z.string(),
    roleKey: z.string(),
    roleSort: z.number(),
    dataScope: z.string(),
    menuCheckStrictly: z.boolean(),
    deptCheckStrictly: z.boolean(),
    status: z.string(),
    menuIds: z.array(z.number()),
    deptIds: z.array(z.number()),
    remark: z.string(),
    ...stamps,
  }),
  seed: ({ now }) => {
    const stamp = seedStamp(now);
    return seeds.map((role, index) => ({ ...blankRole, roleSort: index + 1, ...stamp, ...role }));
  },
});

/** Pages without their functions are among what it grants: ticks of parents and children do not move together. */
const some = { menuCheckStrictly: false };

const seeds: readonly (Pick<Role, 'roleId' | 'roleKey' | 'roleName'> & Partial<Role>)[] = [
  { roleId: adminRoleId, roleKey: 'admin', roleName: '超级管理员', remark: '超级管理员' },
  { roleId: defaultRoleId, roleKey: 'ROLE_DEFAULT', roleName: '默认角色', dataScope: '5' },
  { roleId: 3, roleKey: 'operator', roleName: '运营专员', menuIds: operator, ...some },
  { roleId: 4, roleKey: 'editor', roleName: '内容编辑', menuIds: grant(menuNodes, all(400)) },
  { roleId: 5, roleKey: 'finance', roleName: '财务专员', menuIds: finance, ...some },
  { roleId: 6, roleKey: 'finance_lead', roleName: '财务主管', menuIds: finance, dataScope: '4', ...some },
  {
    roleId: 7,
    roleKey: 'expert',
    roleName: '专家',
    menuIds: expert,
    dataScope: '2',
    deptIds: [100, 101, 105],
    ...some,
  },
  {
    roleId: 8,
    roleKey: 'assistant',
    roleName: '专家助理',
    menuIds: expert,
    dataScope: '3',
    status: '1',
    ...some,
  },
  { roleId: storeAdminRoleId, roleKey: 'store', roleName: '机构管理员', menuIds: storeAdmin, ...some },
];
