import type { ReactNode } from 'react';
import { useInactivePane } from '../../services/usePane';
import type { DataColumn } from '../../ui/table/columnLayout';
import { DataTable } from '../../ui/table/DataTable';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { type ColumnSettings, hasExactWidth, type ShownColumn } from './columns/columns';
import type { ListState } from './listAddress';
import type { OrderedBody } from './order/OrderedRows';
import { RowCell } from './rows/RowCell';
import { SelectAllBox, useSelectRow } from './rows/SelectBox';
import { SumRows } from './rows/SumRows';
import type { Selection } from './rows/useSelection';
import type { VirtualBody } from './rows/VirtualBody';
import type { ListActions } from './useListActions';

/** Props of a list's rows, drawn as a table or as cards. */
export interface RowsProps {
  readonly columnSettings: ColumnSettings;
  /** The rows to draw. */
  readonly rows: readonly Row[];
  /** All rows that were read. */
  readonly all: readonly Row[];
  readonly reading: boolean;
  /** Absent where nothing can be done with selected rows. */
  readonly selection: Selection | undefined;
  /** Id of the record that was opened last. */
  readonly last: string | undefined;
  /** Id of the record that was created or changed a moment ago. */
  readonly changed: string | undefined;
  /** Whether records may be changed. */
  readonly editable: boolean;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  /** The commands of a row, which of them its name runs, and the buttons' width; absent where rows are picked. */
  readonly commands?: Pick<ListActions, 'commandsOf' | 'width'>;
  readonly empty: ReactNode;
  readonly virtual: VirtualBody | undefined;
  /** The order by hand, where the rows have one. */
  readonly ordered?: OrderedBody | undefined;
}

interface Props extends RowsProps {
  readonly sort: ListState['sort'];
  readonly change: (changes: Partial<ListState>) => void;
}

const boxWidth = 40;
/** Pixels that each cell has more in the widest density. */
const wideCells = 8;
/** Pixels of the bar below the list while rows are selected. */
const batchBarHeight = 57;

/** Shown of a list that is out of sight for long. Rows make up most of an open tab. */
const noRows = { rows: [], empty: null } as const;

/** The rows of a list as a table; rows draw plain cells, not Refine's field components. */
export function ListTable(props: Props) {
  const { columnSettings, all, reading, selection, virtual, ordered, change } = props;
  const isInactive = useInactivePane() && !virtual && !ordered;
  const { rows, empty } = isInactive ? noRows : props;
  const columns = useColumns(props);
  const fields = columnSettings.columns.map(({ field }) => field);
  const hasSums = rows.length > 0 && fields.some(({ sum }) => sum);

  return (
    <DataTable<Row>
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      density={columnSettings.density}
      reading={reading}
      empty={empty}
      coveredBelow={selection?.rows.length ? batchBarHeight : 0}
      onSort={(key) => change({ sort: sortAfterClick(props.sort, key) })}
      current={props.last}
      changed={props.changed}
      isSelected={selection?.has}
      {...(ordered && { Row: ordered.Row })}
      {...(virtual && {
        part: { places: virtual.places, count: all.length },
        Row: virtual.Row,
        Body: virtual.Body,
      })}
      sums={
        hasSums
          ? (placed) => <SumRows columns={placed} fields={fields} rows={all} selection={selection} />
          : undefined
      }
    />
  );
}

function useColumns(props: Props) {
  const { columnSettings, actions, commands, selection, rows, all, ordered, virtual } = props;
  const { paged = true } = useResourcePage().resource;
  const selectRow = useSelectRow(selection, virtual ? all : rows);
  const more = columnSettings.density === 'large' ? wideCells : 0;
  const columns = useFieldColumns(props, more);
  if (selection) {
    const title = <SelectAllBox rows={all} selection={selection} label={paged ? '全选本页' : '全选'} />;
    columns.unshift({ key: ':select', title, width: boxWidth, exact: true, pin: 'left', render: selectRow });
  }
  if (ordered) columns.unshift(ordered.column);
  if (actions)
    columns.push({
      key: ':actions',
      title: '操作',
      width: (commands?.width ?? 0) + more,
      exact: true,
      pin: 'right',
      render: actions,
    });
  return columns;
}

function useFieldColumns({ columnSettings, sort, editable, commands }: Props, more: number) {
  const { canEdit, title } = useResourcePage().resource;
  const canEditRow = (row: Row) => editable && (canEdit?.(row) ?? true);
  return columnSettings.columns.map((setting): DataColumn<Row> => {
    const { field } = setting;
    const opening = field.name === title && commands && { commandsOf: commands.commandsOf };
    return {
      ...layoutOf(setting, sort, more),
      render: (row) => <RowCell field={field} row={row} editable={canEditRow(row)} {...opening} />,
    };
  });
}

function layoutOf({ field, width, pin, isChosenWidth }: ShownColumn, sort: ListState['sort'], more: number) {
  const { sortable, kind, label, name } = field;
  return {
    key: name,
    title: label,
    width: isChosenWidth ? width : width + more,
    exact: isChosenWidth || hasExactWidth(field),
    align: kind.align ?? 'left',
    pin,
    resizable: true,
    ...(sortable && { sort: sort?.field === name ? ariaOrder[sort.order] : ('none' as const) }),
  };
}

const ariaOrder = { asc: 'ascending', desc: 'descending' } as const;

/** The first click sorts upwards, the second downwards, the third goes back to the usual order. */
function sortAfterClick(sort: ListState['sort'], field: string): ListState['sort'] {
  if (sort?.field !== field) return { field, order: 'asc' };
  return sort.order === 'asc' ? { field, order: 'desc' } : undefined;
}
