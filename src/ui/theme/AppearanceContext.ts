import { createContext, use } from 'react';

/** The appearance that antd needs; its colours come from the CSS variables of the document. */
export interface Appearance {
  readonly scheme: 'light' | 'dark';
  /** Size of controls that set none themselves (LAY-13). */
  readonly size: 'large' | 'middle' | 'small';
  /** Whether nothing may move. */
  readonly still: boolean;
}

/** Light, of middle size and moving, as in tests of a single page. */
export const usualAppearance: Appearance = { scheme: 'light', size: 'middle', still: false };

/** Set by the root of the application. */
export const AppearanceContext = createContext(usualAppearance);

/** The present appearance of the application. */
export function useAppearance(): Appearance {
  return use(AppearanceContext);
}
