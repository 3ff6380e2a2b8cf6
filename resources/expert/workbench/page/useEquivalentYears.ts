import { useCall } from '@/src/crud/useCall';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { expertEndpoints } from '../../endpoints';
import { useWorkbenchState } from '../model/WorkbenchContext';
import type { EquivalentYear } from '../model/workbenchStore';
import { readEquivalents } from './readWorkbench';

const { scoreInfo } = expertEndpoints['expert/student'].operations;
const none: readonly EquivalentYear[] = [];

/**
 * The scores of earlier years that had the student's rank, or that of the score that is tried out (A3). Those of a trial
 * are read a moment after the slider; until they are here there are none.
 */
export function useEquivalentYears(): readonly EquivalentYear[] {
  const { provinceId, year, category } = useWorkbenchState(({ student }) => student);
  const own = useWorkbenchState(({ standing }) => standing.equivalents);
  const score = useWorkbenchState(({ trial }) => trial?.score);
  const settled = useDebounced(score);
  const { data } = useCall(scoreInfo, readEquivalents, {
    of: ['expert/workbench', 'equivalentYears'],
    body: { provinceId, year, category, score: settled },
    enabled: settled !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (score === undefined) return own;
  return (settled === score && data) || none;
}
