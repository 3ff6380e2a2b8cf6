import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something as soon as it is on screen, and once: for actions that ask nothing. */
export function useAtOnce(act: () => void): void {
  const begin = useEffectEvent(act);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
}
