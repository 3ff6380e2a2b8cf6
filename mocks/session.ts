import { z } from 'zod';
import { callPermissionsFor, type Permitted } from '@/providers/endpoints/permissionsFor';
import { grantsPermission } from '@/src/lib/grantsPermission';
import { storeNodes, storeRolesOf } from './customer/storeGrants';
import { platformStoreId } from './customer/storeRow';
import { type Machine, machineMembers, machineOf } from './machine';
import { menuTable } from './menu/menuTable';
import type { MenuNode } from './menu/node';
import { adminRoleId, blankRole, type Role, roleTable } from './menu/roleTable';
import type { MockServer } from './mockServer';
import { seedSessions } from './monitor/onlineSeed';
import type { Account } from './system/account';
import { accountTable } from './system/accountTable';
import { defineTable } from './table';

/** A session: RuoYi's online user (rest-contract, section 14). */
export interface Session extends Machine {
  id: number;
  /** The token that the caller sends; never in a response. */
  token: string;
  /** The public id of the session. */
  tokenId: string;
  userId: number;
  /** 1 once the server has ended it: its next call is answered 40310. */
  closed: number;
  /** Whether it began with a code sent to the phone: its user may not know the password. */
  bySms: boolean;
  /** Milliseconds. */
  loginTime: number;
}

/** The signed-in sessions. */
export const sessionTable = defineTable<Session>({
  name: 'session',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    token: z.string(),
    tokenId: z.string(),
    userId: z.number(),
    closed: z.number(),
    bySms: z.boolean().default(false),
    loginTime: z.number(),
    ...machineMembers,
  }),
  seed: seedSessions,
});

/** Parts of a mock server that the session functions need. */
type Tables = Pick<MockServer, 'table'>;

/** How a session begins, where it is not by a password and with a plain token. */
interface Opening {
  readonly bySms?: boolean;
  /** Makes the token from a secret and the session's public id. */
  readonly tokenOf?: (secret: string, tokenId: string) => string;
}

/** Begins a session and returns its token. Known headers describe the machine. */
export async function openSession(
  { table, now }: Pick<MockServer, 'table' | 'now'>,
  { userId }: Account,
  headers: Headers = {},
  { bySms = false, tokenOf = (secret) => secret }: Opening = {},
): Promise<string> {
  const sessions = await table(sessionTable);
  const tokenId = crypto.randomUUID();
  const token = tokenOf(crypto.randomUUID(), tokenId);
  const machine = machineOf(headers);
  await sessions.put({
    id: sessions.nextId(),
    token,
    tokenId,
    userId,
    closed: 0,
    bySms,
    loginTime: now(),
    ...machine,
  });
  return token;
}

/** Ends a session so that its next call is answered 401, as after its time. False where nobody has it. */
export async function dropSession({ table }: Tables, tokenId: string): Promise<boolean> {
  const sessions = await table(sessionTable);
  const session = sessions.find((row) => row.tokenId === tokenId);
  if (session) await sessions.remove(session.id);
  return session !== undefined;
}

/** Ends all sessions of somebody so that their next calls are answered 401. */
export async function dropSessionsOf({ table }: Tables, { userId }: Pick<Account, 'userId'>): Promise<void> {
  const sessions = await table(sessionTable);
  for (const session of sessions.all()) if (session.userId === userId) await sessions.remove(session.id);
}

/** Ends the sessions of somebody who has been stopped: they do not go on once the account is enabled again. */
export async function signOutStopped(tables: Tables, account: Account): Promise<void> {
  if (account.status !== '0') await dropSessionsOf(tables, account);
}

/** Ends the sessions of everybody in an institution. */
export async function closeSessionsOf({ table }: Tables, storeId: number): Promise<void> {
  const [sessions, accounts] = [await table(sessionTable), await table(accountTable)];
  const concerned = sessions.all().filter(({ userId }) => accounts.get(userId)?.storeId === storeId);
  for (const session of concerned) await sessions.put({ ...session, closed: 1 });
}

