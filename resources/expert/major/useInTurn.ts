import { useRef } from 'react';

/** Work in the order of the calls: each begins once the one before has ended, however it ended. */
export function useInTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const outcome = last.current.then(work);
    last.current = outcome.catch(() => undefined);
    return outcome;
  };
}
