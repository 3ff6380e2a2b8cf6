import { DatePicker, Space } from 'antd';
import type { Dayjs } from 'dayjs';
import { dateFormat, joinRange, splitRange } from '@/src/lib/dates';
import { useNarrow } from '../layout/useNarrow';
import { chooseByEnter } from './chooseByEnter';
import { DayPair } from './DayPair';
import type { InputProps } from './field';
import { useDayEnds } from './useDayEnds';
import { useEscapeCloses } from './useEscapeCloses';

/** Picks a range of days for a filter; the value is `begin~end`, as in the address, and either end may be open. */
export default function DateRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const closing = useEscapeCloses();
  const [begin, end] = splitRange(value ?? '') ?? ['', ''];
  const ends = useDayEnds(begin, end);
  const narrow = useNarrow();
  const write = (from: string, until: string) =>
    onChange?.(from === '' && until === '' ? null : joinRange(from, until));
  const named = { id, disabled: rest.disabled, 'aria-label': rest['aria-label'] };
  if (narrow) return <DayPair {...named} begin={begin} end={end} onChange={write} />;
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DatePicker.RangePicker
        {...closing}
        disabled={rest.disabled ?? false}
        aria-label={rest['aria-label']}
        {...(id ? { id: { start: id } } : {})}
        allowEmpty
        style={{ width: '100%' }}
        value={ends}
        onChange={(range) => write(text(range?.[0]), text(range?.[1]))}
      />
    </Space.Compact>
  );
}

function text(day: Dayjs | null | undefined): string {
  return day ? day.format(dateFormat) : '';
}
