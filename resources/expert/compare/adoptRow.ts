import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';

/**
 * The rows with one of another scheme or version taken over (采用此行): its majors, consent, mark, note and place. A
 * present row keeps its uid. Returns the same list where there is no room for a new one.
 */
export function adoptRow(
  rows: readonly ChoiceRow[],
  other: ChoiceRow,
  index: number,
  maxChoices: number,
  newUid: () => string,
): readonly ChoiceRow[] {
  const key = normalKey(other.unit.key);
  const own = rows.find(({ unit }) => normalKey(unit.key) === key);
  if (!own && rows.length >= maxChoices) return rows;
  const rest = rows.filter((row) => row !== own);
  const { picks, obey, locked, manualTier, note } = other;
  const row = {
    uid: own?.uid ?? newUid(),
    unit: own?.unit ?? other.unit,
    picks,
    obey,
    locked,
    manualTier,
    note,
  };
  return rest.toSpliced(Math.min(index, rest.length), 0, row);
}
