import { createContext, use } from 'react';

/** The permission explainer, as far as menus and shortcuts may know it. */
export interface Explain {
  /** Whether the signed-in person may use it: administrators only. */
  readonly offered: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

const nowhere: Explain = { offered: false, on: false, toggle: () => undefined };

/** Set by `ExplainPlace`. */
export const ExplainPlaceContext = createContext<Explain>(nowhere);

/** The permission explainer; never offered outside of the application. */
export function useExplain(): Explain {
  return use(ExplainPlaceContext);
}
