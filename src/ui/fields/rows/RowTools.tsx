import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { afterMove, afterRemoval } from './useFocusLater';

interface Props {
  /** The name of the row: 第 2 行. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Minimal number of rows; the last ones cannot be removed. */
  readonly min?: number;
  readonly disabled: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /**
   * Moves the focus after the rows have been drawn anew; rows carry `data-row`, the button that adds one `data-add`.
   */
  readonly focusLater: (selector: string) => void;
}

/** Moves a row of a repeated group up or down, or removes it. */
export function RowTools({ name, index, count, min = 0, disabled, onMove, onRemove, focusLater }: Props) {
  const move = (to: number, direction: 'up' | 'down') => () => {
    focusLater(afterMove(to, count, direction));
    onMove(to);
  };
  const remove = () => {
    focusLater(afterRemoval(index, count, min));
    onRemove();
  };
  return (
    <span className="row-tools">
      <Button
        type="text"
        aria-label={`上移${name}`}
        data-move="up"
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={disabled || index === 0}
        onClick={move(index - 1, 'up')}
      />
      <Button
        type="text"
        aria-label={`下移${name}`}
        data-move="down"
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={disabled || index === count - 1}
        onClick={move(index + 1, 'down')}
      />
      <Button
        type="text"
        danger
        aria-label={`删除${name}`}
        data-remove
        icon={<DeleteOutlined aria-hidden />}
        disabled={disabled || count <= min}
        onClick={remove}
      />
    </span>
  );
}
