import type { ComponentType, HTMLAttributes, ReactNode, UIEvent } from 'react';
import { useInactivePane } from '@/src/services/usePane';
import { type DataColumn, type PlacedColumn, placeColumns } from './columnLayout';
import styles from './DataTable.module.css';
import { HeadRow, tableRoles } from './HeadRow';

type RowProps = HTMLAttributes<HTMLTableRowElement>;

export interface DataTableProps<T> {
  readonly columns: readonly DataColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly density: 'large' | 'middle' | 'small';
  /** Whether other rows are on their way. */
  readonly reading: boolean;
  /** Replaces the rows where there are none. */
  readonly empty: ReactNode;
  /**
   * Pixels that cover the lower edge of the scrolled content. The sums stay above them, as the head stays below
   * `--covered-top`.
   */
  readonly coveredBelow?: number;
  /** Called with the column whose head was clicked. */
  readonly onSort?: (key: string) => void;
  /** Key of the row marked as the current one. */
  readonly current?: string | undefined;
  /** Key of the row that was just saved: marked for six seconds. */
  readonly changed?: string | undefined;
  readonly isSelected?: (row: T) => boolean;
  /** Where only some rows are drawn: their places among all, and the number of all. */
  readonly part?: { readonly places: readonly number[]; readonly count: number } | undefined;
  /** Draw the rows and the table's body; plain elements where absent. */
  readonly Row?: ComponentType<RowProps> | undefined;
  readonly Body?: ComponentType<HTMLAttributes<HTMLTableSectionElement>> | undefined;
  /** A tree of rows is a tree grid to assistive technology. */
  readonly role?: 'table' | 'treegrid';
  /** Rows below the others that stay in sight, made of `CellRow`. */
  readonly sums?: ((columns: CellRowProps<T>['columns']) => ReactNode) | undefined;
}

/**
 * A table whose head stays in sight while the page scrolls, whose columns can be pinned, and that measures nothing.
 * Head, rows and sums are three tables with the same column widths. They scroll sideways together and are one table to
 * assistive technology. In a tab out of sight for long it has no heads.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { columns, rows, density, reading, empty, coveredBelow, onSort, part, role = 'table', sums } = props;
  const layout = placeColumns(columns);
  const isInactive = useInactivePane();
  return (
    <div className={styles.frame} data-density={density} aria-busy={reading}>
      <div
        className={styles.table}
        style={{ '--width': `${layout.width}px`, '--shown': layout.shown }}
        role={role}
        {...(part && { 'aria-rowcount': part.count + 1 })}
        onScrollCapture={scrollTogether}
      >
        <div className={styles.head}>
          <Part columns={isInactive ? [] : layout.columns}>
            {!isInactive && <HeadRow columns={layout.columns} onSort={onSort} />}
          </Part>
        </div>
        <div className={styles.body}>
          <Part columns={rows.length === 0 ? [] : layout.columns}>
            <Rows {...props} columns={layout.columns} />
          </Part>
        </div>
        {/* A scrolling area must be reachable without a mouse: in the sums nothing takes the focus. */}
        <div
          className={styles.foot}
          style={{ bottom: coveredBelow }}
          {...(sums && { ...tableRoles.group, tabIndex: 0 })}
        >
          <Part columns={sums ? layout.columns : []}>
            {sums && <tfoot role="presentation">{sums(layout.columns)}</tfoot>}
          </Part>
        </div>
      </div>
      {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}

interface PartProps<T> {
  /** Columns of the cells in it; none where it has no cells. */
  readonly columns: readonly PlacedColumn<T>[];
  readonly children: ReactNode;
}

function Part<T>({ columns, children }: PartProps<T>) {
  return (
    <table role="presentation">
      {columns.length > 0 && (
        <colgroup>
          {columns.map(({ column, width }) => (
            <col key={column.key} style={{ width }} />
          ))}
        </colgroup>
      )}
      {children}
    </table>
  );
}

/** Scrolls head, rows and sums sideways by the same distance. */
function scrollTogether({ currentTarget, target }: UIEvent<HTMLElement>) {
  if (!(target instanceof HTMLElement) || target.parentElement !== currentTarget) return;
  for (const part of currentTarget.children)
    if (part.scrollLeft !== target.scrollLeft) part.scrollLeft = target.scrollLeft;
}

interface RowsProps<T> extends Omit<DataTableProps<T>, 'columns'> {
  readonly columns: readonly PlacedColumn<T>[];
}

function Rows<T>({
  rows,
  columns,
  keyOf,
  current,
  changed,
  isSelected,
  part,
  role,
  Row,
  Body,
}: RowsProps<T>) {
  const Group = Body ?? 'tbody';
  return (
    <Group {...tableRoles.group} onPointerOver={showWhole}>
      {rows.map((row, index) => {
        const key = keyOf(row);
        return (
          <BodyRow
            key={key}
            id={key}
            row={row}
            columns={columns}
            isCurrent={key === current}
            isChanged={key === changed}
            isSelected={isSelected?.(row)}
            index={part?.places[index]}
            cellRole={role === 'treegrid' ? 'gridcell' : 'cell'}
            Row={Row}
          />
        );
      })}
    </Group>
  );
}

/** Shows the whole text of a cut cell to the pointer. */
function showWhole({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td') : null;
  if (!cell || cell.querySelector('input, [title]')) return;
  const isCut = cell.scrollWidth > cell.clientWidth;
  if (isCut) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}

interface BodyRowProps<T> extends Pick<DataTableProps<T>, 'Row'> {
  readonly id: string;
  readonly row: T;
  readonly columns: readonly PlacedColumn<T>[];
  readonly isCurrent: boolean;
  readonly isChanged: boolean;
  readonly isSelected: boolean | undefined;
  readonly index: number | undefined;
  readonly cellRole: 'cell' | 'gridcell';
}

function BodyRow<T>({ id, row, columns, isSelected, index, cellRole, Row, ...marks }: BodyRowProps<T>) {
  const props = {
    'data-row-key': id,
    'aria-current': marks.isCurrent || undefined,
    'aria-description': marks.isChanged ? '刚刚保存' : undefined,
    'data-changed': marks.isChanged || undefined,
    'aria-selected': isSelected,
    'data-index': index,
    'aria-rowindex': index === undefined ? undefined : index + 2,
  };
  return (
    <CellRow {...props} columns={columns} cellRole={cellRole} Row={Row}>
      {({ render }) => render(row)}
    </CellRow>
  );
}

export interface CellRowProps<T> extends Omit<RowProps, 'children'> {
  readonly columns: readonly PlacedColumn<T>[];
  readonly cellRole?: 'cell' | 'gridcell';
  readonly Row?: ComponentType<RowProps> | undefined;
  readonly children: (column: DataColumn<T>, index: number) => ReactNode;
}

/** One row, with a cell for each column. */
export function CellRow<T>({ columns, cellRole = 'cell', Row, children, ...props }: CellRowProps<T>) {
  const Element = Row ?? 'tr';
  return (
    <Element {...tableRoles.row} {...props}>
      {columns.map(({ column, style, pin }, index) => (
        <td key={column.key} role={cellRole} style={style} data-pin={pin}>
          {children(column, index)}
        </td>
      ))}
    </Element>
  );
}
