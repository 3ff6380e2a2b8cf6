import { menuTable } from './menu/menuTable';
import { blankRole, roleTable } from './menu/roleTable';
import type { MockServer } from './mockServer';
import { accountTable } from './system/accountTable';

/** The role that an account gets; no role of the platform or of an institution has this id. */
const roleId = 9999;

/**
 * Limits an account to these permissions. Throws where the account does not exist, or where no menu entry grants a
 * permission: only the administrator has it.
 */
export async function allowOnly(
  { table }: MockServer,
  userName: string,
  permissions: readonly string[],
): Promise<void> {
  const nodes = (await table(menuTable)).all();
  const [known, allowed] = [new Set(nodes.map((node) => node.permissions)), new Set(permissions)];
  const unknown = permissions.filter((permission) => !known.has(permission));
  if (unknown.length > 0) throw new Error(`No entry of the menu grants ${unknown.join(', ')}`);
  const accounts = await table(accountTable);
  const account = accounts.find((row) => row.userName === userName);
  if (!account) throw new Error(`Nobody has the account "${userName}"`);
  const menuIds = nodes.filter((node) => allowed.has(node.permissions)).map(({ id }) => id);
  await (await table(roleTable)).put({
    ...blankRole,
    roleId,
    roleKey: 'some',
    roleName: '部分权限',
    menuIds,
  });
  await accounts.put({ ...account, roleIds: [roleId] });
}
