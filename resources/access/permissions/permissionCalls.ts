import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Cached, callKey, type Subject } from '@/providers/data/resourceCall';
import type { Operation } from '@/providers/endpoints/builder';
import { isGivenUp } from '@/providers/http/errors';
import { useCall } from '@/src/crud/useCall';
import { loadTree, type PermissionTree } from '@/src/lib/permissionTree/permissionTree';
import { type RoleCategories, readNodes, readRoles } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useNotify } from '@/src/services/useNotify';

/** The roles that a screen of permissions is about, and its calls (screens P1, C5, C6). */
export interface PermissionScope {
  readonly operations: {
    readonly list: Operation;
    readonly rules: Operation;
    readonly add: Operation;
    readonly rename: Operation;
    readonly remove: Operation;
    readonly save: Operation;
    /** Restores the template's permissions of an institution's role. */
    readonly reset?: Operation;
  };
  /** Sent with every call: an institution, or 0 for the template. */
  readonly storeId?: RecordId;
}

const subjectOf = ({ operations, storeId }: PermissionScope, ...words: readonly unknown[]) =>
  ['permission', operations.list.path, storeId ?? '', ...words] as const;

/** The body of a call of this scope. */
export function bodyIn({ storeId }: PermissionScope, body: object): object {
  return storeId === undefined ? body : { ...body, storeId };
}

/** The roles of the scope, by category. */
export function useRoles(scope: PermissionScope) {
  const refetchOnMount = useFreshWhenShown();
  return useCall(scope.operations.list, readRoles, {
    of: subjectOf(scope, 'roles'),
    body: bodyIn(scope, {}),
    staleTime: 0,
    refetchOnMount,
  });
}

/** Reads the tree of a call whose response is nodes. */
export function useNodes(operation: Operation, of: Subject, body: object, enabled = true) {
  const notify = useNotify();
  const refetchOnMount = useFreshWhenShown();
  const query = useCall(operation, readNodes, { of, body, enabled, staleTime: 0, refetchOnMount });
  const { data, refetch } = query;
  const tree = useMemo(() => data && loadTree(data), [data]);
  /** The tree as the server holds it now; undefined where it cannot be read, which has been reported. */
  const readNow = async (): Promise<PermissionTree | undefined> => {
    const { data: now, error } = await refetch();
    if (error && !isGivenUp(error)) notify('error', error.message);
    return now && !error ? loadTree(now) : undefined;
  };
  return { ...query, tree, readNow };
}

/** Reads the permissions of a role; nothing is read without one. */
export function useRoleTree(scope: PermissionScope, roleId: RecordId | undefined) {
  const subject = subjectOf(scope, 'rules', String(roleId));
  return useNodes(scope.operations.rules, subject, bodyIn(scope, { roleId }), roleId !== undefined);
}

/** Reads the data of the permission screens again, and waits for it. The pages that name the same roles follow. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: callKey('system/role', 'rest') });
    void client.invalidateQueries({ queryKey: callKey('system/organization/member') });
    await client.invalidateQueries({ queryKey: callKey('permission') });
  };
}

/** Removes the mark of a default role at once: it goes with the saving (RPERM-5). */
export function useForgetDefault(scope: PermissionScope): (roleId: RecordId) => void {
  const client = useQueryClient();
  return (roleId) => {
    const saved = (role: RoleCategories['list'][number]) =>
      sameId(role.id, roleId) ? { ...role, isDefault: false } : role;
    const forget = (roles: RoleCategories): RoleCategories => ({
      ...roles,
      list: roles.list.map((one) => ({ ...one, children: one.children.map(saved) })),
    });
    client.setQueriesData<Cached<RoleCategories>>(
      { queryKey: callKey(subjectOf(scope, 'roles')) },
      (cached) => cached && { data: { value: forget(cached.data.value) } },
    );
  };
}
