import { createContext, startTransition, use, useEffect, useState } from 'react';
import { createStore, type Readable } from '../lib/store';

/**
 * Whether inputs and selects may be drawn with antd's components; before that, plain elements of equal size take their
 * places. A list says so once its rows are painted; everywhere else it is so at once (decision 24).
 */
export const LateControls = createContext<Readable<boolean>>(createStore(true));

/** Whether the controls around here may be drawn. They are drawn in slices: somebody may be scrolling. */
export function useLateControls(): boolean {
  return useLate(use(LateControls));
}

/** The value of a store that turns once; what follows from it is drawn in slices. */
export function useLate({ get, subscribe }: Readable<boolean>): boolean {
  const [isTime, setTime] = useState(get);
  useEffect(() => {
    const follow = () => startTransition(() => setTime(get()));
    follow();
    return subscribe(follow);
  }, [get, subscribe]);
  return isTime;
}

/** Turns true once the page has been painted with something that was waited for. */
export function useAfterPaint(isThere: boolean): Readable<boolean> {
  const [store] = useState(() => createStore(false));
  useEffect(() => (isThere ? afterPaint(() => store.set(true)) : undefined), [isThere, store]);
  return store;
}

/** Does something once a frame has been painted: a frame begins before it is. Returns the way to call it off. */
function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
