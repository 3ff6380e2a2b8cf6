import { useEffect, useEffectEvent, useState } from 'react';
import { useUi } from '../model/WorkbenchContext';

/** Milliseconds for which a row is marked that somebody jumped to. */
const flashTime = 1600;

/** Brings the row on screen that somebody wants to see; answers the uid of the one that is marked now. */
export function useFlash(bring: (uid: string) => void): string | undefined {
  const goTo = useUi((state) => state.goTo);
  const [over, setOver] = useState<typeof goTo>();
  const follow = useEffectEvent((uid: string) => bring(uid));
  useEffect(() => {
    if (!goTo) return;
    follow(goTo.uid);
    if (!goTo.flash) return;
    const timer = setTimeout(() => setOver(goTo), flashTime);
    return () => clearTimeout(timer);
  }, [goTo]);
  return goTo?.flash && goTo !== over ? goTo.uid : undefined;
}
