import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWorkbench } from '../workbench/model/WorkbenchContext';
import { changeCandidates } from './candidateStore';
import type { CandidateCursor } from './useCandidateCursor';
import { type Candidates, useCandidateState } from './useCandidates';

/**
 * Moves from the search to the first candidate once it is there, then handles the keys pressed meanwhile in order. So
 * fast typists add the candidate searched for, not the one listed before.
 */
export function useBufferedKeys(
  list: RefObject<HTMLElement | null>,
  { point, press }: CandidateCursor,
  isStale: boolean,
): void {
  const { workbenchStore } = useWorkbench();
  const { held } = useCandidateState();
  const settle = useEffectEvent(() => {
    if (!held) return;
    if (list.current?.contains(document.activeElement)) {
      const [next, ...rest] = held;
      if (next) press(next);
      return changeCandidates(workbenchStore, { held: next ? rest : undefined });
    }
    list.current?.focus();
    point(0);
    const isThere = list.current?.contains(document.activeElement);
    changeCandidates(workbenchStore, { held: isThere ? [...held] : undefined });
  });
  useEffect(() => {
    if (held && !isStale) settle();
  }, [held, isStale]);
}

/** A search without a result keeps the focus. */
export function useNothingFound({ units, isPending, isStale }: Candidates): void {
  const { workbenchStore } = useWorkbench();
  const { held } = useCandidateState();
  const isEmpty = units.length === 0 && !isPending && !isStale;
  useEffect(() => {
    if (held && isEmpty) changeCandidates(workbenchStore, { held: undefined });
  }, [workbenchStore, held, isEmpty]);
}
