import { type DataColumn, type PlacedColumn, type SortState, sortAfter } from './columnLayout';
import styles from './DataTable.module.css';

interface Props<T> {
  readonly columns: readonly PlacedColumn<T>[];
  readonly onSort: ((key: string) => void) | undefined;
}

/** Explicit roles: rows and cells of layout tables have none by themselves. */
export const tableRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
};

/** The heads of the columns; those of sortable columns are buttons. */
export function HeadRow<T>({ columns, onSort }: Props<T>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map(({ column, style, pin }) => (
          <th
            key={column.key}
            {...tableRoles.head}
            scope="col"
            style={style}
            data-pin={pin}
            data-column={column.resizable ? column.key : undefined}
            aria-sort={column.sort === 'none' ? undefined : column.sort}
          >
            {column.sort ? <SortButton column={column} sort={column.sort} onSort={onSort} /> : column.title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const hints = { ascending: '点击升序', descending: '点击降序', none: '取消排序' };

interface SortProps<T> {
  readonly column: DataColumn<T>;
  readonly sort: SortState;
  readonly onSort: Props<T>['onSort'];
}

function SortButton<T>({ column: { key, title }, sort, onSort }: SortProps<T>) {
  return (
    <button
      type="button"
      className={styles.sort}
      data-sort={sort}
      title={hints[sortAfter(sort)]}
      onClick={() => onSort?.(key)}
    >
      <span>{title}</span>
      <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
        <path d="M4 1 7 5H1z" />
        <path d="M4 13 1 9h6z" />
      </svg>
    </button>
  );
}
