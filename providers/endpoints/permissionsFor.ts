import type { Operation } from './builder';

/** The members of an operation that say who may call it. */
export type Permitted = Pick<Operation, 'permission' | 'orPermissions' | 'formPermission'>;

/** The permissions, any of which an offered operation needs; empty where it is offered to any signed-in person. */
export function permissionsFor({
  permission,
  orPermissions = [],
}: Pick<Operation, 'permission' | 'orPermissions'>): readonly string[] {
  return permission === undefined ? [] : [permission, ...orPermissions];
}

/** The permissions, any of which a call needs, including calls that forms make for other reasons. */
export function callPermissionsFor(operation: Permitted): readonly string[] {
  const { formPermission } = operation;
  const offered = permissionsFor(operation);
  return offered.length > 0 && formPermission !== undefined ? [...offered, formPermission] : offered;
}
