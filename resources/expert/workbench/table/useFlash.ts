import { useEffect, useEffectEvent, useState } from 'react';
import { useUi } from '../model/WorkbenchContext';

/** Milliseconds for which a row is marked that somebody jumped to. */
const flashTime = 1600;

/** Brings the row on screen that somebody wants to see; answers the uid of the one that is marked now. */
export function useFlash(bring: (uid: string) => void): string | undefined {
  const goTo = useUi((state) => state.goTo);
  const [flashing, setFlashing] = useState<string>();
  const follow = useEffectEvent((uid: string) => bring(uid));
  useEffect(() => {
    if (!goTo) return;
    follow(goTo.uid);
    if (!goTo.flash) return;
    setFlashing(goTo.uid);
    const timer = setTimeout(() => setFlashing(undefined), flashTime);
    return () => clearTimeout(timer);
  }, [goTo]);
  return flashing;
}
