import { Table, type TableProps } from 'antd';
import { cloneElement, isValidElement, lazy, type ReactNode, Suspense } from 'react';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import type { ColumnSetting, ColumnSettings } from './columns/columns';
import type { ListState } from './listAddress';
import { RowCell } from './rows/RowCell';
import type { Selection } from './rows/useSelection';
import type { VirtualBody } from './rows/VirtualRows';

const SumRows = lazy(() => import('./rows/SumRows'));
const SelectAll = lazy(() => import('./rows/SelectAll'));

/** What a list's rows are drawn with, as a table or as cards. */
export interface RowsProps {
  readonly columnSettings: ColumnSettings;
  /** Those to draw. */
  readonly rows: readonly Row[];
  /** All that were read. */
  readonly all: readonly Row[];
  readonly reading: boolean;
  /** Absent where nothing can be done with selected rows. */
  readonly selection: Selection | undefined;
  /** Id of the record that was opened last. */
  readonly last: string | undefined;
  /** Whether records may be changed. */
  readonly editable: boolean;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  readonly empty: ReactNode;
  readonly virtual: VirtualBody | undefined;
}

interface Props extends RowsProps {
  readonly sort: ListState['sort'];
  readonly change: (changes: Partial<ListState>) => void;
  /** Pixels that cover the upper edge of the window; the table's head stays below them. */
  readonly head: number;
}

type Columns = NonNullable<TableProps<Row>['columns']>;

/** Pixels of a column that says none, where the columns cannot be as wide as what is in them. */
const usualWidth = 160;
const actionsWidth = 170;

/** The rows of a list as a table; rows draw plain cells, whatever Refine's own field components would add. */
export function ListTable(props: Props) {
  const { columnSettings, rows, all, reading, selection, last, actions, empty, virtual, change, head } =
    props;
  const columns = useColumns(props);
  const hasSums = rows.length > 0 && columnSettings.columns.some(({ field }) => field.sum);
  const first = virtual?.first ?? 0;
  const width = columns.reduce((sum, column) => sum + Number(column.width ?? 0), 44);

  return (
    <Table<Row>
      rowKey="id"
      size={columnSettings.density}
      columns={columns}
      dataSource={[...rows]}
      loading={{ spinning: reading, delay: 200 }}
      pagination={false}
      scroll={{ x: virtual ? width : 'max-content' }}
      sticky={{ offsetHeader: head, offsetSummary: selection?.rows.length ? 57 : 0 }}
      locale={{ emptyText: empty, triggerAsc: '点击升序', triggerDesc: '点击降序', cancelSort: '取消排序' }}
      onChange={(_pagination, _filters, sorter) => change({ sort: sortOf(sorter) })}
      onRow={(row, index = 0) => ({
        ...(String(row.id) === last && { 'aria-current': true, className: 'list-row-last' }),
        ...(virtual && { 'data-index': first + index, 'aria-rowindex': first + index + 2 }),
      })}
      {...(virtual && {
        components: virtual.components,
        tableLayout: 'fixed',
        'aria-rowcount': all.length + 1,
      })}
      {...(selection && { rowSelection: rowSelectionOf(selection, rows, virtual && all) })}
      {...(hasSums && {
        summary: () => (
          <Table.Summary fixed>
            <Suspense fallback={null}>
              <SumRows
                columnSettings={columnSettings}
                rows={all}
                selection={selection}
                last={actions ? 1 : 0}
              />
            </Suspense>
          </Table.Summary>
        ),
      })}
    />
  );
}

function useColumns({ columnSettings, sort, editable, actions, virtual }: Props): Columns {
  const { canEdit } = useResourcePage().resource;
  const canEditRow = (row: Row) => editable && (canEdit?.(row) ?? true);
  const columns: Columns = columnSettings.columns.map((setting) =>
    column(setting, sort, canEditRow, virtual && usualWidth),
  );
  if (actions)
    columns.push({
      title: '操作',
      key: 'actions',
      fixed: 'right',
      width: actionsWidth,
      render: (_, row) => actions(row),
    });
  return columns;
}

function column(
  { field, width: own, pin }: ColumnSetting,
  sort: ListState['sort'],
  canEditRow: (row: Row) => boolean,
  usual: number | undefined,
): Columns[number] {
  const { sortable, kind, label, name } = field;
  const width = own ?? usual;
  return {
    title: label,
    key: name,
    align: kind.align ?? 'left',
    ...(width ? { width } : {}),
    ...(pin ? { fixed: pin } : {}),
    ...(sortable ? { sorter: true, sortOrder: sort?.field === name ? antdOrder[sort.order] : null } : {}),
    onHeaderCell: () => headOf(name),
    render: (_, row) => <RowCell field={field} row={row} editable={canEditRow(row)} />,
  };
}

/** By this the edge of a head, when it is pulled, knows its column. */
function headOf(name: string) {
  return { scope: 'col', 'data-column': name };
}

const antdOrder = { asc: 'ascend', desc: 'descend' } as const;

type Sorter = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

function sortOf(sorter: Sorter): ListState['sort'] {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  return order ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : undefined;
}

/** antd is told of the drawn rows alone, which is quick however many there are; `all` are those that one box ticks together, where they are more. */
function rowSelectionOf(selection: Selection, rows: readonly Row[], all: readonly Row[] | undefined) {
  return {
    selectedRowKeys: rows.filter(selection.has).map((row) => row.id),
    checkStrictly: true,
    onChange: (keys: unknown[]) => selection.mark(rows, (row) => keys.includes(row.id)),
    getCheckboxProps: (row: Row) => ({
      disabled: !selection.canSelect(row),
      'aria-label': `选择第 ${row.id} 条`,
    }),
    columnTitle: (box: ReactNode) => (
      <SelectAllHead>
        {all ? (
          <Suspense fallback={null}>
            <SelectAll rows={all} selection={selection} />
          </Suspense>
        ) : (
          box
        )}
      </SelectAllHead>
    ),
    columnWidth: 44,
    fixed: true,
  };
}

/**
 * The box that selects all rows, with a name that the staff understand. antd draws it once more in a hidden row that measures
 * the columns; there nobody may come upon it.
 */
function SelectAllHead({ children: box }: { children: ReactNode }) {
  const reach = (element: HTMLElement | null) => {
    if (element) element.inert = element.closest('[aria-hidden="true"]') !== null;
  };
  const named = isValidElement<{ 'aria-label': string }>(box)
    ? cloneElement(box, { 'aria-label': '全选本页' })
    : box;
  return <div ref={reach}>{named}</div>;
}
