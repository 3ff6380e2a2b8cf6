import { use } from 'react';
import type { MayDo } from '@/src/lib/needed';
import { PermissionContext } from './PermissionContext';

/**
 * The answer for permissions, by Refine's access control's own function: for a permission, a call, one of several, a
 * role. Nobody may anything where nothing is known of permissions. A list asks once for a whole column.
 */
export function useCan(): MayDo {
  return use(PermissionContext) ?? nobody;
}

function nobody(): boolean {
  return false;
}
