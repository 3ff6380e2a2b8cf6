import type { AccessControlProvider, CanParams } from '@refinedev/core';
import {
  type Endpoints,
  type Operation,
  type StandardOperation,
  verbOf,
} from '@/providers/endpoints/builder';
import type { MayDo } from '@/src/lib/needed';
import { ownMember, textsOf } from '@/src/lib/record';

/**
 * Dependencies of access control: the endpoints of a resource by its name, and the permission check of the signed-in
 * person.
 */
export interface AccessControlNeeds {
  readonly endpointsOf: (resource: string) => Endpoints | undefined;
  readonly can: MayDo;
}

/** Refine's names for the standard operations, where they differ. */
const operationOf: Readonly<Record<string, StandardOperation>> = {
  list: 'list',
  show: 'one',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'remove',
  export: 'export',
};

/**
 * The permissions that an action of a resource needs: its operation's own where there is one. Else the prefix and the
 * family's verb (design decision 1), else the prefix and the action's name.
 */
export function neededFor(
  endpoints: Endpoints,
  action: string,
): Pick<Operation, 'permission' | 'orPermissions'> {
  const standard = ownMember(operationOf, action);
  const operation = ownMember<Operation | undefined>(endpoints.operations, standard ?? action);
  const verb = standard ? verbOf(endpoints.family, standard) : action;
  return operation ?? { permission: `${endpoints.permission}:${verb}` };
}

/**
 * Refine's access control: answers from memory, by the function that our own `useCan` asks. A page of the menu without a
 * resource needs the permissions of its entry; any other unknown name is refused.
 */
export function createAccessControl({ endpointsOf, can }: AccessControlNeeds): AccessControlProvider {
  function mayDo({ resource, action, params }: CanParams): boolean {
    if (resource === undefined) return true;
    const endpoints = endpointsOf(resource);
    if (endpoints) return can(neededFor(endpoints, action));
    const { permissions } = params?.resource?.meta ?? {};
    const any = textsOf(permissions);
    return Array.isArray(permissions) && (any.length === 0 || can({ any }));
  }

  return {
    can: async (asked) => (mayDo(asked) ? { can: true } : { can: false, reason: '当前操作没有权限' }),
    options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
  };
}
