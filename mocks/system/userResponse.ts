import { platformStoreId } from '../customer/storeRow';
import { adminRoleId, firstStoreRoleId, type Role, roleTable } from '../menu/roleTable';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';
import type { Account } from './account';
import { roleScope } from './dataScope';
import { type DeptRow, deptTable } from './deptTable';

/** Id of the account that nobody may change (rest-contract, section 2.3). */
export const adminUserId = 1;

/** Whether an account is one of the platform's own staff: the others are no business of 用户管理. */
export function isStaff({ storeId }: Pick<Account, 'storeId'>): boolean {
  return storeId === platformStoreId;
}

/** Makes accounts into RuoYi's users, with department and roles; passwords never leave the server. */
export async function userPresenter({ table }: Pick<MockServer, 'table'>) {
  const [depts, roles] = [await table(deptTable), await table(roleTable)];
  return (account: Account) => {
    const { password: _password, diagnosis: _diagnosis, storeId: _storeId, ...user } = account;
    const { deptId, roleIds, postIds: _postIds, ...rest } = user;
    return {
      ...rest,
      deptId: deptId || null,
      dept: deptResponse(depts.get(deptId)),
      roles: roleIds.flatMap((id) => roles.get(id) ?? []).map(roleResponse),
      /** 0 for somebody without a role. */
      roleId: roleIds[0] ?? 0,
      admin: account.userId === adminUserId,
      delFlag: '0',
    };
  };
}

function deptResponse(dept: DeptRow | undefined) {
  if (!dept) return null;
  const { deptId, deptName, leader, status, parentId, ancestors, orderNum } = dept;
  return { deptId, deptName, leader, status, parentId, ancestors, orderNum };
}

/** A role without what it grants. */
export function roleResponse({ menuIds: _menuIds, deptIds: _deptIds, ...role }: Role) {
  return { ...role, admin: role.roleId === adminRoleId, flag: false };
}

/** The roles that the caller may assign, disabled ones among them; the first role only stays with its user. */
export async function rolesFor(request: SignedInRequest, userId?: number): Promise<Role[]> {
  const roles = (await request.mockServer.table(roleTable)).all().filter(await roleScope.covers(request));
  const own = roles.filter(({ roleId }) => roleId < firstStoreRoleId);
  const offered = own.filter(({ roleId }) => roleId !== adminRoleId || userId === adminUserId);
  return offered.toSorted((one, other) => one.roleSort - other.roleSort);
}
