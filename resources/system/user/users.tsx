import { UploadOutlined } from '@ant-design/icons';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { deleteQuestion } from './deleteQuestion';
import { isAdministrator, type User } from './user';
import { userFields } from './userFields';

const ImportUsersDialog = load(() => import('./ImportUsersDialog'));
const ResetPasswordDialog = load(() => import('./ResetPasswordDialog'));

/** The platform's staff (用户管理; rest-contract, section 4). */
export const users = defineResource<User>()({
  label: '用户',
  endpoints: systemEndpoints['system/user'],
  canEdit: (user) => !isAdministrator(user),
  deleteQuestion,
  changesRules: true,
  // Members of the staff stand in short lists, in organizations, and beside the institutions that they look after.
  invalidates: [
    ...['permission', 'choices', 'system/organization', 'system/organization/member', 'customer/store'].map(
      (name) => callKey(name),
    ),
    callKey(['management', 'owners']),
  ],
  card: { title: 'nickName', lines: [['userName', 'dept', 'phonenumber']] },
  fields: userFields,
  actions: {
    import: {
      on: 'toolbar',
      label: '导入',
      icon: <UploadOutlined aria-hidden />,
      operation: 'importData',
      dialog: ImportUsersDialog,
    },
    reset: { on: 'row', label: '重置密码', operation: 'resetPwd', dialog: ResetPasswordDialog },
    roles: {
      on: 'row',
      label: '分配角色',
      permission: 'system:user:edit',
      href: ({ userId }, search) => `/system/user-auth/role/${userId}${search}`,
    },
  },
});
