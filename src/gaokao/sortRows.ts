import type { ChoiceRow } from './volunteerTable';

/** The parts of a row that decide its place. */
interface Sortable {
  readonly locked: ChoiceRow['locked'];
  readonly unit: Pick<ChoiceRow['unit'], 'chance' | 'refRank'>;
}

/** A11: rows by chance, hardest first and those without one last; locked rows keep their places. */
export function sortRows<T extends Sortable>(rows: readonly T[]): T[] {
  return aroundLocked(rows, rows.filter((row) => !row.locked).sort(byDifficulty));
}

/** The rows with those that are not locked in another order; locked rows keep their places. */
export function aroundLocked<T extends Pick<Sortable, 'locked'>>(
  rows: readonly T[],
  free: readonly T[],
): T[] {
  const left = [...free];
  return rows.map((row) => (row.locked ? row : (left.shift() ?? row)));
}

/** Sorting is stable: equal rows keep their order. */
function byDifficulty(a: Sortable, b: Sortable): number {
  return compare(a.unit.chance, b.unit.chance) || compare(a.unit.refRank, b.unit.refRank);
}

function compare(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** A row that an easier one stands before; both by index. */
export interface Shadow {
  readonly index: number;
  readonly by: number;
}

/** A12: rows that can hardly be reached, each with the first row before it that is at least 5 % easier. */
export function shadowedRows(refRanks: readonly (number | null)[]): Shadow[] {
  return refRanks.flatMap((rank, index) => {
    if (rank === null) return [];
    const by = refRanks.findIndex((other, at) => at < index && other !== null && 100 * other >= 105 * rank);
    return by < 0 ? [] : [{ index, by }];
  });
}
