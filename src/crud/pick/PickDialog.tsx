import { Modal } from 'antd';
import { type MouseEvent, Suspense, useMemo } from 'react';
import { useNarrow } from '../../ui/layout/useNarrow';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import { load } from '../../ui/load';
import { fieldsOn, type Resource } from '../defineResource';
import { FilterBar } from '../list/FilterBar';
import type { Row } from '../resourceSpec';
import '../list/list.css';
import '../list/rows/rows.css';
import { useNotify } from '../../services/useNotify';
import { type ColumnSettings, widthOf } from '../list/columns/columns';
import { ListEmpty } from '../list/ListEmpty';
import { ListTable } from '../list/ListTable';
import { Pager } from '../list/Pager';
import { type Selection, useSelection } from '../list/rows/useSelection';
import { ResourcePageProvider } from '../ResourceContext';
import './pick.css';
import { usePickList } from './usePickList';

const ListCards = load(() => import('../list/ListCards'));

interface Props {
  /** The resource to pick from; it needs its list only, no other operation and no page. */
  readonly resource: Resource;
  /** Filters that are always sent and never shown. */
  readonly scope?: Readonly<Record<string, string>>;
  readonly title: string;
  /** The message where nothing was selected: 请选择要导入的表. */
  readonly none: string;
  /** Whether the call for the picked rows is on its way. */
  readonly running?: boolean;
  /** Never called without a row. A refusal leaves the dialog open with its selection. */
  readonly onPick: (rows: readonly Row[]) => void;
  readonly close: () => void;
}

/**
 * Picks records from a list: filters, rows selected by box or by a click, over any number of pages. Filters and
 * selection last as long as the dialog; nothing of it is in the address.
 */
export function PickDialog(props: Props) {
  const page = useMemo(() => ({ resource: props.resource, basePath: '' }), [props.resource]);
  return (
    <ResourcePageProvider value={page}>
      <Picker {...props} />
    </ResourcePageProvider>
  );
}

function Picker({ resource, scope, title, none, running = false, onPick, close }: Props) {
  useReturnFocus();
  const notify = useNotify();
  const list = usePickList(resource, scope);
  const selection = useSelection(list.rows, () => true);
  const count = selection.rows.length;
  const pick = () => (count === 0 ? notify('warning', none) : onPick(selection.rows));
  return (
    <Modal
      open
      centered
      width={880}
      className="pick-dialog"
      title={title}
      okText="确定"
      cancelText="取消"
      confirmLoading={running}
      maskClosable={false}
      styles={{ body: { maxHeight: 'calc(100dvh - 190px)', overflow: 'auto' } }}
      footer={(buttons) => (
        <div className="pick-foot">
          <span role="status">
            已选 <b>{count}</b> 条
          </span>
          <span className="pick-buttons">{buttons}</span>
        </div>
      )}
      onOk={pick}
      onCancel={close}
    >
      <div className="pick-body">
        <FilterBar state={list.state} change={list.change} />
        <Rows list={list} selection={selection} />
        {list.total > 0 && <Pager state={list.state} total={list.total} change={list.change} />}
      </div>
    </Modal>
  );
}

interface RowsProps {
  readonly list: ReturnType<typeof usePickList>;
  readonly selection: Selection;
}

/** The rows; a click anywhere on a row selects it. */
function Rows({ list, selection }: RowsProps) {
  const narrow = useNarrow();
  const { rows, state, change } = list;
  const shared = {
    columnSettings: usePickColumnSettings(list.resource),
    rows,
    all: rows,
    reading: list.reading,
    selection,
    last: undefined,
    changed: undefined,
    editable: false,
    actions: undefined,
    virtual: undefined,
    empty: (
      <ListEmpty
        error={list.error}
        reading={list.firstReading}
        filtered={Object.keys(state.filters).length > 0}
        retry={list.readAgain}
      />
    ),
  };
  const toggle = ({ target }: MouseEvent) => {
    const row = rowAt(target, rows);
    if (row) selection.mark([row], () => !selection.has(row));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box of each row does the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="pick-rows" onClick={toggle}>
      {narrow ? (
        <Suspense fallback={<div className="list-reading" />}>
          <ListCards {...shared} commandsOf={undefined} />
        </Suspense>
      ) : (
        <ListTable {...shared} sort={state.sort} change={change} />
      )}
    </div>
  );
}

/** The clicked row; undefined where the click was for something in it. */
function rowAt(target: EventTarget, rows: readonly Row[]): Row | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return undefined;
  const key = target.closest('[data-row-key]')?.getAttribute('data-row-key');
  return rows.find(({ id }) => String(id) === key);
}

/** The resource's columns as declared, without sums: a person's settings of the list are not meant for the dialog. */
function usePickColumnSettings(resource: Resource): ColumnSettings {
  return useMemo(
    () => ({
      density: 'middle',
      columns: fieldsOn(resource, 'list').map((field) => ({
        field: { ...field, sum: false },
        width: widthOf(field),
        pin: undefined,
        isChosenWidth: false,
      })),
    }),
    [resource],
  );
}
