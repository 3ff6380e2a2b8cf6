import { use } from 'react';
import type { MayDo } from '@/src/lib/needed';
import { PermissionContext } from './PermissionContext';

/**
 * The one question for permissions, which Refine's access control answers by the same function: a permission, a call, one of
 * several, or a role. Nobody may anything where nothing is known of permissions. A list asks once for a whole column.
 */
export function useCan(): MayDo {
  return use(PermissionContext) ?? nobody;
}

function nobody(): boolean {
  return false;
}
