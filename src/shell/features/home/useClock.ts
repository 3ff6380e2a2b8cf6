import { useEffect, useState } from 'react';

/** The time in milliseconds, updated every minute while the page is shown. */
export function useClock(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), 60_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
