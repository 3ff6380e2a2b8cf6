import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import type { Audited } from '@/src/crud/fields/audit';
import { dictionary } from '@/src/crud/fields/dictionary';
import { datetime } from '@/src/ui/fields/date';
import { text } from '@/src/ui/fields/text';
import { systemEndpoints } from '../endpoints';
import { RoleUsersToolbar } from './RoleUsersToolbar';

const RevokeOne = lazy(() => import('./RevokeDialogs').then(({ RevokeOne: one }) => ({ default: one })));
const RevokeMany = lazy(() => import('./RevokeDialogs').then(({ RevokeMany: many }) => ({ default: many })));

/** Somebody who holds a role, or might. */
export interface RoleUser extends Audited {
  userId: number;
  userName: string;
  nickName: string;
  email: string;
  phonenumber: string;
  status: string;
}

const fields = {
  userName: text('用户名称', { on: ['filter', 'list'] }),
  nickName: text('用户昵称', { on: ['list'] }),
  email: text('邮箱', { on: ['list'] }),
  phonenumber: text('手机', { on: ['filter', 'list'], filterLabel: '手机号码' }),
  status: dictionary('状态', 'sys_normal_disable', { on: ['list'] }),
  createTime: datetime('创建时间', { on: ['list'] }),
};

/** Who holds the role that the address names (分配用户; rest-contract, section 5.1). */
export const roleUsers = defineResource<RoleUser>({
  name: 'system/role/user',
  label: '角色用户',
  view: 'system/role-auth/user',
  endpoints: systemEndpoints['system/role/user'],
  title: 'userName',
  fields,
  // Whoever saves oneself a role less, or more, sees it at once.
  changesRules: true,
  rowActions: [{ key: 'cancel', label: '取消授权', operation: 'cancel', danger: true, Dialog: RevokeOne }],
  batchActions: [
    { key: 'cancelAll', label: '批量取消授权', operation: 'cancelAll', danger: true, Dialog: RevokeMany },
  ],
  Toolbar: RoleUsersToolbar,
});

/** Who does not hold it yet: a list to pick from, without a page of its own. */
export const candidates = defineResource<RoleUser>({
  name: 'system/role/candidate',
  label: '用户',
  view: '',
  endpoints: systemEndpoints['system/role/candidate'],
  title: 'userName',
  fields,
});
