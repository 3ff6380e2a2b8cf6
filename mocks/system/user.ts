import { systemEndpoints } from '@/resources/system/endpoints';
import { textOr } from '@/src/lib/record';
import { Beside, found, refuse } from '../answer';
import { crudHandlers } from '../crud';
import { type Asked, idsSchema, type Route, read, route } from '../route';
import { onOffWords } from '../rules';
import { formatTime } from '../time';
import { idIn } from '../wire';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { deptTable, deptTree } from './deptTable';
import { postTable } from './post';
import { isStaff, roleAnswer, rolesFor, userPresenter } from './userAnswer';
import { importUsers, userTemplate } from './userImport';
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
  presenter: ({ world }) => userPresenter(world),
  unique: uniqueUser,
  complete: (_values, _id, { body }) => ({ ...newcomer, password: textOr(body.password) }),
  check: async (action, row, asked, before) => {
    if (action === 'remove' && row.userId === asked.user.userId) refuse('当前用户不能删除');
    if (action !== 'create') refuseAdmin(row);
    if (action === 'remove') return;
    if (before && before.userName !== row.userName) refuse('登录账号不能修改');
    if (!before && row.password !== '') read(row.password, givenPassword);
    await refuseStrangeDept(asked.world, row.deptId);
    await refuseStrangeRoles(asked.world, row, before?.roleIds);
  },
  onCreated: async (row, { world }) => {
    if (row.password !== '') return;
    await (await world.table(accountTable)).put({ ...row, password: await firstPassword(world) });
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
  route(ordinary.options, ({ world }) => choices(world)),
  route(one, async (asked) => {
    const account = await accountOf(asked, Number(asked.params.id));
    const { members } = await choices(asked.world, account.userId);
    const { postIds, roleIds } = account;
    return new Beside({
      data: (await userPresenter(asked.world))(account),
      postIds,
      roleIds,
      ...members,
    });
  }),
  route(ordinary.deptTree, async ({ world }) => deptTree((await world.table(deptTable)).all())),
  route(ordinary.resetPwd, (asked) => change(asked, { password: read(asked.body.password, givenPassword) })),
  route(ordinary.roles, async (asked) => {
    const account = await accountOf(asked, Number(asked.params.id));
    const roles = await rolesFor(asked.world, account.userId);
    const isGranted = (roleId: number) => account.roleIds.includes(roleId);
    return new Beside({
      user: (await userPresenter(asked.world))(account),
      roles: roles.map((role) => ({ ...roleAnswer(role), flag: isGranted(role.roleId) })),
    });
  }),
  route(ordinary.saveRoles, async (asked) => {
    const { userId, roleIds = '' } = asked.query;
    const body = { userId };
    const wanted = roleIds === '' ? [] : read(roleIds, idsSchema);
    await change({ ...asked, body }, { roleIds: wanted });
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
async function choices(world: Asked['world'], userId?: number) {
  const roles = (await rolesFor(world, userId)).map(roleAnswer);
  return new Beside({ roles, posts: (await world.table(postTable)).all() });
}

async function accountOf({ world }: Asked, userId: number): Promise<Account> {
  const account = found((await world.table(accountTable)).get(userId));
  return found(isStaff(account) ? account : undefined);
}

/** Changes members of the account that the body names; never the administrator's. */
async function change(asked: Asked, changes: Partial<Account>): Promise<void> {
  const { world, user, trail } = asked;
  const before = await accountOf(asked, idIn(asked, 'userId'));
  refuseAdmin(before);
  const stamp = { updateTime: formatTime(world.now()), updateBy: user.userName };
  const after = { ...before, ...changes, ...stamp };
  await refuseStrangeRoles(world, after, before.roleIds);
  await (await world.table(accountTable)).put(after);
  Object.assign(trail, { before, after });
}
