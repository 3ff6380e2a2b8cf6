import { createContext } from 'react';

/**
 * The checks that `Can` asks, bound to what the signed-in person holds. All of them throw where nothing is named
 * (VAL-3). A new value of the context re-renders what depends on it (PERM-4).
 */
export interface PermissionChecks {
  readonly permission: (needed: string) => boolean;
  readonly anyPermission: (needed: readonly string[]) => boolean;
  readonly allPermissions: (needed: readonly string[]) => boolean;
  readonly role: (needed: string) => boolean;
  readonly anyRole: (needed: readonly string[]) => boolean;
  readonly allRoles: (needed: readonly string[]) => boolean;
}

export const PermissionContext = createContext<PermissionChecks | undefined>(undefined);
