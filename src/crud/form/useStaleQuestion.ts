import { useState } from 'react';
import type { StaleAnswer, StaleQuestion } from './StaleDialog';

/** The question about fields that somebody else has changed; one at a time. */
export function useStaleQuestion() {
  const [stale, setStale] = useState<StaleQuestion>();
  const askStale = (question: Omit<StaleQuestion, 'answer'>) =>
    new Promise<StaleAnswer>((resolve) => {
      const answer = (given: StaleAnswer) => {
        setStale(undefined);
        resolve(given);
      };
      setStale({ ...question, answer });
    });
  return { stale, askStale };
}
