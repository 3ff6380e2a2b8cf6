import { createContext } from 'react';

/**
 * The checks of `Can`, bound to the signed-in person's rights. All of them throw where nothing is named (VAL-3). A new
 * value of the context re-renders its consumers (PERM-4).
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
