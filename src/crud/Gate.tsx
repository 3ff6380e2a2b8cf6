import type { ReactNode } from 'react';
import { useServices } from './services';

/** A screen for those who hold its permission; the shell's page for the others, and no request is made (PERM-3). */
export function Gate({ permission, children }: { permission: string; children: ReactNode }) {
  const { holds, refused } = useServices();
  return holds(permission) ? children : refused(permission);
}
