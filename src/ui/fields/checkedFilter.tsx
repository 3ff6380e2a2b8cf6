import { Tooltip } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { InputProps } from './field';

/**
 * A filter that never filters by unreadable text: the text stays with its error, and the earlier filter stays active.
 * The form around it does not search meanwhile.
 */
export function checkedFilter(
  Filter: ComponentType<InputProps<string>>,
  problemOf: (value: string) => string | undefined,
): ComponentType<InputProps<string>> {
  return function CheckedFilter({ value, onChange, ...rest }) {
    const [refused, setRefused] = useState<string>();
    const problem = refused === undefined ? undefined : problemOf(refused);
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      for (const input of box.current?.querySelectorAll('input') ?? [])
        input.setCustomValidity(problem ?? '');
    }, [problem]);
    const take = (next: string | null) => {
      const isWrong = next !== null && problemOf(next) !== undefined;
      setRefused(isWrong ? next : undefined);
      if (!isWrong) onChange?.(next);
    };
    return (
      <Tooltip open={problem !== undefined} title={<span role="alert">{problem}</span>} placement="bottom">
        <div ref={box}>
          <Filter {...rest} value={refused ?? value ?? null} onChange={take} />
        </div>
      </Tooltip>
    );
  };
}
