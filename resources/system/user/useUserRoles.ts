import { useQuery } from '@tanstack/react-query';
import { timeOr } from '@/src/lib/dates';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { systemEndpoints } from '../endpoints';

/** A role as it can be given to somebody. */
export interface AssignableRole {
  readonly roleId: RecordId;
  readonly roleName: string;
  readonly roleKey: string;
  readonly createTime: string;
  /** Cannot be given any more. */
  readonly disabled: boolean;
  readonly granted: boolean;
}

/** The holder of the roles. */
export interface RoleHolder {
  readonly userId: RecordId;
  readonly userName: string;
  readonly nickName: string;
}

const { roles: operation } = systemEndpoints['system/user'].operations;

/** Query key of somebody's roles. */
export const userRolesKey = (userId: RecordId) => ['system/user', 'roles', String(userId)] as const;

/** A user with all roles there are to be given; afresh each time the page is opened. */
export function useUserRoles(userId: string) {
  const read = useReadUserRoles(userId);
  return useQuery({
    queryKey: userRolesKey(userId),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { user, roles } = await read(signal);
      if (!isRecord(user)) throw new Error('数据不存在或已被删除');
      return { user: holderOf(user), roles };
    },
  });
}

/** Reads a user's roles as the server holds them now; rejects where it refuses, which has been said. */
export function useReadUserRoles(userId: RecordId) {
  const { callOperation } = useServices();
  return async (signal?: AbortSignal) => {
    const options = { allowRepeat: true, ...(signal && { signal }) };
    const { members } = await callOperation(operation, { id: userId, options });
    return { user: members.user, roles: rolesOf(members.roles) };
  };
}

/** Ids of the roles that somebody has. */
export function grantedIn(roles: readonly AssignableRole[]): readonly RecordId[] {
  return roles.filter(({ granted }) => granted).map(({ roleId }) => roleId);
}

function holderOf({ userId, userName, nickName }: Record<string, unknown>): RoleHolder {
  return { userId: parseId(userId) ?? '', userName: textOr(userName), nickName: textOr(nickName) };
}

function rolesOf(rows: unknown): AssignableRole[] {
  return (Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => ({
    roleId: parseId(row.roleId) ?? '',
    roleName: textOr(row.roleName),
    roleKey: textOr(row.roleKey),
    createTime: timeOr(row.createTime),
    disabled: textOr(row.status) === '1',
    granted: isYes(row.flag),
  }));
}
