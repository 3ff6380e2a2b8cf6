import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dateFormat, joinRange, splitRange } from '@/src/lib/dates';
import { useNarrow } from '../layout/useNarrow';
import { DayPair } from './DayPair';
import type { InputProps } from './field';

/** Picks a range of days for a filter; the value is `begin~end`, as in the address, and either end may be open. */
export default function DateRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const [begin, end] = splitRange(value ?? '') ?? ['', ''];
  const narrow = useNarrow();
  const write = (from: string, until: string) =>
    onChange?.(from === '' && until === '' ? null : joinRange(from, until));
  if (narrow) return <DayPair id={id} disabled={rest.disabled} begin={begin} end={end} onChange={write} />;
  return (
    <DatePicker.RangePicker
      disabled={rest.disabled ?? false}
      aria-label={rest['aria-label']}
      {...(id ? { id: { start: id } } : {})}
      allowEmpty
      style={{ width: '100%' }}
      value={[begin ? dayjs(begin) : null, end ? dayjs(end) : null]}
      onChange={(range) => write(text(range?.[0]), text(range?.[1]))}
    />
  );
}

function text(day: Dayjs | null | undefined): string {
  return day ? day.format(dateFormat) : '';
}
