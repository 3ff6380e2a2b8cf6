import { itemOf } from '@/src/gaokao/difference';
import type { Tier } from '@/src/gaokao/planUnit';
import { aroundLocked } from '@/src/gaokao/sortRows';
import { unitName } from '@/src/gaokao/unitKey';
import type { ChoiceItem, ChoiceRow } from '@/src/gaokao/volunteerTable';

/** The rows of a table, in their order; what changes none gives the same list back. */
export type Rows = readonly ChoiceRow[];

/** Rows that PageUp and PageDown go. */
export const pageRows = 10;

/** Some rows of a table in a sentence: the name of the one, else how many. */
export function namesOf(rows: Rows, uids: ReadonlySet<string>): string {
  const meant = rows.filter(({ uid }) => uids.has(uid));
  const [only, second] = meant;
  return only && !second ? unitName(only.unit) : `${meant.length} 个志愿`;
}

/** The rows as they are sent. */
export function itemsOf(rows: Rows): readonly ChoiceItem[] {
  return rows.map(itemOf);
}

/** Moves rows by uid, in the table's order, before the row at `index`. Locked rows keep their places, also these. */
export function moveTo(rows: Rows, uids: ReadonlySet<string>, index: number): Rows {
  return moveBehind(rows, uids, freeOthers(rows.slice(0, index), uids).length);
}

/** Moves rows by uid to a place that counts from 1, or to the next one that is not locked. */
export function moveToPlace(rows: Rows, uids: ReadonlySet<string>, place: number): Rows {
  return moveBehind(rows, uids, rows.slice(0, place - 1).filter(isFree).length);
}

/** Moves rows by uid behind so many of the others, locked ones not counted. */
function moveBehind(rows: Rows, uids: ReadonlySet<string>, count: number): Rows {
  const moving = rows.filter((row) => isFree(row) && uids.has(row.uid));
  const others = freeOthers(rows, uids);
  const next = aroundLocked(rows, [...others.slice(0, count), ...moving, ...others.slice(count)]);
  return next.every((row, at) => row === rows[at]) ? rows : next;
}

/** The rows that give way to these: neither of them, nor locked. */
export function freeOthers(rows: Rows, uids: ReadonlySet<string>): Rows {
  return rows.filter((row) => isFree(row) && !uids.has(row.uid));
}

function isFree({ locked }: ChoiceRow): boolean {
  return locked === 0;
}

/** The resulting place, from 1, of rows moved before the row at `index`, or of candidates added there. */
export function landingPlace(rows: Rows, uids: ReadonlySet<string>, index: number): number {
  const places = rows.flatMap((row, at) => (isFree(row) ? [at + 1] : []));
  const isNew = freeOf(rows, uids).size === 0;
  return (isNew ? undefined : places[freeOthers(rows.slice(0, index), uids).length]) ?? index + 1;
}

/** The rows moved up or down by one place, together, over locked ones; those at the end stay. */
export function moveBy(rows: Rows, uids: ReadonlySet<string>, by: 1 | -1): Rows {
  const places = rows.flatMap(({ uid }, at) => (uids.has(uid) ? [at] : []));
  const end = by < 0 ? places[0] : places.at(-1);
  const count = freeOthers(rows.slice(0, end), uids).length + by;
  return count < 0 || count > freeOthers(rows, uids).length ? rows : moveBehind(rows, uids, count);
}

/** The uids among these whose rows are not locked to their places. */
export function freeOf(rows: Rows, uids: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(rows.flatMap(({ uid, locked }) => (uids.has(uid) && locked === 0 ? [uid] : [])));
}

/** The rows without these. */
export function without(rows: Rows, uids: ReadonlySet<string>): Rows {
  const kept = rows.filter(({ uid }) => !uids.has(uid));
  return kept.length === rows.length ? rows : kept;
}

/** The rows with some of them changed; a row that would stay as it is stays itself. */
export function changed(
  rows: Rows,
  uids: ReadonlySet<string>,
  change: Partial<Omit<ChoiceRow, 'uid'>>,
): Rows {
  const names = Object.keys(change);
  const isNew = (row: ChoiceRow) =>
    names.some((name) => Reflect.get(row, name) !== Reflect.get(change, name));
  if (!rows.some((row) => uids.has(row.uid) && isNew(row))) return rows;
  return rows.map((row) => (uids.has(row.uid) && isNew(row) ? { ...row, ...change } : row));
}

/** The index for a row moved to a tier's end: behind its last row, else at the tier's beginning. */
export function endOfTier(tiers: readonly Tier[], tier: Tier): number {
  const last = tiers.lastIndexOf(tier);
  if (last >= 0) return last + 1;
  const later = tiers.findIndex((other) => other > tier && other !== 9);
  return later < 0 ? tiers.length : later;
}

export { unitName };
