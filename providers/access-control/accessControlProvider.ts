import type { AccessControlProvider } from '@refinedev/core';
import { type Endpoints, type StandardOperation, verbOf } from '@/providers/data/endpoints';
import { type Grants, hasPermission } from './permissions';

/** What access control needs: the endpoints of a resource by its name, and what the signed-in person holds now. */
export interface AccessControlNeeds {
  readonly endpointsOf: (resource: string) => Endpoints | undefined;
  readonly grants: () => Grants;
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
 * The permission that an action of a resource needs: its operation's own where there is one, else the prefix and the
 * family's verb (design decision 1), else the prefix and the action's name. Undefined where any signed-in person may.
 */
export function permissionFor(endpoints: Endpoints, action: string): string | undefined {
  const standard = operationOf[action];
  const operation = endpoints.operations[standard ?? action];
  if (operation) return operation.permission;
  return `${endpoints.permission}:${standard ? verbOf(endpoints.family, standard) : action}`;
}

/**
 * Answers from memory, without a request: `can` at once for our own pages, `provider` for Refine's hooks and buttons.
 * A resource that nobody knows is refused.
 */
export function createAccessControl({ endpointsOf, grants }: AccessControlNeeds) {
  function can(resource: string, action: string): boolean {
    const endpoints = endpointsOf(resource);
    if (!endpoints) return false;
    const needed = permissionFor(endpoints, action);
    return needed === undefined || hasPermission(grants(), needed);
  }

  const provider: AccessControlProvider = {
    can: async ({ resource, action }) =>
      resource === undefined || can(resource, action)
        ? { can: true }
        : { can: false, reason: '当前操作没有权限' },
    options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
  };

  return { can, provider };
}
