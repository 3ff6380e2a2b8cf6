import type { Scope } from '../crudOptions';
import type { Role } from '../menu/roleTable';
import type { SignedInRequest } from '../route';
import { isAdmin, rolesOf } from '../session';
import type { Account } from './account';
import { accountTable } from './accountTable';
import { type DeptRow, deptTable, isWithin } from './deptTable';

/** Members that decide whether a scope covers a row. */
type Covered = Pick<Account, 'userId' | 'deptId'>;

type Caller = Pick<SignedInRequest, 'mockServer' | 'user'>;

/** The people whose rows the roles of somebody cover, any of which is enough (rest-contract, section 5). */
export const userScope: Scope<Covered> = {
  covers: async (request) => (await rowsCovered(request)) ?? (() => true),
  refusal: '没有权限访问用户数据！',
};

/** The departments that they cover. */
export const deptScope: Scope<Pick<DeptRow, 'deptId'>> = {
  covers: async (request) => {
    const covers = await rowsCovered(request);
    return ({ deptId }) => covers?.({ deptId, userId: 0 }) ?? true;
  },
  refusal: '没有权限访问部门数据！',
};

/** The scope of roles: those held by an account that the caller covers. */
export const roleScope: Scope<Pick<Role, 'roleId'>> = {
  covers: async (request) => {
    const covers = await rowsCovered(request);
    if (!covers) return () => true;
    const people = (await request.mockServer.table(accountTable)).all().filter(covers);
    const held = new Set(people.flatMap(({ roleIds }) => roleIds));
    return ({ roleId }) => held.has(roleId);
  },
  refusal: '没有权限访问角色数据！',
};

/** Undefined where there is no limit: for the administrator, and for anyone who has a role that covers everything. */
async function rowsCovered({ mockServer, user }: Caller): Promise<((row: Covered) => boolean) | undefined> {
  if (isAdmin(user)) return undefined;
  const roles = await rolesOf(mockServer, user);
  if (roles.some(({ dataScope }) => dataScope === '1')) return undefined;
  const depts = (await mockServer.table(deptTable)).all();
  return (row) => roles.some((role) => covers(role, user, row, depts));
}

function covers(
  { dataScope, deptIds }: Role,
  user: Account,
  row: Covered,
  depts: readonly DeptRow[],
): boolean {
  const dept = depts.find(({ deptId }) => deptId === row.deptId);
  switch (dataScope) {
    case '2':
      return deptIds.includes(row.deptId);
    case '3':
      return row.deptId === user.deptId;
    case '4':
      return dept !== undefined && isWithin(dept, user.deptId);
    default:
      return row.userId === user.userId;
  }
}
