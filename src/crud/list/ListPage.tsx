import { lazy, Suspense, useEffect, useRef } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { useNarrow } from '../../ui/layout/useNarrow';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { FilterBar } from './FilterBar';
import './list.css';
import { useColumnSettings } from './columns/useColumnSettings';
import { useListKeys } from './keys/useListKeys';
import { ListCards } from './ListCards';
import { fetchReadError, ListEmpty } from './ListEmpty';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import type { ListState } from './listAddress';
import { Pager } from './Pager';
import { QuickFilters } from './QuickFilters';
import { RowActions } from './RowActions';
import { useHeadHeight } from './rows/useHeadHeight';
import { useLastOpened, useSight } from './rows/useLastOpened';
import { useListPermissions } from './rows/useListPermissions';
import { useSelection } from './rows/useSelection';
import { isVirtual, type VirtualBody } from './rows/virtualBody';
import { useListActions } from './useListActions';
import { useListState } from './useListState';
import { useRows } from './useRows';

const fetchBatchBar = () => import('./rows/BatchBar');
const BatchBar = lazy(fetchBatchBar);
const fetchVirtualRows = () => import('./rows/VirtualRows');
const VirtualRows = lazy(fetchVirtualRows);
const SharedViewBar = lazy(() => import('./views/SharedViewBar'));

/** The list page of any resource: filters, toolbar, rows, pages; all that it shows is in the address. */
export function ListPage() {
  const { resource } = useResourcePage();
  const section = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  const headHeight = useHeadHeight(section);
  const { state, filtered, change } = useListState();
  const list = useRows(state);
  const { rows } = list;
  const columnSettings = useColumnSettings();
  const permissions = useListPermissions();
  const selection = useSelection(
    rows,
    (row) => permissions.selectKept || (resource.canDelete?.(row) ?? true),
  );
  const actions = useListActions(selection.drop);
  const { opened } = actions.dialog;
  const last = useLastOpened();
  useSight(section, last, rows);
  useLastPage(list, state, change);
  useListKeys(section, rows, actions.commandsOf, columnSettings);
  useEffect(() => {
    // Wanted as soon as the rows are there.
    if (resource.paged === false) void fetchVirtualRows().catch(() => undefined);
  }, [resource]);
  useEffect(() => {
    if (list.firstReading) return; // the rows come first
    whenIdle(fetchReadError);
    if (permissions.select) whenIdle(fetchBatchBar);
  }, [list.firstReading, permissions.select]);

  const { commandsOf } = actions;
  const shared = {
    columnSettings,
    all: rows,
    reading: list.reading,
    selection: permissions.select ? selection : undefined,
    last,
    editable: permissions.edit,
    actions: actions.any ? (row: Row) => <RowActions row={row} commandsOf={commandsOf} /> : undefined,
    empty: (
      <ListEmpty error={list.error} reading={list.firstReading} filtered={filtered} retry={list.readAgain} />
    ),
  };
  const draw = (drawn: readonly Row[], virtual?: VirtualBody) =>
    narrow ? (
      <ListCards {...shared} rows={drawn} virtual={virtual} />
    ) : (
      <ListTable
        {...shared}
        rows={drawn}
        virtual={virtual}
        sort={state.sort}
        change={change}
        head={headHeight}
      />
    );

  return (
    <section ref={section} tabIndex={-1} className="list-page" aria-label={resource.label}>
      <QuickFilters state={state} change={change} counts={list.counts} />
      <FilterBar state={state} change={change} />
      <ListToolbar state={state} change={change} list={list} selected={selection.rows} actions={actions} />
      <Suspense fallback={null}>
        {columnSettings.isShared && <SharedViewBar state={state} columnSettings={columnSettings} />}
      </Suspense>
      {isVirtual(resource, rows) ? (
        <Suspense fallback={<div className="list-reading" />}>
          <VirtualRows key={String(narrow)} rows={rows} narrow={narrow} last={last}>
            {draw}
          </VirtualRows>
        </Suspense>
      ) : (
        draw(rows)
      )}
      {list.total > 0 &&
        (resource.paged === false ? (
          <p className="list-total">共 {list.total} 条</p>
        ) : (
          <Pager state={state} total={list.total} change={change} />
        ))}
      <Suspense fallback={null}>
        {selection.rows.length > 0 && (
          <BatchBar selection={selection} shown={rows} actions={actions} home={section} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {opened && <opened.Dialog row={opened.row} close={actions.dialog.close} />}
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
  const { paged = true } = useResourcePage().resource;
  const last = paged ? Math.max(1, Math.ceil(total / size)) : 1;
  const isBeyond = !reading && rows.length === 0 && total > 0 && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
}
