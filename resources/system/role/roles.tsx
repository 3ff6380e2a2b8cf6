import { defineResource } from '@/src/crud/defineResource';
import { nameField, ruoyi, sortField } from '@/src/crud/fields/ruoyi';
import { statusSwitch } from '@/src/crud/fields/statusSwitch';
import { choice } from '@/src/ui/fields/choice';
import { everywhere, showOnly } from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { menuSelection } from './menuSelection';
import { dataScopes, isKept, isProtected, type Role, roleRules } from './role';
import { rolePages } from './rolePages';

const DataScopeDialog = load(() => import('./DataScopeDialog'));

/** Roles (角色管理; rest-contract, section 5). */
export const roles = defineResource<Role>(ruoyi({ roleId: '角色编号' }, { remark: 'form', filtered: true }))({
  label: '角色',
  endpoints: systemEndpoints['system/role'],
  canEdit: (role) => !isProtected(role),
  canDelete: (role) => !isKept(role),
  changesRules: true,
  invalidates: rolePages,
  card: { lines: [['roleKey', 'dataScope']] },
  fields: {
    roleName: nameField(roleRules.roleName),
    roleKey: nameField(roleRules.roleKey, {
      ...identifier,
      help: '程序中判断角色所用的标识，如 admin、common',
      serverErrors: ['角色权限已存在'],
    }),
    roleSort: sortField('显示顺序'),
    status: statusSwitch('状态', 'sys_normal_disable', { thing: '角色', on: everywhere }),
    dataScope: choice('权限范围', dataScopes, { on: showOnly }),
    menus: menuSelection('菜单权限'),
  },
  actions: {
    dataScope: { on: 'row', label: '数据权限', operation: 'dataScope', dialog: DataScopeDialog },
    users: {
      on: 'row',
      label: '分配用户',
      permission: 'system:role:edit',
      href: ({ roleId }) => `/system/role-auth/user/${roleId}`,
    },
  },
});
