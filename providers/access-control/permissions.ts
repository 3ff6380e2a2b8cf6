import type { Operation } from '@/providers/endpoints/builder';
import { callPermissionsFor, permissionsFor } from '@/providers/endpoints/permissionsFor';
import { isOffered, ownServer, type RestServer } from '@/providers/http/restServer';
import { grantsPermission } from '@/src/lib/grantsPermission';
import type { MayDo, Needed } from '@/src/lib/needed';

/** The permissions and roles of a person. */
export interface Grants {
  /** A star in one is any run of characters: `system:user:*`. */
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
}

/** The role that passes every check (PERM-2). */
const everyRole = 'admin';

/** Whether the permission is held. Throws where none is named (VAL-3), like all checks here. */
export function hasPermission({ permissions }: Grants, needed: string): boolean {
  return isGranted(permissions, grantsPermission, named(needed, permissionMissing), 'all');
}

/** Whether one of the permissions is held. */
export function hasAnyPermission({ permissions }: Grants, needed: readonly string[]): boolean {
  return isGranted(permissions, grantsPermission, listed(needed, permissionMissing), 'any');
}

/** Whether all of the permissions are held. */
export function hasAllPermissions({ permissions }: Grants, needed: readonly string[]): boolean {
  return isGranted(permissions, grantsPermission, listed(needed, permissionMissing), 'all');
}

/** Whether the person is in the role. */
export function hasRole({ roles }: Grants, needed: string): boolean {
  return isGranted(roles, isInRole, named(needed, roleMissing), 'all');
}

/** Whether the person is in one of the roles. */
export function hasAnyRole({ roles }: Grants, needed: readonly string[]): boolean {
  return isGranted(roles, isInRole, listed(needed, roleMissing), 'any');
}

/** Whether the person is in all of the roles. */
export function hasAllRoles({ roles }: Grants, needed: readonly string[]): boolean {
  return isGranted(roles, isInRole, listed(needed, roleMissing), 'all');
}

const permissionMissing = '请设置操作权限标签值';
const roleMissing = '请设置角色权限标签值';

function isInRole(held: string, needed: string): boolean {
  return held === needed || held === everyRole;
}

function isGranted(
  held: readonly string[],
  grants: (held: string, needed: string) => boolean,
  needed: readonly string[],
  how: 'any' | 'all',
): boolean {
  const isHeld = (one: string) => held.some((each) => grants(each, one));
  return how === 'any' ? needed.some(isHeld) : needed.every(isHeld);
}

function named(needed: string, message: string): readonly string[] {
  return listed(needed === '' ? [] : [needed], message);
}

function listed(needed: readonly string[], message: string): readonly string[] {
  if (needed.length === 0) throw new Error(message);
  return needed;
}

/**
 * Whether an operation is offered: one that does not exist never, one that needs no permission always. Controls, record
 * search and Refine's access control all use this.
 */
export function canCall(
  operation: Pick<Operation, 'permission' | 'orPermissions'> | undefined,
  isGranted: (permission: string) => boolean,
): boolean {
  if (operation === undefined) return false;
  return holdsAny(permissionsFor(operation), isGranted);
}

/** True also where none is needed. */
function holdsAny(needed: readonly string[], isGranted: (permission: string) => boolean): boolean {
  return needed.length === 0 || needed.some(isGranted);
}

/** The permissions of a person at a server, for our own `useCan` and for Refine's access control. */
export function createCan(grants: Grants, rest: RestServer = ownServer): MayDo {
  return (needed) => needed !== undefined && isAllowed(needed, grants, rest);
}

function isAllowed(needed: Needed, grants: Grants, rest: RestServer): boolean {
  if (typeof needed === 'string') return hasPermission(grants, needed);
  if ('any' in needed) return hasAnyPermission(grants, needed.any);
  if ('all' in needed) return hasAllPermissions(grants, needed.all);
  if ('inRole' in needed) return hasRole(grants, needed.inRole);
  if ('inAnyRole' in needed) return hasAnyRole(grants, needed.inAnyRole);
  if ('inAllRoles' in needed) return hasAllRoles(grants, needed.inAllRoles);
  const isHeld = (permission: string) => hasPermission(grants, permission);
  if (!('forForm' in needed)) return isOffered(needed, rest) && canCall(needed, isHeld);
  const { forForm } = needed;
  if (forForm === undefined) return false;
  return isOffered(forForm, rest) && holdsAny(callPermissionsFor(forForm), isHeld);
}
