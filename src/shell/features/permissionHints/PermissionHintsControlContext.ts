import { createContext, use } from 'react';

/** The permission hints, as far as menus and shortcuts may use them. */
export interface PermissionHints {
  /** Whether the signed-in person may use it: administrators only. */
  readonly offered: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

const nowhere: PermissionHints = { offered: false, on: false, toggle: () => undefined };

/** Set by `PermissionHintsProvider`. */
export const PermissionHintsControlContext = createContext<PermissionHints>(nowhere);

/** The permission hints; never offered outside of the application. */
export function usePermissionHints(): PermissionHints {
  return use(PermissionHintsControlContext);
}
