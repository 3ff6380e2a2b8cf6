import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Select } from 'antd';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { useReorder } from '../../../ui/useReorder';
import { fitWidth } from '../columns/changeColumns';
import { type Column, widths } from '../columns/columns';

interface Props {
  readonly column: Column;
  /** Its place among all columns. */
  readonly index: number;
  /** Names the settings that it may be dragged about in. */
  readonly list: string;
  /** Nothing else is shown: it cannot be hidden. */
  readonly isOnly: boolean;
  readonly onChange: (changes: Partial<Pick<Column, 'hidden' | 'pin' | 'width'>>) => void;
  readonly onMove: (from: number, to: number) => void;
}

const sides = [
  { value: '', label: '不固定' },
  { value: 'left', label: '左侧' },
  { value: 'right', label: '右侧' },
] as const;

/** One column in the settings: shown or not, its side, its width, its place. */
export function ColumnRow({ column, index, list, isOnly, onChange, onMove }: Props) {
  const { field, hidden, pin, width } = column;
  const narrow = useNarrow();
  const drag = useReorder({ list, index, isMovable: !narrow, onMove });
  return (
    <li ref={drag.item} className="column-row" data-over={drag.over}>
      <span ref={drag.handle} className="column-handle" title="拖动调整顺序" hidden={narrow}>
        <HolderOutlined aria-hidden />
      </span>
      <Checkbox
        className="column-name"
        checked={!hidden}
        disabled={isOnly}
        onChange={({ target }) => onChange({ hidden: !target.checked })}
      >
        {field.label}
      </Checkbox>
      {!narrow && (
        <>
          <Select
            size="small"
            aria-label={`固定：${field.label}`}
            value={pin ?? ''}
            options={[...sides]}
            onChange={(side) => onChange({ pin: side === 'left' || side === 'right' ? side : undefined })}
          />
          <InputNumber
            size="small"
            aria-label={`宽度：${field.label}`}
            placeholder={String(field.width ?? field.kind.width ?? '自动')}
            min={widths.least}
            max={widths.most}
            step={10}
            precision={0}
            value={width ?? null}
            onChange={(next) => onChange({ width: next === null ? undefined : fitWidth(next) })}
          />
        </>
      )}
      <Steps label={field.label} index={index} onStep={(to) => onMove(index, to)} />
    </li>
  );
}

/** Up and down by buttons. The one that was pressed keeps the focus while its row moves. */
function Steps({ label, index, onStep }: { label: string; index: number; onStep: (to: number) => void }) {
  const pressed = useRef<HTMLElement>(null);
  const step = (to: number) => (event: MouseEvent<HTMLElement>) => {
    pressed.current = event.currentTarget;
    onStep(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what moves the row
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  return (
    <span className="column-steps">
      <Button
        type="text"
        size="small"
        aria-label={`上移：${label}`}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={step(index - 1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={`下移：${label}`}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={step(index + 1)}
      />
    </span>
  );
}
