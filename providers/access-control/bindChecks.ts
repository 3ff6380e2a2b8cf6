import {
  type Grants,
  hasAllPermissions,
  hasAllRoles,
  hasAnyPermission,
  hasAnyRole,
  hasPermission,
  hasRole,
} from './permissions';

/** The pure checks, bound to what one person holds: what the context of `Can` takes. */
export function bindChecks(grants: Grants) {
  return {
    permission: (needed: string) => hasPermission(grants, needed),
    anyPermission: (needed: readonly string[]) => hasAnyPermission(grants, needed),
    allPermissions: (needed: readonly string[]) => hasAllPermissions(grants, needed),
    role: (needed: string) => hasRole(grants, needed),
    anyRole: (needed: readonly string[]) => hasAnyRole(grants, needed),
    allRoles: (needed: readonly string[]) => hasAllRoles(grants, needed),
  };
}
