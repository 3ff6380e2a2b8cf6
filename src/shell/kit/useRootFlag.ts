import { useLayoutEffect } from 'react';

/** Parts on screen that change how others are drawn. */
type RootFlag = 'expired' | 'hints' | 'offline' | 'split' | 'transfers';

/**
 * Marks the root element while something is on screen, for style sheets: `:root[data-offline]`. Browsers ask
 * `:root:has(…)` anew whenever an element comes or goes anywhere: half the time of dragging a row.
 */
export function useRootFlag(flag: RootFlag, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset[flag] = 'true';
    return () => {
      delete dataset[flag];
    };
  }, [flag, isOn]);
}
