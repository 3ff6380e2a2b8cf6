import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when the component unmounts, to the element that had it when the component mounted. antd does
 * so only for dialogs that are closed before they go. A focus that has moved to another element meanwhile stays there.
 */
export function useReturnFocus(): void {
  const [former] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && former instanceof HTMLElement && former.isConnected)
        former.focus({ preventScroll: true });
    },
    [former],
  );
}
