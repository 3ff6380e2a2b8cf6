import { InputNumber, Space } from 'antd';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { joinRange, splitRange } from '@/src/lib/dates';
import type { InputProps } from './field';

/** Enters the two ends of a range of whole numbers; it counts once the focus leaves both, or by Enter. */
export default function NumberRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const [typed, setTyped] = useState<{ readonly over: typeof value; readonly range: string }>();
  const range = typed && typed.over === value ? typed.range : (value ?? '');
  const [from = '', until = ''] = splitRange(range) ?? [];
  const type = (begin: string, end: string) => setTyped({ over: value, range: joinRange(begin, end) });
  const commit = () => {
    const next = from === '' && until === '' ? '' : ordered(from, until);
    if (next !== (value ?? '')) onChange?.(next === '' ? null : next);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) commit();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  const shared = { min: 0, precision: 0, controls: false, disabled: rest.disabled ?? false } as const;
  const style = { width: '50%' };
  return (
    <Space.Compact block onBlur={leave} onKeyDown={enter}>
      <InputNumber
        {...shared}
        {...(id ? { id } : {})}
        style={style}
        placeholder="最小"
        value={numberOf(from)}
        onChange={(next) => type(String(next ?? ''), until)}
      />
      <InputNumber
        {...shared}
        aria-label="最大"
        style={style}
        placeholder="最大"
        value={numberOf(until)}
        onChange={(next) => type(from, String(next ?? ''))}
      />
    </Space.Compact>
  );
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** Who enters the greater end first means the same range. */
function ordered(from: string, until: string): string {
  return from !== '' && until !== '' && Number(until) < Number(from)
    ? joinRange(until, from)
    : joinRange(from, until);
}
