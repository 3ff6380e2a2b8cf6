import type { Operation } from './builder';

/** The members of an operation that say who may call it. */
export type Permitted = Pick<Operation, 'permission' | 'orPermissions' | 'formPermission'>;

/** The permissions with any of which an operation is offered; none where it is to any signed-in person. */
export function permissionsFor({
  permission,
  orPermissions = [],
}: Pick<Operation, 'permission' | 'orPermissions'>): readonly string[] {
  return permission === undefined ? [] : [permission, ...orPermissions];
}

/** The permissions with any of which an operation may be called: a form reads what is offered to others alone. */
export function callPermissionsFor(operation: Permitted): readonly string[] {
  const { formPermission } = operation;
  const offered = permissionsFor(operation);
  return offered.length > 0 && formPermission !== undefined ? [...offered, formPermission] : offered;
}
