import { useEffect, useState } from 'react';

/** Milliseconds of silence before typed text is searched. */
const pause = 300;

/** The value once it has not changed for 300 ms. */
export function useDebounced<V>(value: V): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
