import { type RefObject, useEffect, useState } from 'react';
import type { ListState } from '../list/listAddress';
import type { Row } from '../resourceSpec';
import { type RecordChange, useLastChange } from './RecordChanges';

/** Milliseconds for which a row is marked; its style fades in the same time. */
const markedFor = 6000;

/**
 * Id of the row to mark: the latest created or changed record, for six seconds from its appearance. Its row is
 * scrolled into sight. A new record without an id is the one row that was not there before. With other filters, another
 * page or another order nobody knows it any more.
 */
export function useChangedRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  state: ListState,
): string | undefined {
  const change = useLastChange();
  const [seen, setSeen] = useState<Seen>({ change, state, before: idsOf(rows), over: true });
  if (change !== seen.change) setSeen({ change, state, before: idsOf(rows), over: false });
  else if (!seen.over && change?.id === undefined && state !== seen.state) setSeen({ ...seen, over: true });
  const id = seen.change && !seen.over ? (seen.change.id ?? onlyNew(rows, seen.before)) : undefined;
  const isHere = id !== undefined && rows.some((row) => String(row.id) === id);

  useEffect(() => {
    if (!isHere) return;
    list.current?.querySelector(`[data-row-key="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
    const end = () => setSeen((now) => (now.change === change ? { ...now, over: true } : now));
    const timer = setTimeout(end, markedFor);
    return () => clearTimeout(timer);
  }, [list, isHere, id, change]);
  return isHere ? id : undefined;
}

interface Seen {
  readonly change: RecordChange | undefined;
  /** The list when the change was made. */
  readonly state: ListState;
  /** Ids of its rows then. */
  readonly before: ReadonlySet<string>;
  readonly over: boolean;
}

function idsOf(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => String(id)));
}

function onlyNew(rows: readonly Row[], before: ReadonlySet<string>): string | undefined {
  const fresh = rows.filter(({ id }) => !before.has(String(id)));
  return fresh.length === 1 ? String(fresh[0]?.id) : undefined;
}
