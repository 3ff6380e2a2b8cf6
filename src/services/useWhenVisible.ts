import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls back at once, or when the tab is shown again: the last value counts. A person who went on to another tab is not
 * called away from it.
 */
export function useWhenVisible<T>(callback: (value: T) => void): (value: T) => void {
  const [waiting, setWaiting] = useState<{ readonly value: T }>();
  const tell = useEffectEvent(callback);
  useEffect(() => {
    if (!waiting) return;
    setWaiting(undefined);
    tell(waiting.value);
  }, [waiting]);
  return (value) => setWaiting({ value });
}
