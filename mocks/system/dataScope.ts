import type { Role } from '../menu/roleTable';
import type { MockServer } from '../mockServer';
import { isAdmin, rolesOf } from '../session';
import type { Account } from './account';
import { type DeptRow, deptTable, isWithin } from './deptTable';

/** Whose rows a scope covers. */
type Covered = Pick<Account, 'userId' | 'deptId'>;

/** Which people's rows somebody may see by the scopes of their roles, any of which is enough (rest-contract, section 5). */
export async function withinScope(
  mockServer: Pick<MockServer, 'table'>,
  user: Account,
): Promise<(row: Covered) => boolean> {
  if (isAdmin(user)) return () => true;
  const roles = await rolesOf(mockServer, user);
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
    case '1':
      return true;
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
