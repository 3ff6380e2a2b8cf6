import { Space, Tooltip } from 'antd';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { joinRange, splitRange } from '@/src/lib/dates';
import type { InputProps } from './field';
import { DecimalBox } from './NumberBox';

interface Props extends InputProps<string> {
  /** Digits after the point; 0 where absent. */
  readonly precision?: number;
  /** The message where the greater end comes first; where absent the two are taken the other way round. */
  readonly reversed?: string;
}

/** Enters the two ends of a range of numbers from zero. It counts once the focus leaves both, or by Enter. */
export default function NumberRangeInput({
  id,
  value,
  onChange,
  precision = 0,
  reversed,
  disabled = false,
}: Props) {
  const [typed, setTyped] = useState<{ readonly over: typeof value; readonly range: string }>();
  // Numbers typed over an earlier value must not come back with it.
  if (typed && typed.over !== value) setTyped(undefined);
  const range = typed && typed.over === value ? typed.range : (value ?? '');
  const [from = '', until = ''] = splitRange(range) ?? [];
  const [refused, setRefused] = useState(false);
  const isWrong = refused && reversedEnds(from, until);
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  }, [range]);
  const type = (begin: string, end: string) => {
    latest.current = joinRange(begin, end);
    setTyped({ over: value, range: latest.current });
  };
  // The value rounded on leaving an end is not drawn yet.
  const commit = () => {
    const [begin = '', end = ''] = splitRange(latest.current) ?? [];
    const isTurned = reversedEnds(begin, end);
    setRefused(reversed !== undefined);
    if (isTurned && reversed !== undefined) return;
    const ends = isTurned ? joinRange(end, begin) : joinRange(begin, end);
    const next = begin === '' && end === '' ? '' : ends;
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
  const shared = {
    ...{ min: '0', precision, controls: false, disabled, style: { width: '50%' } },
    ...(isWrong && { status: 'error' as const, 'aria-invalid': true }),
  };
  return (
    <Tooltip open={isWrong} title={reversed} placement="bottom">
      <Space.Compact block onBlur={leave} onKeyDown={enter}>
        <DecimalBox
          {...shared}
          {...(id ? { id } : {})}
          placeholder="最小"
          value={from === '' ? null : from}
          onChange={(next) => type(next ?? '', until)}
        />
        <DecimalBox
          {...shared}
          aria-label="最大"
          placeholder="最大"
          value={until === '' ? null : until}
          onChange={(next) => type(from, next ?? '')}
        />
      </Space.Compact>
    </Tooltip>
  );
}

function reversedEnds(begin: string, end: string): boolean {
  return begin !== '' && end !== '' && Number(end) < Number(begin);
}
