import { HolderOutlined } from '@ant-design/icons';
import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { DataColumn } from '../../../ui/table/columnLayout';
import { useReorder } from '../../../ui/useReorder';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import type { RowCommand } from '../rowCommands';
import type { ListActions } from '../useListActions';
import styles from './orderedRows.module.css';
import { isMovable, type OrderedPage, useListOrder } from './useListOrder';

/** Parts that a list with movable rows adds to its table or its cards. */
export interface OrderedBody {
  /** The column with the handle of each row. */
  readonly column: DataColumn<Row>;
  /** Draws a row that can be dragged, and moved by Alt with an arrow. */
  readonly Row: typeof OrderedRow;
  /** The commands of a row, 上移 and 下移 among them. */
  readonly commandsOf: ListActions['commandsOf'];
}

interface Props extends OrderedPage {
  readonly commandsOf: ListActions['commandsOf'];
  readonly children: (rows: readonly Row[], ordered: OrderedBody) => ReactNode;
}

interface Moving {
  /** Ids, from top to bottom. */
  readonly ids: readonly string[];
  /** Whether the row at each place is put in order. */
  readonly movable: readonly boolean[];
  readonly list: string;
  readonly move: (from: number, to: number) => void;
}

const MovingContext = createContext<Moving | undefined>(undefined);
const HandleContext = createContext<RefObject<HTMLSpanElement | null> | undefined>(undefined);

const handle: DataColumn<Row> = {
  key: ':order',
  title: <span className="visually-hidden">拖动排序</span>,
  width: 32,
  exact: true,
  pin: 'left',
  render: () => <Handle />,
};

/** The rows of a list that the staff put in order. `children` draws them in their present order. */
export default function OrderedRows({ commandsOf, children, ...page }: Props) {
  const { resource } = useResourcePage();
  const order = useListOrder(page);
  const { needs } = order;
  const move = useMove(order);
  const moving = useMemo(
    () => ({
      ids: order.rows.map(({ id }) => String(id)),
      movable: order.rows.map((row) => isMovable(resource, row)),
      ...{ list: `order:${resource.name}`, move },
    }),
    [order.rows, resource, move],
  );
  const ordered = useMemo(() => {
    const withMoves = (row: Row) => {
      const own = commandsOf(row);
      const isBusiness = ({ group }: RowCommand) => group === 'verb';
      const others = own.filter((one) => !isBusiness(one));
      return [...own.filter(isBusiness), ...movesOf(moving, row, needs), ...others];
    };
    return { column: handle, Row: OrderedRow, commandsOf: withMoves };
  }, [commandsOf, moving, needs]);
  return (
    <MovingContext value={moving}>
      {children(order.rows, ordered)}
      <p className="visually-hidden" role="status">
        {order.said}
      </p>
    </MovingContext>
  );
}

/** 上移 and 下移, after the other commands of a row. */
function movesOf(moving: Moving, { id }: Row, needs: string | undefined): RowCommand[] {
  const place = moving.ids.indexOf(String(id));
  const command = (key: string, label: string, by: -1 | 1): RowCommand[] => {
    const to = placeBeside(moving, place, by);
    if (to < 0) return [];
    const about = { danger: false, group: 'verb', shown: false, opens: false, needs } as const;
    return [{ ...about, key, label, run: () => moving.move(place, to) }];
  };
  return [...command('up', '上移', -1), ...command('down', '下移', 1)];
}

/** The place of the next row that is put in order, upwards or downwards; -1 where there is none. */
function placeBeside({ movable }: Moving, place: number, by: -1 | 1): number {
  if (!movable[place]) return -1;
  if (by === 1) return movable.indexOf(true, place + 1);
  return place === 0 ? -1 : movable.lastIndexOf(true, place - 1);
}

/**
 * Moves a row; the same function for as long as the list is there. Reordering moves elements in the document, which
 * lose the focus: it is given back.
 */
function useMove({ rows, move }: ReturnType<typeof useListOrder>) {
  const latest = useRef(move);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    latest.current = move;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what moves
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus({ preventScroll: true });
  }, [rows]);
  return useCallback((from: number, to: number) => {
    focused.current = document.activeElement;
    latest.current(from, to);
  }, []);
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & { readonly 'data-row-key'?: string };

function OrderedRow(props: RowProps) {
  const moving = use(MovingContext);
  if (!moving) throw new Error('A row that can be moved needs OrderedRows around it');
  const index = moving.ids.indexOf(props['data-row-key'] ?? '');
  const movable = moving.movable[index] ?? false;
  const { item, handle, over } = useReorder<HTMLTableRowElement>({
    list: moving.list,
    index,
    isMovable: movable,
    onMove: moving.move,
  });
  const press = (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    const to = placeBeside(moving, index, by);
    if (to >= 0) moving.move(index, to);
  };
  return (
    <HandleContext value={movable ? handle : undefined}>
      <tr {...props} ref={item} className={styles.row} data-over={over} onKeyDown={press} />
    </HandleContext>
  );
}

function Handle() {
  const handle = use(HandleContext);
  if (!handle) return null;
  return (
    <span ref={handle} className={styles.handle} title="拖动排序" aria-hidden>
      <HolderOutlined aria-hidden />
    </span>
  );
}
