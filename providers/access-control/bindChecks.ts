import {
  type Holdings,
  hasAllPermissions,
  hasAllRoles,
  hasAnyPermission,
  hasAnyRole,
  hasPermission,
  hasRole,
} from './permissions';

/** The pure checks, bound to what one person holds: what the context of `Permit` takes. */
export function bindChecks(holdings: Holdings) {
  return {
    permission: (needed: string) => hasPermission(holdings, needed),
    anyPermission: (needed: readonly string[]) => hasAnyPermission(holdings, needed),
    allPermissions: (needed: readonly string[]) => hasAllPermissions(holdings, needed),
    role: (needed: string) => hasRole(holdings, needed),
    anyRole: (needed: readonly string[]) => hasAnyRole(holdings, needed),
    allRoles: (needed: readonly string[]) => hasAllRoles(holdings, needed),
  };
}
