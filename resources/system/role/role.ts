import type { Audited } from '@/src/crud/fields/ruoyi';
import type { TextRule } from '@/src/lib/fieldRule';
import { defaultRoleId } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import type { Option } from '@/src/ui/fields/choice';

/** A role (rest-contract, section 5). */
export interface Role extends Audited {
  roleId: RecordId;
  roleName: string;
  /** The key under `roles` in the user data. */
  roleKey: string;
  roleSort: number;
  /** A value of {@link dataScopes}. */
  dataScope: string;
  /** Whether parents and children are selected together in its form. */
  menuCheckStrictly: boolean;
  deptCheckStrictly: boolean;
  /** `"0"` normal, `"1"` disabled: grants nothing. */
  status: string;
  /** The selection of the form alone: `menuIds` and `menuCheckStrictly` are sent. */
  menus: TreeSelection;
}

/** The selection in a tree of boxes, and whether parents and children are selected together. */
export interface TreeSelection {
  /** The ids; while linked with the half-selected parents, as RuoYi stores them. */
  readonly ids: readonly RecordId[];
  readonly linked: boolean;
  /** The selection that the server held when this one began; unknown for a new record. */
  readonly base?: TreeSelection;
}

/** The rows that a role's holders see. */
export const dataScopes: readonly Option<string>[] = [
  { value: '1', label: '全部数据权限' },
  { value: '2', label: '自定数据权限' },
  { value: '3', label: '本部门数据权限' },
  { value: '4', label: '本部门及以下数据权限' },
  { value: '5', label: '仅本人数据权限' },
];

/** The scope that names its departments. */
export const ownScope = '2';

/** The administrators' role, which nobody changes. */
export function isProtected({ roleId }: Pick<Role, 'roleId'>): boolean {
  return sameId(roleId, 1);
}

/** Whether nobody deletes the role: the administrators', and the one that whoever has none gets. */
export function isKept(role: Pick<Role, 'roleId'>): boolean {
  return isProtected(role) || sameId(role.roleId, defaultRoleId);
}

/** Rules of the texts of a role, for its forms and its mock (decision 41). */
export const roleRules = {
  roleName: { label: '角色名称', required: true, maxLength: 30 },
  roleKey: { label: '权限字符', required: true, maxLength: 100, format: 'identifier' },
} as const satisfies Record<string, TextRule>;
