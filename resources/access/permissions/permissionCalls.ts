import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Operation } from '@/providers/endpoints/builder';
import { isGivenUp } from '@/providers/http/errors';
import { loadTree, type PermissionTree } from '@/src/lib/permissionTree/permissionTree';
import { type RoleCategories, readNodes, readRoles } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';

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

const keyOf = ({ operations, storeId }: PermissionScope) => [
  'permission',
  operations.list.path,
  storeId ?? '',
];

/** The body of a call of this scope. */
export function bodyIn({ storeId }: PermissionScope, body: object): object {
  return storeId === undefined ? body : { ...body, storeId };
}

/** The roles of the scope, by category. */
export function useRoles(scope: PermissionScope) {
  const { callOperation } = useServices();
  const refetchOnMount = useFreshWhenShown();
  return useQuery({
    queryKey: [...keyOf(scope), 'roles'],
    staleTime: 0,
    refetchOnMount,
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, signal, quiet: true };
      const { data } = await callOperation(scope.operations.list, { body: bodyIn(scope, {}), options });
      return readRoles(data);
    },
  });
}

/** Reads the tree of a call whose response is nodes. */
export function useNodes(operation: Operation, key: readonly unknown[], body: object, enabled = true) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const refetchOnMount = useFreshWhenShown();
  const query = useQuery({
    queryKey: key,
    enabled,
    staleTime: 0,
    refetchOnMount,
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, signal, quiet: true };
      return readNodes((await callOperation(operation, { body, options })).data);
    },
  });
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
  const key = [...keyOf(scope), 'rules', String(roleId)];
  return useNodes(scope.operations.rules, key, bodyIn(scope, { roleId }), roleId !== undefined);
}

/** Reads the data of the permission screens again, and waits for it. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['permission'] });
}

/** Removes the mark of a default role at once: it goes with the saving (RPERM-5). */
export function useForgetDefault(scope: PermissionScope): (roleId: RecordId) => void {
  const client = useQueryClient();
  return (roleId) => {
    client.setQueryData<RoleCategories>([...keyOf(scope), 'roles'], (roles) => {
      const saved = (role: RoleCategories['list'][number]) =>
        sameId(role.id, roleId) ? { ...role, isDefault: false } : role;
      return (
        roles && { ...roles, list: roles.list.map((one) => ({ ...one, children: one.children.map(saved) })) }
      );
    });
  };
}
