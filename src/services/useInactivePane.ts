import { createContext, use } from 'react';

/** Whether the page is hidden and was not among the last that were looked at. */
export const InactivePaneContext = createContext(false);

/**
 * Whether the page around this is inactive. Until it is looked at, rows whose data is in memory need not be in the document.
 * They are drawn in the same step in which the page is shown.
 */
export function useInactivePane(): boolean {
  return use(InactivePaneContext);
}
