import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { moved } from '@/src/lib/moved';
import type { InputProps } from '../field';
import { RowTools } from '../rows/RowTools';
import { useFocusLater } from '../rows/useFocusLater';
import type { KeyValue } from './keyValue';

interface Props extends InputProps<KeyValue[]> {
  readonly label: string;
  readonly keyLabel: string;
  readonly valueLabel: string;
  readonly max: number;
}

/** Enters keys and values row by row; rows can be added, removed and moved. */
export default function KeyValueInput(props: Props) {
  const { id, value, onChange, disabled = false, keyLabel, valueLabel, max } = props;
  const name = props['aria-label'] ?? props.label;
  const rows = value ?? [];
  const own = useId();
  const keys = useRowKeys(rows.length);
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(root);
  const change = (next: KeyValue[]) => onChange?.(next);
  const set = (index: number, row: KeyValue) => change(rows.toSpliced(index, 1, row));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this one has the label of the form
    <div
      ref={root}
      id={id ?? own}
      // Errors about the whole lead here.
      tabIndex={-1}
      className="key-value"
      role="group"
      aria-label={name}
    >
      {rows.map((row, index) => (
        <div key={keys.at(index)} className="key-value-row" data-row={index}>
          <Input
            aria-label={`第 ${index + 1} 行${keyLabel}`}
            placeholder={keyLabel}
            disabled={disabled}
            value={row.key}
            onChange={(event) => set(index, { ...row, key: event.target.value })}
          />
          <Input
            aria-label={`第 ${index + 1} 行${valueLabel}`}
            placeholder={valueLabel}
            disabled={disabled}
            value={row.value}
            onChange={(event) => set(index, { ...row, value: event.target.value })}
          />
          <RowTools
            name={`第 ${index + 1} 行`}
            index={index}
            count={rows.length}
            disabled={disabled}
            focusLater={focusLater}
            onMove={(to) => {
              keys.move(index, to);
              change(moved(rows, index, to));
            }}
            onRemove={() => {
              keys.remove(index);
              change(rows.toSpliced(index, 1));
            }}
          />
        </div>
      ))}
      <Button
        type="dashed"
        block
        data-add
        disabled={disabled || rows.length >= max}
        onClick={() => {
          focusLater(`[data-row="${rows.length}"] input`);
          change([...rows, { key: '', value: '' }]);
        }}
      >
        添加一行
      </Button>
    </div>
  );
}

/** Keys that move with their rows. Rows added or removed from outside change the keys at the end. */
function useRowKeys(count: number) {
  const [state] = useState(() => ({ keys: [] as number[], next: 0 }));
  return {
    at: (index: number) => {
      while (state.keys.length < count) state.keys.push(state.next++);
      if (state.keys.length > count) state.keys.length = count;
      return state.keys[index];
    },
    move: (from: number, to: number) => state.keys.splice(to, 0, ...state.keys.splice(from, 1)),
    remove: (index: number) => state.keys.splice(index, 1),
  };
}
