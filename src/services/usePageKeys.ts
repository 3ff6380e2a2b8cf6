import { useEffect } from 'react';

/** A key of the page on screen, for the list of all shortcuts. */
export interface PageKey {
  /** As printed on the keyboard: `Alt ↑ ↓`. */
  readonly keys: string;
  readonly label: string;
}

/** The keys of one page, under its name. */
export interface PageKeys {
  readonly title: string;
  readonly keys: readonly PageKey[];
}

const pages = new Set<PageKeys>();

/** The keys of the pages on screen; those of hidden tabs are not among them. */
export function pageKeys(): readonly PageKeys[] {
  return [...pages];
}

/** Lists a page's keys for as long as the page is on screen. `keys` keeps its identity. */
export function usePageKeys(keys: PageKeys): void {
  useEffect(() => {
    pages.add(keys);
    return () => void pages.delete(keys);
  }, [keys]);
}
