import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react';
import { useReorder } from '@/src/ui/useReorder';
import type { GenColumn } from '../gen';
import { ColumnCell, type ColumnChange } from './ColumnCell';
import { type Choice, columnProps } from './columnProps';

interface Props {
  readonly column: GenColumn;
  /** Its index, from 0. */
  readonly index: number;
  /** Names the table that it may be dragged about in. */
  readonly list: string;
  readonly dictionaries: readonly Choice[];
  /** Marks a missing Java property. */
  readonly isWrong: boolean;
  readonly onChange: ColumnChange;
  readonly onMove: (from: number, to: number) => void;
}

/** One column of the table as a row; drawn again only when something about it has changed. */
export const ColumnTableRow = memo(function ColumnTableRow(props: Props) {
  const { index, list, onMove } = props;
  const drag = useReorder<HTMLTableRowElement>({ list, index, isMovable: true, onMove });
  return (
    <tr ref={drag.item} data-over={drag.over} data-column={props.column.columnId}>
      <td>
        <Place {...props} handle={drag.handle} />
      </td>
      {columnProps.map((prop) => (
        <td key={prop.name}>
          <Cell {...props} prop={prop} />
        </td>
      ))}
    </tr>
  );
});

/** The same as a card, on a narrow screen. */
export const ColumnCard = memo(function ColumnCard(props: Props) {
  const { column } = props;
  return (
    <li className="gen-card" data-column={column.columnId}>
      <h3>
        <Place {...props} />
        {column.columnName}
      </h3>
      <dl>
        {columnProps.slice(1).map((prop) => (
          <div key={prop.name} data-kind={prop.kind}>
            <dt>{prop.label}</dt>
            <dd>
              <Cell {...props} prop={prop} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
});

function Cell({
  prop,
  column,
  dictionaries,
  isWrong,
  onChange,
}: Props & { prop: (typeof columnProps)[number] }) {
  return (
    <ColumnCell
      prop={prop}
      of={column.columnName}
      id={column.columnId}
      value={column[prop.name]}
      dictionaries={dictionaries}
      wrong={isWrong && prop.name === 'javaField' ? '请输入Java属性' : undefined}
      onChange={onChange}
    />
  );
}

interface PlaceProps extends Pick<Props, 'column' | 'index' | 'onMove'> {
  readonly handle?: RefObject<HTMLSpanElement | null>;
}

/** Number of the row, by which it is dragged, and the buttons that move it a step. The one that was pressed keeps the focus. */
function Place({ column: { columnName }, index, onMove, handle }: PlaceProps) {
  const pressed = useRef<HTMLElement>(null);
  const step = (to: number) => (event: MouseEvent<HTMLElement>) => {
    pressed.current = event.currentTarget;
    onMove(index, to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what moves the row
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  return (
    <span className="gen-place">
      {handle && (
        <span ref={handle} className="gen-handle" title="拖动调整顺序">
          <HolderOutlined aria-hidden />
        </span>
      )}
      <span className="gen-number">{index + 1}</span>
      <button type="button" aria-label={`上移：${columnName}`} onClick={step(index - 1)}>
        <ArrowUpOutlined aria-hidden />
      </button>
      <button type="button" aria-label={`下移：${columnName}`} onClick={step(index + 1)}>
        <ArrowDownOutlined aria-hidden />
      </button>
    </span>
  );
}
