import { NumberBox } from '@/src/ui/fields/NumberBox';
import './columnsPanel.css';
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox, Select } from 'antd';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { moved } from '../../../lib/moved';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { useReorder } from '../../../ui/useReorder';
import { changeColumn, fitWidth, resetColumns, setColumns } from '../columns/changeColumns';
import { type Column, widthOf, widths } from '../columns/columns';
import type { OwnColumnSettings } from '../columns/useColumnSettings';

/** The settings of a list's columns; each change shows at once. On cards a column is a line, and lines have no sides and no width. */
export default function ColumnsPanel({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  const narrow = useNarrow();
  const [said, say] = useState('');
  const columns = columnSettings.all;
  const list = useId();
  const move = (from: number, to: number) => {
    const place = Math.min(columns.length - 1, Math.max(0, to));
    setColumns(columnSettings, moved(columns, from, place));
    say(`${columns[from]?.field.label}移到第 ${place + 1} 位`);
  };
  const shownCount = columns.filter(({ hidden }) => !hidden).length;
  return (
    <div className="columns-panel">
      {!narrow && (
        <div className="columns-head" aria-hidden>
          <span>显示</span>
          <span>固定</span>
          <span>宽度（像素）</span>
          <span>顺序</span>
        </div>
      )}
      <ul>
        {columns.map((column, index) => (
          <ColumnRow
            key={column.field.name}
            column={column}
            index={index}
            list={list}
            isOnly={!column.hidden && shownCount === 1}
            onChange={(changes) =>
              setColumns(columnSettings, changeColumn(columns, column.field.name, changes))
            }
            onMove={move}
          />
        ))}
      </ul>
      <div className="columns-foot">
        <span>{narrow ? '勾选的各项显示在卡片上' : '拖动或用箭头调整顺序'}</span>
        <Button onClick={() => resetColumns(columnSettings)}>重置</Button>
      </div>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}

interface RowProps {
  readonly column: Column;
  /** Its place among all columns. */
  readonly index: number;
  /** Names the settings within which it may be dragged. */
  readonly list: string;
  /** Whether nothing else is shown: it cannot be hidden. */
  readonly isOnly: boolean;
  readonly onChange: (changes: Partial<Pick<Column, 'hidden' | 'pin' | 'width'>>) => void;
  readonly onMove: (from: number, to: number) => void;
}

const sides = [
  { value: '', label: '不固定' },
  { value: 'left', label: '左侧' },
  { value: 'right', label: '右侧' },
] as const;

/** One column in the settings: whether it is shown, its side, its width, its place. */
function ColumnRow({ column, index, list, isOnly, onChange, onMove }: RowProps) {
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
            aria-label={`固定：${field.label}`}
            value={pin ?? ''}
            options={[...sides]}
            onChange={(side) => onChange({ pin: side === 'left' || side === 'right' ? side : undefined })}
          />
          <NumberBox
            aria-label={`宽度：${field.label}`}
            placeholder={String(widthOf(field))}
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

/** Buttons for up and down. The pressed one keeps the focus while its row moves. */
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
        aria-label={`上移：${label}`}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={step(index - 1)}
      />
      <Button
        type="text"
        aria-label={`下移：${label}`}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={step(index + 1)}
      />
    </span>
  );
}
