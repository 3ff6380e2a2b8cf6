import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dateFormat, joinRange, splitRange } from '@/src/lib/dates';
import type { InputProps } from './field';

/** Picks a range of days for a filter; the value is `begin~end`, as in the address, and either end may be open. */
export default function DateRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const [begin, end] = splitRange(value ?? '') ?? ['', ''];
  const choose = (range: [Dayjs | null, Dayjs | null] | null) =>
    onChange?.(range ? joinRange(text(range[0]), text(range[1])) : null);
  return (
    <DatePicker.RangePicker
      disabled={rest.disabled ?? false}
      aria-label={rest['aria-label']}
      {...(id ? { id: { start: id } } : {})}
      allowEmpty
      style={{ width: '100%' }}
      value={[begin ? dayjs(begin) : null, end ? dayjs(end) : null]}
      onChange={choose}
    />
  );
}

function text(day: Dayjs | null): string {
  return day ? day.format(dateFormat) : '';
}
