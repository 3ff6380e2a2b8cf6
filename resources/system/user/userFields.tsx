import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { createdField, idField, remarkField } from '@/src/crud/fields/ruoyi';
import { statusSwitch } from '@/src/crud/fields/statusSwitch';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import type { RecordId } from '@/src/lib/recordId';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import {
  emptyText,
  everywhere,
  fieldOf,
  formAndShow,
  formOnly,
  type Kind,
  listAndShow,
  showOnly,
} from '@/src/ui/fields/field';
import { identifier } from '@/src/ui/fields/identifier';
import { mobileNumber } from '@/src/ui/fields/phone';
import { rule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { systemEndpoints } from '../endpoints';
import { grantable } from './grantable';
import { passwordProblem } from './passwordProblem';
import type { User, UserDept } from './user';
import { userRules } from './user';

const FirstPasswordInput = load(() => import('./FirstPasswordInput'));

const { deptTree } = systemEndpoints['system/user'].operations;

/** Shown by its name; chosen by its id, in a field of its own. */
const deptKind: Kind<UserDept> = {
  Cell: ({ value }) => value?.deptName || emptyText,
  Input: () => null,
  operator: 'eq',
  verb: '请选择',
  width: 110,
  sheet: { write: ({ deptName }) => deptName },
};

/** Fields of a user (rest-contract, section 4). */
export const userFields: FieldsOf<User> = {
  userId: idField('用户编号'),
  userName: text(userRules.userName, {
    ...identifier,
    personal: true,
    on: everywhere,
    width: 110,
    fixed: true,
    unique: true,
    rules: [{ min: 2, max: 20, message: '用户名称长度必须介于 2 和 20 之间' }],
    serverErrors: ['登录账号', '用户账号'],
  }),
  nickName: text(userRules.nickName, { width: 100, serverErrors: ['用户昵称'] }),
  dept: fieldOf('部门', deptKind, { on: listAndShow }),
  deptId: treeSelect('归属部门', { operation: deptTree }, { on: formOnly, serverErrors: ['部门数据'] }),
  phonenumber: text(userRules.phonenumber, {
    personal: true,
    on: everywhere,
    width: 116,
    unique: true,
    ...mobileNumber,
    serverErrors: ['手机号码'],
  }),
  email: text(userRules.email, {
    on: formAndShow,
    ...identifier,
    rules: [rule('email')],
    serverErrors: ['邮箱'],
  }),
  password: text('用户密码', {
    on: ['create'],
    required: true,
    secret: true,
    rules: [{ validator: (_rule, value: unknown) => checkPassword(String(value ?? '')) }],
    serverErrors: ['用户密码', '非法字符'],
    Input: FirstPasswordInput,
  }),
  sex: dictionary('用户性别', 'sys_user_sex', { on: formAndShow }),
  status: statusSwitch('状态', 'sys_normal_disable', { on: everywhere, thing: '用户' }),
  postIds: grantable('岗位', 'posts', { on: formAndShow, initial: [] }),
  roleIds: grantable('角色', 'roles', { on: formAndShow, initial: [], serverErrors: ['角色数据'] }),
  remark: remarkField({ on: formAndShow }),
  loginIp: text('最后登录IP', { on: showOnly }),
  loginDate: datetime('最后登录时间', { on: showOnly }),
  createBy: text('创建者', { on: showOnly }),
  createTime: createdField({ filtered: true }),
  roleId: choice<RecordId>('角色分配', [{ value: 0, label: '未分配角色' }], {
    on: ['filter'],
    ownServer: true,
  }),
};

function checkPassword(password: string): Promise<void> {
  const problem = passwordProblem(password);
  return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
}
