import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { systemEndpoints } from '../endpoints';

/** A post or a role that somebody may be given. */
export interface Grantable {
  readonly id: RecordId;
  readonly name: string;
  readonly disabled: boolean;
}

/** Posts and roles that can be assigned, as the server answers them without a user. */
export interface Grantables {
  readonly posts: readonly Grantable[];
  readonly roles: readonly Grantable[];
}

const { options: operation } = systemEndpoints['system/user'].operations;

/** The posts and roles to choose from; one call for both. Empty without the permission to read them. */
export function useGrantable() {
  const can = useCan();
  return useCall(operation, (_data, { members }) => grantablesIn(members), {
    of: ['system/user', 'grantable'],
    quiet: false,
    enabled: can(operation),
    staleTime: 0,
  });
}

/** The posts and roles in a response, or in a user. */
export function grantablesIn({ posts, roles }: Readonly<Record<string, unknown>>): Grantables {
  return { posts: listOf(posts, 'post'), roles: listOf(roles, 'role') };
}

function listOf(rows: unknown, kind: 'post' | 'role'): Grantable[] {
  return (Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => ({
    id: parseId(row[`${kind}Id`]) ?? '',
    name: textOr(row[`${kind}Name`]),
    disabled: textOr(row.status) === '1',
  }));
}
