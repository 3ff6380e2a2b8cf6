import { normalKey } from '@/src/gaokao/unitKey';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { changed, moveToPlace } from '../workbench/model/rows';

/** The reason against taking a row over at a place: its own is locked, or the table is full. */
export function whyNotAdopted(
  rows: readonly ChoiceRow[],
  other: ChoiceRow,
  index: number,
  maxChoices: number,
): string | undefined {
  const own = ownOf(rows, other);
  if (!own) return rows.length >= maxChoices ? `志愿表已满，最多 ${maxChoices} 个` : undefined;
  const moves = rows.indexOf(own) !== Math.min(index, rows.length - 1);
  return own.locked === 1 && moves ? '该志愿已锁定位置' : undefined;
}

/**
 * The rows with one of another scheme or version taken over (采用此行): its majors, consent, mark, note and place. A
 * present row keeps its uid, and moves around the locked ones.
 */
export function adoptRow(
  rows: readonly ChoiceRow[],
  other: ChoiceRow,
  index: number,
  newUid: () => string,
): readonly ChoiceRow[] {
  const own = ownOf(rows, other);
  const { picks, obey, locked, manualTier, note } = other;
  const decisions = { picks, obey, locked, manualTier, note };
  if (!own) return rows.toSpliced(index, 0, { uid: newUid(), unit: other.unit, ...decisions });
  const uids = new Set([own.uid]);
  return changed(moveToPlace(rows, uids, index + 1), uids, decisions);
}

function ownOf(rows: readonly ChoiceRow[], other: ChoiceRow): ChoiceRow | undefined {
  const key = normalKey(other.unit.key);
  return rows.find(({ unit }) => normalKey(unit.key) === key);
}
