import type { Operation } from './builder';

/** The permissions with any of which an operation may be called; none where any signed-in person may. */
export function permissionsFor({
  permission,
  orPermissions = [],
}: Pick<Operation, 'permission' | 'orPermissions'>): readonly string[] {
  return permission === undefined ? [] : [permission, ...orPermissions];
}