/** Ends the session that a request came with. */
export async function closeSession({ table }: Tables, headers: Headers): Promise<void> {
  const session = await sessionOf({ table }, headers);
  if (session) await (await table(sessionTable)).put({ ...session, closed: 1 });
}

/** The session that a request came with. */
export async function sessionOf({ table }: Tables, headers: Headers): Promise<Session | undefined> {
  const token = tokenIn(headers);
  return token ? (await table(sessionTable)).find((row) => row.token === token) : undefined;
}

/** Names in lower case. */
type Headers = Readonly<Record<string, string>>;

/** The header `token`, or the bearer token. */
function tokenIn(headers: Headers): string | undefined {
  return headers.token || headers.authorization?.replace(/^Bearer\s+/i, '');
}

/** The caller, by the header `token` or the bearer token. */
export async function callerOf({ table }: Tables, headers: Headers): Promise<Account | 'nobody' | 'closed'> {
  const session = await sessionOf({ table }, headers);
  if (!session) return 'nobody';
  if (session.closed) return 'closed';
  const account = (await table(accountTable)).get(session.userId);
  return account?.status === '0' ? account : 'nobody';
}

/** The enabled roles of an account; none for an account without roles. */
export async function rolesOf({ table }: Tables, account: Account): Promise<readonly Role[]> {
  const { roleIds, storeId } = account;
  const roles = await table(roleTable);
  const given = roleIds.flatMap((id) => roles.get(id) ?? []).filter(({ status }) => status === '0');
  if (storeId === platformStoreId) return given;
  const own = (await storeRolesOf({ table }, account)).map(({ id, name, templateId }) => {
    const { roleKey = `role_${id}` } = roles.get(templateId) ?? {};
    return { ...blankRole, roleId: id, roleKey, roleName: name };
  });
  return [...given, ...own];
}

/** The menu nodes that an account's roles grant, but disabled ones. */
export async function grantedNodes(tables: Tables, account: Account): Promise<readonly MenuNode[]> {
  const nodes = (await tables.table(menuTable)).all().filter(({ status }) => status === '0');
  return nodesHeld(tables, account, nodes);
}

/** The nodes among these that an account's roles name. */
export async function nodesHeld(
  tables: Tables,
  account: Account,
  nodes: readonly MenuNode[],
): Promise<readonly MenuNode[]> {
  if (isAdmin(account)) return nodes;
  const isOfStore = account.storeId !== platformStoreId;
  const ofStore = isOfStore ? await storeNodes(tables, account, nodes) : [];
  const given = (await rolesOf(tables, account)).flatMap(({ menuIds }) => menuIds);
  const granted = new Set([...given, ...ofStore.map(({ id }) => id)]);
  return nodes.filter(({ id }) => granted.has(id));
}

/** The permission strings of an account, sorted: `*:*:*` for the administrator. */
export async function permissionsOf(tables: Tables, account: Account): Promise<readonly string[]> {
  if (isAdmin(account)) return ['*:*:*'];
  const nodes = await grantedNodes(tables, account);
  return [...new Set(nodes.map(({ permissions }) => permissions).filter(Boolean))].sort();
}

/** Whether an account may make a call that needs this permission. */
export async function canCall(
  tables: Tables,
  account: Account,
  permission: string | undefined,
): Promise<boolean> {
  if (permission === undefined || isAdmin(account)) return true;
  const permissions = await permissionsOf(tables, account);
  return permissions.some((held) => grantsPermission(held, permission));
}

/** Whether the caller may make a call: with its own permission, or another one that it accepts. */
export async function mayCall(
  { mockServer, user }: { mockServer: Tables; user: Account },
  operation: Permitted,
): Promise<boolean> {
  const needed = callPermissionsFor(operation);
  if (needed.length === 0) return true;
  const answers = await Promise.all(needed.map((permission) => canCall(mockServer, user, permission)));
  return answers.includes(true);
}

/** Whether an account holds the role that may do everything. */
export function isAdmin({ roleIds }: Pick<Account, 'roleIds'>): boolean {
  return roleIds.includes(adminRoleId);
}
