import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { useCan } from '../../services/useCan';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { useNarrow } from '../../ui/layout/useNarrow';
import { Loadable, load, loadPlain } from '../../ui/load';
import { actionsOn, allowedBy } from '../actions/actionsOn';
import { useChangedRow } from '../changes/useChangedRow';
import type { Resource } from '../defineResource';
import { useDictionaries } from '../fields/dictionary/useDictionary';
import { RowNumbers, useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import './list.css';
import './rows/rows.css';
import { useColumnSettings } from './columns/useColumnSettings';
import { useListKeys } from './keys/useListKeys';
import { ListEmpty } from './ListEmpty';
import { ListLead } from './ListLead';
import { ListTable } from './ListTable';
import { ListHead } from './ListToolbar';
import type { ListState } from './listAddress';
import type { OrderedBody } from './order/OrderedRows';
import { Pager } from './Pager';
import { RowActions } from './RowActions';
import { openingCommand } from './rowCommands';
import { useHeadHeight } from './rows/useHeadHeight';
import { useLastOpened, useSight } from './rows/useLastOpened';
import { useRowFocus } from './rows/useRowFocus';
import { useRowNumbers } from './rows/useRowNumbers';
import { useRowPointer } from './rows/useRowPointer';
import { useSelection } from './rows/useSelection';
import type { VirtualBody } from './rows/VirtualBody';
import { useListActions } from './useListActions';
import { useListPageState } from './useListState';
import { useLastPage, useRows } from './useRows';

const BatchBar = load(() => import('./rows/BatchBar'));
const VirtualRows = loadPlain(
  () => import('./rows/VirtualRows'),
  ({ default: Rows }) => Rows<Row>,
);
const OrderedRows = loadPlain(() => import('./order/OrderedRows'));
const ListCards = load(() => import('./ListCards'));
const Displays = load(() => import('./displays/Displays'));
const SharedViewBar = load(() => import('./views/SharedViewBar'));

/** Milliseconds after the rows in which the page comes to rest: code that may be wanted next is fetched then. */
const settled = 4000;

/**
 * The list page of any resource: filters, toolbar, rows, pages; all that it shows is in the address. The rows are asked for
 * first: drawing the page takes a while, in which they come.
 */
export function ListPage() {
  const shown = useListPageState();
  const list = useRows(shown.state);
  const isAsked = useNextTask() || !list.firstReading;
  return isAsked ? <List {...shown} list={list} /> : <section className="list-page list-reading" />;
}

/** False in the first drawing, true in a task of its own after it. */
function useNextTask(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNext(true));
    return () => clearTimeout(timer);
  }, []);
  return isNext;
}

type Shown = ReturnType<typeof useListPageState> & { readonly list: ReturnType<typeof useRows> };

