import { z } from 'zod';
import { menuTable } from './menu/menuTable';
import type { MenuNode } from './menu/node';
import { adminRoleId, type Role, roleTable, templateOf } from './menu/roleTable';
import type { Account } from './system/account';
import { accountTable } from './system/accountTable';
import { defineTable } from './table';
import type { World } from './world';

interface Session {
  id: number;
  token: string;
  userId: number;
  /** 1 once the server has ended it: its next call is answered 40310. */
  closed: number;
}

const sessionTable = defineTable<Session>({
  name: 'session',
  idField: 'id',
  schema: z.object({ id: z.number(), token: z.string(), userId: z.number(), closed: z.number() }),
});

/** What the session functions need of a world. */
type Tables = Pick<World, 'table'>;

/** Begins a session; returns its token. */
export async function openSession({ table }: Tables, { userId }: Account): Promise<string> {
  const sessions = await table(sessionTable);
  const token = crypto.randomUUID();
  await sessions.put({ id: sessions.nextId(), token, userId, closed: 0 });
  return token;
}

/** Ends the sessions of everybody in an institution. */
export async function closeSessionsOf({ table }: Tables, storeId: number): Promise<void> {
  const [sessions, accounts] = [await table(sessionTable), await table(accountTable)];
  const concerned = sessions.all().filter(({ userId }) => accounts.get(userId)?.storeId === storeId);
  for (const session of concerned) await sessions.put({ ...session, closed: 1 });
}

/** Ends the session that a request came with. */
export async function closeSession({ table }: Tables, headers: Headers): Promise<void> {
  const sessions = await table(sessionTable);
  const session = sessions.find((row) => row.token === tokenOf(headers));
  if (session) await sessions.put({ ...session, closed: 1 });
}

/** Names in lower case. */
type Headers = Readonly<Record<string, string>>;

/** The header `token`, or the bearer token. */
function tokenOf(headers: Headers): string | undefined {
  return headers.token || headers.authorization?.replace(/^Bearer\s+/i, '');
}

/** Who is calling, by the header `token` or the bearer token. */
export async function callerOf({ table }: Tables, headers: Headers): Promise<Account | 'nobody' | 'closed'> {
  const token = tokenOf(headers);
  if (!token) return 'nobody';
  const session = (await table(sessionTable)).find((row) => row.token === token);
  if (!session) return 'nobody';
  if (session.closed) return 'closed';
  const account = (await table(accountTable)).get(session.userId);
  return account?.status === '0' ? account : 'nobody';
}

/** The role of an account; undefined for somebody who has none. */
export async function roleOf({ table }: Tables, { roleId }: Account): Promise<Role | undefined> {
  const roles = await table(roleTable);
  return roles.get(roleId) ?? roles.get(templateOf(roleId));
}

/** The menu nodes that an account's role grants. */
export async function grantedNodes(tables: Tables, account: Account): Promise<readonly MenuNode[]> {
  const role = await roleOf(tables, account);
  if (!role) return [];
  const nodes = (await tables.table(menuTable)).all();
  if (role.id === adminRoleId) return nodes;
  const granted = new Set(role.grants);
  return nodes.filter(({ id }) => granted.has(id));
}

/** The permission strings of an account, sorted: `*:*:*` for the administrator. */
export async function permissionsOf(tables: Tables, account: Account): Promise<readonly string[]> {
  if (account.roleId === adminRoleId) return ['*:*:*'];
  const nodes = await grantedNodes(tables, account);
  return [...new Set(nodes.map(({ permissions }) => permissions).filter(Boolean))].sort();
}

/** Whether an account may make a call that needs this permission. */
export async function mayCall(
  tables: Tables,
  account: Account,
  permission: string | undefined,
): Promise<boolean> {
  if (permission === undefined || account.roleId === adminRoleId) return true;
  return (await permissionsOf(tables, account)).includes(permission);
}
