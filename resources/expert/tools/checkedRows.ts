import type { ChoiceRow, VolunteerTable } from '@/src/gaokao/volunteerTable';
import { parseJson, textsOf } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { safeLocal } from '@/src/lib/safeStorage';

type Place = Pick<VolunteerTable, 'id' | 'batchId' | 'planNo'>;
type Table = Place & Pick<VolunteerTable, 'items'>;

/** The mark of a checked row: another place, or another order of majors, must be checked again. */
export function checkMark({ unit, picks, obey }: ChoiceRow, index: number): string {
  return `${index + 1}:${unit.key}:${picks.join(',')}:${obey}`;
}

/** Checked rows of a table (逐条核对), kept in the browser; codes alone, nothing of the student. */
export function readChecked(userId: RecordId, place: Place): ReadonlySet<string> {
  return new Set(textsOf(parseJson(safeLocal.getItem(keyOf(userId, place)) ?? '')));
}

/** Keeps the marks of rows that are still there; answers those. */
export function keepChecked(
  userId: RecordId,
  place: Place,
  rows: readonly ChoiceRow[],
  marks: ReadonlySet<string>,
): ReadonlySet<string> {
  const current = new Set(rows.map(checkMark));
  const kept = [...marks].filter((mark) => current.has(mark));
  if (kept.length === 0) safeLocal.removeItem(keyOf(userId, place));
  else safeLocal.setItem(keyOf(userId, place), JSON.stringify(kept));
  return new Set(kept);
}

/** Keys of the rows that were checked as they are. */
export function checkedKeys(userId: RecordId, table: Table): ReadonlySet<string> {
  const marks = readChecked(userId, table);
  return new Set(
    table.items.flatMap((row, index) => (marks.has(checkMark(row, index)) ? [row.unit.key] : [])),
  );
}

/** Keeps whether one row is checked, beside what was kept of the others; answers the keys of those that are. */
export function keepCheckedKey(
  userId: RecordId,
  table: Table,
  key: string,
  isChecked: boolean,
): ReadonlySet<string> {
  const marks = new Set(readChecked(userId, table));
  for (const [index, row] of table.items.entries()) {
    if (row.unit.key !== key) continue;
    if (isChecked) marks.add(checkMark(row, index));
    else marks.delete(checkMark(row, index));
  }
  keepChecked(userId, table, table.items, marks);
  return checkedKeys(userId, table);
}

function keyOf(userId: RecordId, { id, batchId, planNo }: Place): string {
  return `check-off:${userId}:${id}/${batchId}/${planNo}`;
}
