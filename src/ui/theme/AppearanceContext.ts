import { createContext, use } from 'react';

/** The appearance that antd needs; its colours come from the CSS variables of the document. */
export interface Appearance {
  readonly scheme: 'light' | 'dark';
  /** Of controls that name none themselves (LAY-13). */
  readonly size: 'large' | 'middle' | 'small';
  /** Whether nothing may move. */
  readonly still: boolean;
}

/** Light, of middle size and moving, as in tests of a single page. */
export const usualAppearance: Appearance = { scheme: 'light', size: 'middle', still: false };

/** Set by the root of the application. */
export const AppearanceContext = createContext(usualAppearance);

/** How the application looks now. */
export function useAppearance(): Appearance {
  return use(AppearanceContext);
}
