import { useMemo, useState } from 'react';
import type { RecordId } from '../../../lib/recordId';
import type { Row } from '../../resourceSpec';

/** The selected rows of a list. */
export interface Selection {
  /** Rows as they were last seen, in the order of selection, including the ones of other pages. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly canSelect: (row: Row) => boolean;
  /**
   * Selects the given rows for which the function returns true, and unselects the rest of them. All others stay as they
   * are.
   */
  readonly mark: (rows: readonly Row[], selected: (row: Row) => boolean) => void;
  readonly clear: () => void;
  /** Unselects records that are gone, or finished. */
  readonly drop: (ids: readonly RecordId[]) => void;
  /** Whether a batch runs, or its result is to be read: its bar then stays, even without selected rows. */
  readonly isHeld: boolean;
  readonly hold: (held: boolean) => void;
}

const none: ReadonlyMap<string, Row> = new Map();

/** Ids are compared as text: the same row may come with 7 from one call and with "7" from another. */
const keyOf = ({ id }: Row) => String(id);

/** Rows stay selected, by their id, while pages, filters and sorting change; `shown` are the rows on screen. */
export function useSelection(shown: readonly Row[], canSelect: (row: Row) => boolean): Selection {
  const [kept, setKept] = useState(none);
  const [isHeld, hold] = useState(false);
  const rows = useMemo(() => {
    if (kept.size === 0) return [];
    const fresh = new Map(kept);
    for (const row of shown) if (fresh.has(keyOf(row))) fresh.set(keyOf(row), row);
    return [...fresh.values()];
  }, [kept, shown]);

  return {
    rows,
    has: (row) => kept.has(keyOf(row)),
    canSelect,
    mark: (marked, selected) =>
      setKept((before) => {
        const after = new Map(before);
        for (const row of marked)
          if (selected(row)) after.set(keyOf(row), row);
          else after.delete(keyOf(row));
        return after;
      }),
    clear: () => setKept(none),
    drop: (ids) => {
      const gone = new Set(ids.map(String));
      setKept((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    },
    isHeld,
    hold,
  };
}

/** Whether a page of a list is the first, and the last one. */
interface PagePlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Ids of a page's rows that have left the list since. Where there is another page, the rows at that end may have moved
 * to it: other rows came, or went.
 */
export function goneAmong(
  before: readonly Row[],
  now: readonly Row[],
  { isFirst, isLast }: PagePlace,
): readonly RecordId[] {
  const present = new Set(now.map(keyOf));
  const isPresent = (row: Row) => present.has(keyOf(row));
  const [from, to] = [before.findIndex(isPresent), before.findLastIndex(isPresent)];
  const isBetween = (at: number) => (isFirst || (from >= 0 && at > from)) && (isLast || at < to);
  return before.filter((row, at) => !isPresent(row) && isBetween(at)).map(({ id }) => id);
}

/** Ids of the rows whose `rev` has changed since; rows without one, or not read since, have not moved. */
export function movedAmong(before: readonly Row[], now: readonly Row[]): readonly RecordId[] {
  const revs = new Map(now.map((row) => [keyOf(row), row.rev]));
  return before.filter((row) => revs.has(keyOf(row)) && revs.get(keyOf(row)) !== row.rev).map(({ id }) => id);
}
