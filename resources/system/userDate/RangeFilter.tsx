import { useId, useState } from 'react';
import DateRangeInput from '@/src/ui/fields/DateRangeInput';
import type { InputProps } from '@/src/ui/fields/field';
import { rangeProblem } from './userDate';
import styles from './userDate.module.css';

/** The range of days. A problem is shown below: of a typed one without a call, and of one in the address. */
export default function RangeFilter({ value, onChange, ...rest }: InputProps<string>) {
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const choose = (range: string | null) => {
    const isWrong = range !== null && rangeProblem(range) !== undefined;
    setWrong(isWrong ? range : undefined);
    if (!isWrong) onChange?.(range);
  };
  const shown = wrong ?? value ?? null;
  const problem = shown ? rangeProblem(shown) : undefined;
  return (
    <div>
      <DateRangeInput
        {...rest}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        value={shown}
        onChange={choose}
      />
      {problem !== undefined && (
        <div id={id} role="alert" className={styles.wrong}>
          {problem}
        </div>
      )}
    </div>
  );
}
