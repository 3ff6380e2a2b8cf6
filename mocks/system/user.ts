import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { isRecord, textOr } from '@/src/lib/record';
import { crudHandlers } from '../crud';
import { member } from '../list';
import { Beside, refuse } from '../responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { onOffWords } from '../rules';
import { dropSessionsOf, signOutStopped } from '../session';
import { formatTime } from '../time';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { userScope } from './dataScope';
import { deptsFor } from './dept';
import { deptTree } from './deptTable';
import { leaveOrganizations } from './organization';
import { postTable } from './post';
import { importUsers, userTemplate } from './userImport';
import { isStaff, roleResponse, rolesFor, userPresenter } from './userResponse';
import {
  givenPassword,
  refuseAdmin,
  refuseStrangeDept,
  refuseStrangeRoles,
  staffAccount,
  uniqueUser,
  userInput,
} from './userRules';

const { one, ...ordinary } = systemEndpoints['system/user'].operations;
const endpoints = { ...systemEndpoints['system/user'], operations: ordinary };

const standard = crudHandlers(endpoints, accountTable, {
  input: userInput,
  contains: ['userName', 'nickName', 'phonenumber'],
  // A department has the people of all departments below it as well.
  matches: { deptId: (row, id) => isInside(member(row, 'dept'), Number(id)) },
  visible: isStaff,
  scope: userScope,
  presenter: ({ mockServer }) => userPresenter(mockServer),
  unique: uniqueUser,
  complete: (_values, _id, { body }) => ({ ...newcomer, password: read(body.password, givenPassword) }),
  check: async (action, row, request, before) => {
    if (action === 'remove' && row.userId === request.user.userId) refuse('当前用户不能删除');
    if (action !== 'create') refuseAdmin(row);
    if (action === 'remove') return;
    if (before && before.userName !== row.userName) refuse('登录账号不能修改');
    await refuseStrangeDept(request, row.deptId);
    await refuseStrangeRoles(request, row, before?.roleIds);
  },
  onUpdated: (account, { mockServer }) => signOutStopped(mockServer, account),
  remove: async (account, { mockServer }) => {
    await (await mockServer.table(accountTable)).remove(account.userId);
    await leaveOrganizations(mockServer, account.userId);
    await dropSessionsOf(mockServer, account);
  },
  sheet: '用户',
  columns: {
    用户序号: 'userId',
    登录名称: 'userName',
    用户名称: 'nickName',
    用户邮箱: 'email',
    手机号码: 'phonenumber',
    用户性别: ['sex', { 0: '男', 1: '女', 2: '未知' }],
    账号状态: ['status', onOffWords],
    最后登录IP: 'loginIp',
    最后登录时间: 'loginDate',
    部门名称: 'dept.deptName',
    部门负责人: 'dept.leader',
  },
});

/** The platform's own staff (rest-contract, section 4). */
export const userRoutes: readonly Route[] = [
  ...standard,
  route(ordinary.options, (request) => choices(request)),
  route(one, async (request) => {
    const account = await staffAccount(request, request.params.id);
    const { members } = await choices(request, account.userId);
    const { postIds, roleIds } = account;
    return new Beside({
      data: (await userPresenter(request.mockServer))(account),
      postIds,
      roleIds,
      ...members,
    });
  }),
  route(ordinary.deptTree, async (request) => deptTree(await deptsFor(request))),
  route(ordinary.resetPwd, (request) =>
    change(request, { password: read(request.body.password, givenPassword) }),
  ),
  route(ordinary.roles, async (request) => {
    const account = await staffAccount(request, request.params.id);
    const roles = await rolesFor(request, account.userId);
    const isGranted = (roleId: number) => account.roleIds.includes(roleId);
    return new Beside({
      user: (await userPresenter(request.mockServer))(account),
      roles: roles.map((role) => ({ ...roleResponse(role), flag: isGranted(role.roleId) })),
    });
  }),
  route(ordinary.saveRoles, async (request) => {
    const { userId, roleIds } = request.query;
    const wanted = roleIds === '' ? [] : read({ roleIds }, z.object({ roleIds: idsSchema })).roleIds;
    await change({ ...request, body: { userId } }, { roleIds: wanted });
  }),
  route(ordinary.importTemplate, userTemplate),
  route(ordinary.importData, importUsers),
];

/** Initial values of a new account that nobody enters. */
const newcomer: Partial<Account> = {
  avatar: '',
  diagnosis: 0,
  loginDate: '',
  loginIp: '',
  storeId: 1,
};

/** Posts and roles that may be given to somebody; the first role only to the administrator. */
async function choices(request: SignedInRequest, userId?: number) {
  const roles = (await rolesFor(request, userId)).map(roleResponse);
  return new Beside({ roles, posts: (await request.mockServer.table(postTable)).all() });
}

function isInside(dept: unknown, above: number): boolean {
  if (!isRecord(dept)) return false;
  return dept.deptId === above || textOr(dept.ancestors).split(',').includes(String(above));
}

/** Changes members of the account that the body names; never the administrator's. */
async function change(request: SignedInRequest, changes: Partial<Account>): Promise<void> {
  const { mockServer, user, trail } = request;
  const before = await staffAccount(request, request.body.userId);
  refuseAdmin(before);
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.userName };
  const after = { ...before, ...changes, ...stamp };
  await refuseStrangeRoles(request, after, before.roleIds);
  await (await mockServer.table(accountTable)).put(after);
  Object.assign(trail, { before, after });
}
