import { createContext, type ReactNode } from 'react';
import type { MayDo } from '@/src/lib/needed';

/** What the signed-in person may. A new value draws again what depends on it (PERM-4). */
export const PermissionContext = createContext<MayDo | undefined>(undefined);

/** The shell's page for a missing permission. */
export const RefusedContext = createContext<(permission: string) => ReactNode>(() => null);
