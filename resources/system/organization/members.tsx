import { UserAddOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { RecordLink } from '@/src/crud/RecordLink';
import { type CellProps, emptyText, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { toggle } from '@/src/ui/fields/toggle';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { useGrantable } from '../user/useGrantable';
import type { User } from '../user/user';
import type { Member } from './organization';

const AddMembersDialog = load(() => import('./AddMembersDialog'));

const listed = { on: listOnly };

/** The roles of a member, who are known by name: each is a link where the role's page opens (decision 38). */
function RolesCell({ value }: CellProps<string>) {
  const { data } = useGrantable();
  if (!value) return emptyText;
  return value.split('、').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '、'}
      <RecordLink resource="system/role" id={data?.roles.find((role) => role.name === name)?.id}>
        {name}
      </RecordLink>
    </Fragment>
  ));
}

/** Members of the organization that the address names (组织机构, screen H5). */
export const members = defineResource<Member>()({
  label: '成员',
  view: 'system/organization/index',
  search: false,
  endpoints: systemEndpoints['system/organization/member'],
  title: 'realName',
  card: { lines: [['userName', 'mobile', 'deptName']] },
  filters: {
    keyword: text('成员', { personal: true, placeholder: '姓名、用户名称或手机号', on: ['filter'] }),
  },
  // The tree counts them.
  invalidates: [callKey('system/organization')],
  fields: {
    realName: text('姓名', { ...listed, width: 100 }),
    userName: text('用户名称', listed),
    mobile: text('手机号', listed),
    roleName: text('角色', { ...listed, Cell: RolesCell }),
    deptName: text('部门', listed),
    status: toggle('状态', listed),
  },
  actions: {
    add: {
      on: 'toolbar',
      label: '添加成员',
      icon: <UserAddOutlined aria-hidden />,
      primary: true,
      operation: 'save',
      dialog: AddMembersDialog,
    },
    take: {
      on: 'row',
      label: '移除',
      danger: true,
      operation: 'take',
      confirm: ({ realName }) => `是否确认将「${realName}」移出该组织？`,
      request: ({ id }, { scope }) => ({ body: { orgId: scope.orgId, userIds: String(id) } }),
      success: '移除成功',
    },
    takeAll: {
      on: 'batch',
      label: '批量移除',
      danger: true,
      operation: 'take',
      confirm: (rows) => `是否确认将选中的 ${rows.length} 人移出该组织？`,
      requestAll: (rows, { scope }) => ({
        body: { orgId: scope.orgId, userIds: rows.map(({ id }) => id).join(',') },
      }),
    },
  },
});

/** The staff to pick from; their list is that of 用户管理. */
export const staff = defineResource<User>()({
  label: '用户',
  name: 'system/user',
  view: null,
  endpoints: systemEndpoints['system/user'],
  card: { title: 'nickName', lines: [['userName', 'phonenumber']] },
  title: 'nickName',
  search: false,
  fields: {
    nickName: text('姓名', { on: listOnly, width: 100 }),
    userName: text('用户名称', { personal: true, on: ['filter', 'list'] }),
    phonenumber: text('手机号码', { personal: true, on: ['filter', 'list'] }),
    status: dictionary('状态', 'sys_normal_disable', { on: ['filter', 'list'] }),
  },
});
