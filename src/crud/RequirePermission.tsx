import type { ReactNode } from 'react';
import { useServices } from './services';

/** A screen for holders of its permission; the shell's page for others, and no request is made (PERM-3). */
export function RequirePermission({ permission, children }: { permission: string; children: ReactNode }) {
  const { hasPermission, refused } = useServices();
  return hasPermission(permission) ? children : refused(permission);
}
