import { isRecord, isYes, textOr, textsOf } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import type { User } from './user';

/** The role of persons to whom the server gives none (SESS-4). */
const defaultRole = 'ROLE_DEFAULT';

/** The result of a sign-in. */
export interface Credentials {
  readonly token: string;
  readonly user: User;
}

/**
 * Reads `data` of the sign-in response (contract, section 5): the token, and the user data beside it or under `user`.
 * Undefined where the token or its user is missing.
 */
export function parseLoginResponse(data: unknown): Credentials | undefined {
  if (!isRecord(data)) return undefined;
  const token = textOr(data.token);
  const user = parseUser(isRecord(data.user) ? data.user : data);
  return token && user ? { token, user } : undefined;
}

/** Reads the user data, from the server or from local storage. Only the id is required. */
export function parseUser(value: unknown): User | undefined {
  if (!isRecord(value)) return undefined;
  const id = parseId(value.id);
  if (id === undefined) return undefined;
  const roles = textsOf(value.roles);
  const name = textOr(value.name);
  return {
    id,
    name,
    realName: textOr(value.realName, name),
    avatar: textOr(value.avatar),
    mobile: textOr(value.mobile),
    roleId: parseId(value.roleId) ?? 0,
    roles: roles.length > 0 ? roles : [defaultRole],
    storeId: parseId(value.storeId) ?? 0,
    diagnosis: isYes(value.diagnosis),
  };
}
