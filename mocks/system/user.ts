import { systemEndpoints } from '@/resources/system/endpoints';
import { textOr } from '@/src/lib/record';
import { crudHandlers } from '../crud';
import { Beside, found, refuse } from '../responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from '../route';
import { onOffWords } from '../rules';
import { formatTime } from '../time';
import { idIn } from '../wire';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { deptTable, deptTree } from './deptTable';
import { postTable } from './post';
import { importUsers, userTemplate } from './userImport';
import { isStaff, roleResponse, rolesFor, userPresenter } from './userResponse';
import {
  firstPassword,
  givenPassword,
  refuseAdmin,
  refuseStrangeDept,
  refuseStrangeRoles,
  uniqueUser,
  userInput,
} from './userRules';
import { withDepartmentsBelow, withinScopeOfCaller } from './userScope';

const { one, ...ordinary } = systemEndpoints['system/user'].operations;
const endpoints = { ...systemEndpoints['system/user'], operations: ordinary };

const standard = crudHandlers(endpoints, accountTable, {
  input: userInput,
  contains: ['userName', 'nickName', 'phonenumber'],
  visible: isStaff,
  presenter: ({ mockServer }) => userPresenter(mockServer),
  unique: uniqueUser,
  complete: (_values, _id, { body }) => ({ ...newcomer, password: textOr(body.password) }),
  check: async (action, row, request, before) => {
    if (action === 'remove' && row.userId === request.user.userId) refuse('当前用户不能删除');
    if (action !== 'create') refuseAdmin(row);
    if (action === 'remove') return;
    if (before && before.userName !== row.userName) refuse('登录账号不能修改');
    if (!before && row.password !== '') read(row.password, givenPassword);
    await refuseStrangeDept(request.mockServer, row.deptId);
    await refuseStrangeRoles(request.mockServer, row, before?.roleIds);
  },
  onCreated: async (row, { mockServer }) => {
    if (row.password !== '') return;
    await (await mockServer.table(accountTable)).put({ ...row, password: await firstPassword(mockServer) });
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
  ...standard.map(withDepartmentsBelow).map(withinScopeOfCaller),
  route(ordinary.options, ({ mockServer }) => choices(mockServer)),
  route(one, async (request) => {
    const account = await accountOf(request, Number(request.params.id));
    const { members } = await choices(request.mockServer, account.userId);
    const { postIds, roleIds } = account;
    return new Beside({
      data: (await userPresenter(request.mockServer))(account),
      postIds,
      roleIds,
      ...members,
    });
  }),
  route(ordinary.deptTree, async ({ mockServer }) => deptTree((await mockServer.table(deptTable)).all())),
  route(ordinary.resetPwd, (request) =>
    change(request, { password: read(request.body.password, givenPassword) }),
  ),
  route(ordinary.roles, async (request) => {
    const account = await accountOf(request, Number(request.params.id));
    const roles = await rolesFor(request.mockServer, account.userId);
    const isGranted = (roleId: number) => account.roleIds.includes(roleId);
    return new Beside({
      user: (await userPresenter(request.mockServer))(account),
      roles: roles.map((role) => ({ ...roleResponse(role), flag: isGranted(role.roleId) })),
    });
  }),
  route(ordinary.saveRoles, async (request) => {
    const { userId, roleIds = '' } = request.query;
    const body = { userId };
    const wanted = roleIds === '' ? [] : read(roleIds, idsSchema);
    await change({ ...request, body }, { roleIds: wanted });
  }),
  route(ordinary.importTemplate, userTemplate),
  route(ordinary.importData, importUsers),
];

/** What a new account holds that nobody enters. */
const newcomer: Partial<Account> = {
  avatar: '',
  diagnosis: 0,
  loginDate: '',
  loginIp: '',
  storeId: 1,
};

/** Posts and roles that may be given to somebody; the first role only to the administrator. */
async function choices(mockServer: SignedInRequest['mockServer'], userId?: number) {
  const roles = (await rolesFor(mockServer, userId)).map(roleResponse);
  return new Beside({ roles, posts: (await mockServer.table(postTable)).all() });
}

async function accountOf({ mockServer }: SignedInRequest, userId: number): Promise<Account> {
  const account = found((await mockServer.table(accountTable)).get(userId));
  return found(isStaff(account) ? account : undefined);
}

/** Changes members of the account that the body names; never the administrator's. */
async function change(request: SignedInRequest, changes: Partial<Account>): Promise<void> {
  const { mockServer, user, trail } = request;
  const before = await accountOf(request, idIn(request, 'userId'));
  refuseAdmin(before);
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.userName };
  const after = { ...before, ...changes, ...stamp };
  await refuseStrangeRoles(mockServer, after, before.roleIds);
  await (await mockServer.table(accountTable)).put(after);
  Object.assign(trail, { before, after });
}
