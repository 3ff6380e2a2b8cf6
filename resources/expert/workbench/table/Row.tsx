import { LockFilled } from '@ant-design/icons';
import { type MouseEvent, memo, useRef, useState } from 'react';
import type { RowProblems } from '../model/problems';
import type { RowMark } from '../model/ui';
import { useWorkbench } from '../model/WorkbenchContext';
import cellStyles from './cells.module.css';
import { type ColumnId, isLeading } from './columns';
import { gridRoles, numberedRow } from './gridRoles';
import { Picks } from './Picks';
import pickStyles from './picks.module.css';
import { type CellProps, RowCell } from './RowCell';
import { RowIssues } from './RowIssues';
import styles from './row.module.css';
import { UnitCell } from './UnitCell';
import { type RowKeys, useRowDrag } from './useRowDrag';

/** Three dots, or two columns of them: plain elements, since a full table mounts dozens at once. */
const dots = (columns: readonly number[]) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path
      d={columns.map((x) => `M${x} 2h2v2h-2zM${x} 7h2v2h-2zM${x} 12h2v2h-2z`).join('')}
      fill="currentColor"
    />
  </svg>
);
const icons = { locked: <LockFilled aria-hidden />, holder: dots([4, 10]), more: dots([7]) };

export interface RowProps extends Omit<CellProps, 'id'> {
  readonly columns: readonly ColumnId[];
  readonly selected: boolean;
  readonly isCursor: boolean;
  readonly isLifted: boolean;
  readonly flashes: boolean;
  /** Whether rows may be dragged: not while one tier alone is shown. */
  readonly movable: boolean;
  readonly problems: RowProblems;
  readonly marks: readonly RowMark[];
  readonly keys: RowKeys;
  readonly onToggle: (uid: string, shift: boolean) => void;
}

/** One choice. Draws again only when something of it has changed. */
export const Row = memo(function Row(props: RowProps) {
  const { row, place, columns, selected, isCursor, isLifted, flashes, batch, readOnly } = props;
  const [armed, setArmed] = useState(false);
  const arm = () => setArmed(true);
  const { table, workbenchStore } = useWorkbench();
  const point = () => {
    table.show({ cursor: row.uid });
    workbenchStore.change({ focus: { from: 'table' } });
  };
  const { figure, equivalents } = props;
  // Only 服从调剂 needs the row's place: the other cells redraw only for another row.
  const cellOf = (id: ColumnId) => (
    <RowCell {...{ id, row, batch, figure, equivalents, readOnly }} place={id === 'obey' ? place : 0} />
  );
  return (
    <div
      {...numberedRow(place + 1, selected)}
      {...{ onClick: point, onPointerEnter: arm, onFocus: arm }}
      tabIndex={-1}
      id={`choice-${row.uid}`}
      className={styles.row}
      data-cursor={isCursor}
      data-selected={selected}
      data-lifted={isLifted}
      data-flash={flashes}
      data-gone={row.unit.gone === 1}
    >
      <Lead {...props} armed={armed} />
      {columns.filter(isLeading).map((id) => (
        <span key={id} {...gridRoles.cell} className={cellStyles.cell} data-column={id}>
          {cellOf(id)}
        </span>
      ))}
      <span {...gridRoles.cell} className={cellStyles.unit}>
        <UnitCell unit={row.unit} marks={props.marks} note={row.note} />
      </span>
      {columns
        .filter((id) => !isLeading(id))
        .map((id) => (
          <span key={id} {...gridRoles.cell} className={cellStyles.cell} data-column={id}>
            {cellOf(id)}
          </span>
        ))}
      <Tail {...props} />
      {batch.mode !== 1 && (
        <div {...gridRoles.cell} className={pickStyles.second}>
          <Picks {...{ row, place, batch, readOnly, armed }} />
        </div>
      )}
    </div>
  );
});

function Lead({
  row,
  place,
  selected,
  readOnly,
  movable,
  keys,
  onToggle,
  armed,
}: RowProps & { armed: boolean }) {
  const isMovable = movable && !readOnly && row.locked === 0;
  const handle = useRef<HTMLButtonElement>(null);
  useRowDrag({ handle, row, isMovable: isMovable && armed });
  return (
    <>
      <span {...gridRoles.cell}>
        <input
          type="checkbox"
          className={styles.box}
          checked={selected}
          aria-label={`选择第 ${place} 志愿`}
          onChange={() => undefined}
          onClick={(event: MouseEvent) => onToggle(row.uid, event.shiftKey)}
        />
      </span>
      <span {...gridRoles.rowHead} className={styles.place}>
        {place}
      </span>
      <span {...gridRoles.cell}>
        <button
          ref={handle}
          data-handle
          type="button"
          className={styles.handle}
          disabled={!isMovable}
          aria-label={row.locked ? `第 ${place} 志愿已锁定` : `移动第 ${place} 志愿`}
          title={row.locked ? '已锁定位置' : '拖动调整顺序；按空格拿起，方向键移动'}
          onKeyDown={(event) => keys.press(event, row.uid)}
          onBlur={() => keys.leave(row.uid)}
        >
          {row.locked ? icons.locked : icons.holder}
        </button>
      </span>
    </>
  );
}

function Tail({ row, place, problems }: RowProps) {
  const { show, table } = useWorkbench();
  function open({ currentTarget }: MouseEvent<HTMLElement>): void {
    const { right, bottom } = currentTarget.getBoundingClientRect();
    table.show({ cursor: row.uid });
    show({ menu: { uid: row.uid, x: right, y: bottom } });
  }
  return (
    <span {...gridRoles.cell} className={styles.tail}>
      <RowIssues uid={row.uid} problems={problems} place={place} />
      <button
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-label={`第 ${place} 志愿的操作`}
        onClick={open}
      >
        {icons.more}
      </button>
    </span>
  );
}
