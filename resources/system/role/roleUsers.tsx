import { UserAddOutlined } from '@ant-design/icons';
import { closeTab } from '@/src/crud/actions/ToolbarActions';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import type { Audited } from '@/src/crud/fields/ruoyi';
import type { CardSpec } from '@/src/crud/resourceSpec';
import type { RecordId } from '@/src/lib/recordId';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { rolePages } from './rolePages';

const GrantDialog = load(() => import('./GrantDialog'));

/** A holder of a role, or a candidate. */
export interface RoleUser extends Audited {
  userId: RecordId;
  userName: string;
  nickName: string;
  email: string;
  phonenumber: string;
  status: string;
}

const fields = {
  userName: text('用户名称', { personal: true, on: filterAndList }),
  nickName: text('用户昵称', { on: listOnly }),
  email: text('邮箱', { on: listOnly }),
  phonenumber: text('手机号码', { personal: true, on: filterAndList }),
  status: dictionary('状态', 'sys_normal_disable', { on: listOnly }),
  createTime: datetime('创建时间', { on: listOnly }),
};

const card: CardSpec<RoleUser> = { title: 'nickName', lines: [['userName', 'phonenumber']] };

/** Holders of the role that the address names (分配用户; rest-contract, section 5.1). */
export const roleUsers = defineResource<RoleUser>()({
  label: '角色用户',
  search: false,
  endpoints: systemEndpoints['system/role/user'],
  fields,
  card,
  // A change of one's own roles takes effect at once.
  changesRules: true,
  invalidates: rolePages,
  actions: {
    add: {
      on: 'toolbar',
      label: '添加用户',
      icon: <UserAddOutlined aria-hidden />,
      primary: true,
      operation: 'selectAll',
      dialog: GrantDialog,
    },
    cancel: {
      on: 'row',
      label: '取消授权',
      danger: true,
      operation: 'cancel',
      confirm: ({ userName }) => `确认要取消该用户「${userName}」的角色吗？`,
      request: ({ userId }, { scope }) => ({ body: { userId, roleId: scope.roleId } }),
      success: '取消授权成功',
    },
    cancelAll: {
      on: 'batch',
      label: '批量取消授权',
      danger: true,
      operation: 'cancelAll',
      confirm: () => '是否取消选中用户授权数据项？',
      requestAll: (rows, { scope }) => ({
        query: { roleId: scope.roleId, userIds: rows.map(({ userId }) => userId).join(',') },
      }),
    },
    close: closeTab('/system/role'),
  },
});

/** Candidates for the role: a list to pick from, without a page of its own. */
export const candidates = defineResource<RoleUser>()({
  label: '用户',
  view: null,
  endpoints: systemEndpoints['system/role/candidate'],
  card,
  fields,
});