function List({ state, filtered, change, list }: Shown) {
  const { resource } = useResourcePage();
  const section = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  useHeadHeight(section);
  const { rows } = list;
  const columnSettings = useColumnSettings();
  useDictionaries(columnSettings.columns.map(({ field }) => field.kind.sheet?.dictionary));
  const permissions = useListPermissions();
  const selection = useSelection(
    rows,
    (row) => permissions.selectKept || (resource.canDelete?.(row) ?? true),
  );
  const actions = useListActions(selection.drop, list.withLatest);
  const { opened } = actions.dialog;
  const last = useLastOpened();
  const changed = useChangedRow(section, rows, state);
  useSight(section, last, rows);
  useLastPage(list, state, change);
  useRowFocus(section, rows);
  useListKeys(section, rows, actions.commandsOf, columnSettings);
  useRowPointer(section, (id) => {
    const row = rows.find((one) => String(one.id) === id);
    if (row) openingCommand(actions.commandsOf(row))?.run();
  });
  useEffect(() => {
    // Needed as soon as the rows are there.
    if (resource.paged === false) VirtualRows.ahead();
  }, [resource]);
  useEffect(() => {
    if (list.firstReading || !permissions.select) return; // the rows come first
    const timer = setTimeout(() => whenIdle(BatchBar.fetch), settled);
    return () => clearTimeout(timer);
  }, [list.firstReading, permissions.select]);

  const { commandsOf } = actions;
  const buttonsOf = narrow ? actions.cardCommandsOf : commandsOf;
  const shared = {
    columnSettings,
    all: rows,
    reading: list.reading,
    selection: permissions.select ? selection : undefined,
    last,
    changed,
    editable: permissions.edit,
    commands: actions,
    actions: actions.any ? (row: Row) => <RowActions row={row} commandsOf={buttonsOf} /> : undefined,
    empty: (
      <ListEmpty error={list.error} reading={list.firstReading} filtered={filtered} retry={list.readAgain} />
    ),
  };
  const numberOf = useRowNumbers(rows, state);
  const draw = (drawn: readonly Row[], virtual?: VirtualBody, ordered?: OrderedBody) => {
    const moves = ordered && {
      ordered,
      actions: (row: Row) => <RowActions row={row} commandsOf={ordered.commandsOf} />,
    };
    return (
      <RowNumbers value={numberOf}>
        {narrow ? (
          <Loadable
            of={ListCards}
            props={{ ...shared, ...moves, rows: drawn, virtual, commandsOf }}
            fallback={<div className="list-reading" />}
          />
        ) : (
          <ListTable
            {...shared}
            {...moves}
            rows={drawn}
            virtual={virtual}
            sort={state.sort}
            change={change}
          />
        )}
      </RowNumbers>
    );
  };
  const page = { rows, first: numberOf(rows[0]?.id), total: list.total, state };
  const drawOrdered = (drawn: readonly Row[], ordered: OrderedBody) => draw(drawn, undefined, ordered);

  const records = (
    <>
      {isVirtual(resource, rows) ? (
        <Loadable
          key={String(narrow)}
          of={VirtualRows}
          props={{ rows, narrow, last, changed, children: draw }}
          fallback={<div className="list-reading" />}
        />
      ) : canOrder(resource, state) && permissions.order ? (
        <Loadable
          of={OrderedRows}
          props={{ ...page, commandsOf: buttonsOf, children: drawOrdered }}
          fallback={draw(rows)}
        />
      ) : (
        draw(rows)
      )}
      {list.total > 0 &&
        (resource.paged === false ? (
          <p className="list-total">共 {list.total} 条</p>
        ) : (
          <Pager state={state} total={list.total} change={change} />
        ))}
    </>
  );

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="list-page"
      data-narrow={narrow}
      aria-label={resource.label}
      aria-busy={list.reading}
    >
      <ListLead state={state} change={change} counts={list.counts} />
      <ListHead state={state} change={change} list={list} selected={selection.rows} />
      <Suspense fallback={null}>
        {columnSettings.isShared && <SharedViewBar state={state} columnSettings={columnSettings} />}
      </Suspense>
      {resource.displays ? (
        <Suspense fallback={<div className="list-reading" />}>
          <Displays {...{ state, narrow }}>{records}</Displays>
        </Suspense>
      ) : (
        records
      )}
      <Suspense fallback={null}>
        {(selection.isHeld || selection.rows.length > 0) && (
          <BatchBar selection={selection} shown={rows} actions={actions} home={section} />
        )}
      </Suspense>
      <DialogBoundary close={actions.dialog.close}>
        {opened && <opened.Dialog row={opened.row} close={actions.dialog.close} />}
      </DialogBoundary>
    </section>
  );
}

/** Permissions of the signed-in person for the rows of the list in general. */
function useListPermissions() {
  const { resource } = useResourcePage();
  const { endpoints, exports: exported, order } = resource;
  const { remove, update, export: own } = endpoints.operations;
  const can = useCan();
  const isAllowed = allowedBy(can, resource);
  const canExport = own ? can(own) : exported === true && can(`${endpoints.permission}:export`);
  const canBatch = actionsOn(resource, 'batch').some(isAllowed);
  /** With actions other than deleting, rows that must stay can be selected as well. */
  const selectKept = canExport || canBatch;
  const mayOrder = order?.permission ? can(order.permission) : can(update);
  return { selectKept, select: selectKept || can(remove), edit: can(update), order: mayOrder };
}

/** Rows up to which all of them are in the document. */
const drawnWhole = 100;

/** Whether only the rows in sight are drawn: a list without pages, of more than 100 rows. */
function isVirtual({ paged = true }: Resource, rows: readonly Row[]): boolean {
  return !paged && rows.length > drawnWhole;
}

/** Whether the rows are in the staff's own order, and all of them are there. */
function canOrder({ order, sort: usual }: Resource, { sort = usual, filters }: ListState): boolean {
  if (!order) return false;
  const isOwn = sort === undefined || (sort.field === order.field && sort.order === 'asc');
  return isOwn && Object.values(filters).every((value) => value === '');
}
