import { createContext, type ReactNode } from 'react';
import type { MayDo } from '@/src/lib/needed';

/** The question for rights of the signed-in person. A new value draws again what depends on it (PERM-4). */
export const PermissionContext = createContext<MayDo | undefined>(undefined);

/** The shell's page for a missing permission. */
export const RefusedContext = createContext<(permission: string) => ReactNode>(() => null);
