import { itemOf } from '@/src/gaokao/difference';
import type { Tier } from '@/src/gaokao/planUnit';
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

/** Moves rows by uid, in the table's order, before the row at `index`. */
export function moveTo(rows: Rows, uids: ReadonlySet<string>, index: number): Rows {
  const moving = rows.filter(({ uid }) => uids.has(uid));
  const isMoving = ({ uid }: ChoiceRow) => uids.has(uid);
  const before = rows.slice(0, index).filter((row) => !isMoving(row));
  const behind = rows.slice(index).filter((row) => !isMoving(row));
  const next = [...before, ...moving, ...behind];
  return next.every((row, at) => row === rows[at]) ? rows : next;
}

/**
 * The resulting place, from 1, of rows moved before the row at `index`: moved rows above it leave their own places.
 */
export function landingPlace(rows: Rows, uids: ReadonlySet<string>, index: number): number {
  return without(rows.slice(0, index), uids).length + 1;
}

/** The rows moved up or down by one place, together; those at the end stay. */
export function moveBy(rows: Rows, uids: ReadonlySet<string>, by: 1 | -1): Rows {
  const places = rows.flatMap(({ uid }, at) => (uids.has(uid) ? [at] : []));
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return rows;
  if (by < 0) return first === 0 ? rows : moveTo(rows, uids, first - 1);
  return last === rows.length - 1 ? rows : moveTo(rows, uids, last + 2);
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
