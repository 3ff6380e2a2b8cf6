import { Tooltip } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { InputProps } from './field';

/**
 * A filter that never filters by unreadable text: the text stays with its error, and the earlier filter stays active.
 * The form around it does not search meanwhile. A value that was changed elsewhere takes its place.
 */
export function checkedFilter(
  Filter: ComponentType<InputProps<string>>,
  problemOf: (value: string) => string | undefined,
): ComponentType<InputProps<string>> {
  return function CheckedFilter({ value, onChange, ...rest }) {
    const [refused, setRefused] = useState<{ readonly over: typeof value; readonly text: string }>();
    const [round, setRound] = useState(0);
    // Text typed over an earlier value must not lie over another one. A picker itself keeps the mark of such text.
    if (refused && refused.over !== value) {
      setRefused(undefined);
      setRound(round + 1);
    }
    const problem = refused && problemOf(refused.text);
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      for (const input of box.current?.querySelectorAll('input') ?? [])
        input.setCustomValidity(problem ?? '');
    }, [problem]);
    const take = (next: string | null) => {
      const isWrong = next !== null && problemOf(next) !== undefined;
      setRefused(isWrong ? { over: value, text: next } : undefined);
      if (!isWrong) onChange?.(next);
    };
    return (
      <Tooltip open={problem !== undefined} title={<span role="alert">{problem}</span>} placement="bottom">
        <div ref={box}>
          <Filter key={round} {...rest} value={refused?.text ?? value ?? null} onChange={take} />
        </div>
      </Tooltip>
    );
  };
}
