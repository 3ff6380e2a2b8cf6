import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { audited, idField, nameField, sortField } from '@/src/crud/fields/audit';
import { statusSwitch } from '@/src/crud/fields/statusSwitch';
import { choice } from '@/src/ui/fields/choice';
import { everywhere } from '@/src/ui/fields/field';
import { systemEndpoints } from '../endpoints';
import { menuSelection } from './menuSelection';
import { dataScopes, isProtected, type Role } from './role';

const DataScopeDialog = lazy(() => import('./DataScopeDialog'));

/** Roles (角色管理; rest-contract, section 5). */
export const roles = defineResource<Role>()({
  label: '角色',
  endpoints: systemEndpoints['system/role'],
  title: 'roleName',
  search: 'roleName',
  idLabel: '角色编号',
  canEdit: (role) => !isProtected(role),
  requiredMessage: '不能为空',
  changesRules: true,
  fields: {
    roleId: idField('角色编号'),
    roleName: nameField('角色名称', 30),
    roleKey: nameField('权限字符', 100, {
      help: '程序中判断角色所用的标识，如 admin、common',
      serverErrors: ['角色权限已存在'],
    }),
    roleSort: sortField('角色顺序', { columnLabel: '显示顺序' }),
    status: statusSwitch('状态', 'sys_normal_disable', { thing: '角色', on: everywhere }),
    dataScope: choice('权限范围', dataScopes, { on: ['show'] }),
    menus: menuSelection('菜单权限'),
    ...audited({ remarkListed: false, filtered: true }),
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
