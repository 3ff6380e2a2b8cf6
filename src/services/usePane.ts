import { createContext, use, useEffect } from 'react';

/** The tab that a page is in, as far as the page may know. */
export interface Pane {
  /** Key of the tab. */
  readonly key: string;
  /** Whether the page begins anew each time it is shown. */
  readonly transient: boolean;
  /** Container of pop-ups, dialogs and drawers, so that they hide together with the page. */
  readonly container: HTMLElement;
  /** Names the tab after its record. */
  readonly rename: (title: string) => void;
  /**
   * Closes the tab and goes to an address, without its query as that page was left. Unsaved changes in the tab are
   * asked about first.
   */
  readonly leave: (to: string) => void;
  /** Whether the tab is in front, now. */
  readonly isShown: () => boolean;
}

/** Undefined outside of a tab, as in tests of a single page. */
export const PaneContext = createContext<Pane | undefined>(undefined);

/** Whether the page is hidden and was not among the last that were looked at. */
export const InactivePaneContext = createContext(false);

/**
 * Whether the page around this is inactive. Until it is looked at, rows whose data is in memory need not be in the document.
 * They are drawn in the same step in which the page is shown.
 */
export function useInactivePane(): boolean {
  return use(InactivePaneContext);
}

/** The tab around this page; undefined where there is none. */
export function usePane(): Pane | undefined {
  return use(PaneContext);
}

/** Names the tab after the page's subject, as soon as that is known. */
export function useTabTitle(title: string | undefined): void {
  const rename = usePane()?.rename;
  useEffect(() => {
    if (title !== undefined) rename?.(title);
  }, [title, rename]);
}
