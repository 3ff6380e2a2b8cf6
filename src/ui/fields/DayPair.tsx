import { dateProblem } from '@/src/lib/typedDate';
import { DateBox } from './DateBox';
import type { InputProps } from './field';

interface Props {
  readonly id?: string | undefined;
  /** Name of the first day, where no label outside names it. */
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid'?: InputProps<string>['aria-invalid'] | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** `YYYY-MM-DD`; empty where open. */
  readonly begin: string;
  readonly end: string;
  readonly onChange: (begin: string, end: string) => void;
}

/** Two days picked one by one: for narrow screens, which have no room for the two months of a range. */
export function DayPair({ id, disabled = false, begin, end, onChange, ...rest }: Props) {
  const write = (from: string, until: string) => {
    const isReversed =
      from !== '' && until !== '' && until < from && !dateProblem(from) && !dateProblem(until);
    onChange(...(isReversed ? ([until, from] as const) : ([from, until] as const)));
  };
  const shared = { disabled, suffixIcon: null, style: { paddingInline: 6 } };
  return (
    <>
      <DateBox
        {...rest}
        {...shared}
        {...(id ? { id } : {})}
        placeholder="开始日期"
        value={begin}
        onChange={(day) => write(day ?? '', end)}
      />
      <DateBox
        {...rest}
        {...shared}
        aria-label="结束日期"
        placeholder="结束日期"
        value={end}
        onChange={(day) => write(begin, day ?? '')}
      />
    </>
  );
}
