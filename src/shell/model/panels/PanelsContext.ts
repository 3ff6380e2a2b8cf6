import { createContext, use } from 'react';

/** Panels that the shell itself lays over the page; one at a time. */
export type Panel =
  | 'palette'
  | 'shortcuts'
  | 'theme'
  | 'password'
  | 'signOut'
  | 'updates'
  | 'clearCache'
  | 'tips';

/** The open panel, and the function that opens another one. */
export interface Panels {
  readonly panel: Panel | undefined;
  readonly open: (panel: Panel) => void;
  readonly close: () => void;
}

const nowhere: Panels = { panel: undefined, open: () => undefined, close: () => undefined };

/** Set by the frame. */
export const PanelsContext = createContext<Panels>(nowhere);

/** The frame's panels. */
export function usePanels(): Panels {
  return use(PanelsContext);
}
