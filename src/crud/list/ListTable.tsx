import { Table, type TableProps } from 'antd';
import { cloneElement, isValidElement, type Key, type ReactNode } from 'react';
import { type AnyField, fieldsOn, type Row } from '../defineResource';
import { FieldCell } from '../FieldCell';
import { useResourcePage } from '../ResourceContext';
import type { ListState } from './listAddress';

interface Props {
  readonly rows: readonly Row[];
  readonly reading: boolean;
  readonly sort: ListState['sort'];
  readonly change: (changes: Partial<ListState>) => void;
  readonly selected: readonly Key[] | undefined;
  readonly select: (keys: Key[], rows: Row[]) => void;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  readonly empty: ReactNode;
}

type Columns = NonNullable<TableProps<Row>['columns']>;

/** The rows of a list as a table; rows draw plain cells, whatever Refine's own field components would add. */
export function ListTable({ rows, reading, sort, change, selected, select, actions, empty }: Props) {
  const { resource } = useResourcePage();
  const columns: Columns = fieldsOn(resource, 'list').map((field, index) => column(field, index === 0, sort));
  if (actions)
    columns.push({
      title: '操作',
      key: 'actions',
      fixed: 'right',
      width: 170,
      render: (_, row) => actions(row),
    });

  return (
    <Table<Row>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={[...rows]}
      loading={{ spinning: reading, delay: 200 }}
      pagination={false}
      scroll={{ x: 'max-content' }}
      sticky
      locale={{ emptyText: empty, triggerAsc: '点击升序', triggerDesc: '点击降序', cancelSort: '取消排序' }}
      onChange={(_pagination, _filters, sorter) => change({ sort: sortOf(sorter) })}
      {...(selected ? { rowSelection: selection(selected, select, resource.keeps) } : {})}
    />
  );
}

function column(field: AnyField, first: boolean, sort: ListState['sort']): Columns[number] {
  const { width = field.kind.width, sortable, kind, label, name } = field;
  return {
    title: label,
    key: name,
    align: kind.align ?? 'left',
    ...(width ? { width } : {}),
    ...(first ? { fixed: 'left' as const } : {}),
    ...(sortable ? { sorter: true, sortOrder: sort?.field === name ? antdOrder[sort.order] : null } : {}),
    render: (_, row) => <FieldCell field={field} record={row} place="list" />,
  };
}

const antdOrder = { asc: 'ascend', desc: 'descend' } as const;

type Sorter = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

function sortOf(sorter: Sorter): ListState['sort'] {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  return order ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : undefined;
}

function selection(
  selected: readonly Key[],
  select: Props['select'],
  keeps: ((row: Row) => boolean) | undefined,
) {
  return {
    selectedRowKeys: [...selected],
    preserveSelectedRowKeys: true,
    onChange: select,
    getCheckboxProps: (row: Row) => ({
      disabled: keeps?.(row) ?? false,
      'aria-label': `选择第 ${row.id} 条`,
    }),
    columnTitle: (box: ReactNode) => <SelectAll>{box}</SelectAll>,
    columnWidth: 44,
    fixed: true,
  };
}

/**
 * The box that ticks all rows, with a name that the staff understand. antd draws it once more in a hidden row that measures
 * the columns; there nobody may come upon it.
 */
function SelectAll({ children: box }: { children: ReactNode }) {
  const reach = (element: HTMLElement | null) => {
    if (element) element.inert = element.closest('[aria-hidden="true"]') !== null;
  };
  const named = isValidElement<{ 'aria-label': string }>(box)
    ? cloneElement(box, { 'aria-label': '全选本页' })
    : box;
  return <div ref={reach}>{named}</div>;
}
