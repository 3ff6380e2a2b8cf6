import { useId, useState } from 'react';
import { splitRange } from '@/src/lib/dates';
import DateRangeInput from '@/src/ui/fields/DateRangeInput';
import type { InputProps } from '@/src/ui/fields/field';
import { daysBetween } from './seasonDays';
import { longestRange } from './userDate';
import styles from './userDate.module.css';

/** A range of days that needs both ends and has a maximum length. A problem is shown below, without a call. */
export default function RangeFilter({ value, onChange, ...rest }: InputProps<string>) {
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const choose = (range: string | null) => {
    const problem = range === null ? undefined : problemOf(range);
    setWrong(problem === undefined ? undefined : (range ?? undefined));
    if (problem === undefined) onChange?.(range);
  };
  return (
    <div>
      <DateRangeInput
        {...rest}
        {...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        value={wrong ?? value ?? null}
        onChange={choose}
      />
      {wrong !== undefined && (
        <div id={id} role="alert" className={styles.wrong}>
          {problemOf(wrong)}
        </div>
      )}
    </div>
  );
}

function problemOf(range: string): string | undefined {
  const [begin = '', end = ''] = splitRange(range) ?? [];
  if (begin === '' || end === '') return '请选择日期范围';
  return daysBetween(begin, end) >= longestRange.days ? longestRange.message : undefined;
}
