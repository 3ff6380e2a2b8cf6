import type { AccessControlProvider } from '@refinedev/core';
import {
  type Endpoints,
  type Operation,
  type StandardOperation,
  verbOf,
} from '@/providers/endpoints/builder';
import { ownMember } from '@/src/lib/record';
import { canCall } from './permissions';

/**
 * Dependencies of access control: the endpoints of a resource by its name, and the permission check of the signed-in
 * person.
 */
export interface AccessControlNeeds {
  readonly endpointsOf: (resource: string) => Endpoints | undefined;
  readonly hasPermission: (permission: string) => boolean;
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
 * Refine's access control: returns from memory what {@link canCall} returns for our own pages. An unknown resource is
 * refused.
 */
export function createAccessControl({
  endpointsOf,
  hasPermission,
}: AccessControlNeeds): AccessControlProvider {
  function can(resource: string, action: string): boolean {
    const endpoints = endpointsOf(resource);
    return endpoints !== undefined && canCall(neededFor(endpoints, action), hasPermission);
  }

  return {
    can: async ({ resource, action }) =>
      resource === undefined || can(resource, action)
        ? { can: true }
        : { can: false, reason: '当前操作没有权限' },
    options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
  };
}
