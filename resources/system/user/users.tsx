import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { systemEndpoints } from '../endpoints';
import { ImportUsers } from './ImportUsers';
import { isAdministrator, type User } from './user';
import { userFields } from './userFields';

const ResetPasswordDialog = lazy(() => import('./ResetPasswordDialog'));

/** The platform's staff (用户管理; rest-contract, section 4). */
export const users = defineResource<User>({
  name: 'system/user',
  label: '用户',
  view: 'system/user/index',
  endpoints: systemEndpoints['system/user'],
  title: 'userName',
  search: 'userName',
  idLabel: '用户编号',
  requiredMessage: '不能为空',
  fixes: isAdministrator,
  changesRules: true,
  fields: userFields,
  rowActions: [
    { key: 'reset', label: '重置密码', operation: 'resetPwd', Dialog: ResetPasswordDialog },
    {
      key: 'roles',
      label: '分配角色',
      permission: 'system:user:edit',
      to: ({ userId }, search) => `/system/user-auth/role/${userId}${search}`,
    },
  ],
  Toolbar: ImportUsers,
});
