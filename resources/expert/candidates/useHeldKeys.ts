import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useWorkbench } from '../workbench/model/WorkbenchContext';
import { changeCandidates } from './candidateStore';
import type { CandidateCursor } from './useCandidateCursor';
import { type Candidates, useCandidateState } from './useCandidates';

/**
 * Leads from the search to the first candidate once its result is there, and does then what was pressed meanwhile, one key
 * after another: who types faster than the server answers adds what she looked for, not what stood there before.
 */
export function useHeldKeys(
  list: RefObject<HTMLElement | null>,
  { point, press }: CandidateCursor,
  isStale: boolean,
): void {
  const { desk } = useWorkbench();
  const { held } = useCandidateState();
  const settle = useEffectEvent(() => {
    if (!held) return;
    if (list.current?.contains(document.activeElement)) {
      const [next, ...rest] = held;
      if (next) press(next);
      return changeCandidates(desk, { held: next ? rest : undefined });
    }
    list.current?.focus();
    point(0);
    const isThere = list.current?.contains(document.activeElement);
    changeCandidates(desk, { held: isThere ? [...held] : undefined });
  });
  useEffect(() => {
    if (held && !isStale) settle();
  }, [held, isStale]);
}

/** A search without a result keeps the focus. */
export function useNothingFound({ units, isPending, isStale }: Candidates): void {
  const { desk } = useWorkbench();
  const { held } = useCandidateState();
  const isEmpty = units.length === 0 && !isPending && !isStale;
  useEffect(() => {
    if (held && isEmpty) changeCandidates(desk, { held: undefined });
  }, [desk, held, isEmpty]);
}
