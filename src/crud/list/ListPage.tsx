import { type Key, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { useNarrow } from '../../ui/layout/useNarrow';
import type { Row } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { FilterBar } from './FilterBar';
import './list.css';
import { ListCards } from './ListCards';
import { fetchReadError, ListEmpty } from './ListEmpty';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import type { ListState } from './listAddress';
import { Pager } from './Pager';
import { QuickFilters } from './QuickFilters';
import { RowActions } from './RowActions';
import { useListActions } from './useListActions';
import { useListState } from './useListState';
import { useRows } from './useRows';

/** The list page of any resource: filters, toolbar, rows, pages; all that it shows stands in the address. */
export function ListPage() {
  const { resource } = useResourcePage();
  const narrow = useNarrow();
  const { state, filtered, change } = useListState();
  const list = useRows(state);
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const clear = () => setSelected([]);
  const actions = useListActions(clear);
  const { opened } = actions.dialog;
  useLastPage(list, state, change);
  useEffect(() => whenIdle(fetchReadError), []);
  const drawActions = actions.any ? (row: Row) => <RowActions row={row} actions={actions} /> : undefined;
  const empty = (
    <ListEmpty error={list.error} reading={list.firstReading} filtered={filtered} retry={list.readAgain} />
  );

  return (
    <section className="list-page" aria-label={resource.label}>
      <QuickFilters state={state} change={change} counts={list.counts} />
      <FilterBar state={state} change={change} />
      <ListToolbar state={state} list={list} selected={selected} clear={clear} actions={actions} />
      {narrow ? (
        <ListCards rows={list.rows} reading={list.reading} actions={drawActions} empty={empty} />
      ) : (
        <ListTable
          rows={list.rows}
          reading={list.reading}
          sort={state.sort}
          change={change}
          selected={actions.mayRemove ? keysOf(selected) : undefined}
          select={(_keys, rows) => setSelected(rows)}
          actions={drawActions}
          empty={empty}
        />
      )}
      {list.total > 0 && <Pager state={state} total={list.total} change={change} />}
      <Suspense fallback={null}>
        {opened && <opened.action.Dialog row={opened.row} close={actions.dialog.close} />}
      </Suspense>
    </section>
  );
}

/** After the last rows of the last page were deleted: goes to the page that is the last one now. */
function useLastPage(
  { rows, total, reading }: ReturnType<typeof useRows>,
  { page, size }: ListState,
  change: (changes: Partial<ListState>) => void,
) {
  const last = Math.max(1, Math.ceil(total / size));
  const isBeyond = !reading && rows.length === 0 && total > 0 && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
}

function keysOf(rows: readonly Row[]): Key[] {
  return rows.map((row) => row.id);
}
