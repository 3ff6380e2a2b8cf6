import { DatePicker, Space } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dateFormat, joinRange, splitRange, timeFormat } from '@/src/lib/dates';
import { useNarrow } from '../layout/useNarrow';
import { chooseByEnter } from './chooseByEnter';
import { DayPair } from './DayPair';
import type { InputProps } from './field';
import { useDayEnds } from './useDayEnds';

/** What the two ends of a range begin with: whole days. */
const [dayBegin, dayEnd] = ['00:00:00', '23:59:59'];
const showTime = {
  defaultOpenValue: [dayBegin, dayEnd].map((time) => dayjs(`2000-01-01 ${time}`)),
};

/**
 * Picks a range of points in time for a filter; the value is `begin~end`, to the second, and either end may be open.
 * Narrow screens have no room for hours: there it is whole days that are picked.
 */
export default function TimeRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const narrow = useNarrow();
  const [begin, end] = splitRange(value ?? '') ?? ['', ''];
  const ends = useDayEnds(begin, end);
  const write = (from: string, until: string) =>
    onChange?.(from === '' && until === '' ? null : joinRange(from, until));
  if (narrow)
    return (
      <DayPair
        id={id}
        disabled={rest.disabled}
        aria-label={rest['aria-label']}
        begin={begin.slice(0, dateFormat.length)}
        end={end.slice(0, dateFormat.length)}
        onChange={(from, until) => write(from && `${from} ${dayBegin}`, until && `${until} ${dayEnd}`)}
      />
    );
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DatePicker.RangePicker
        disabled={rest.disabled ?? false}
        aria-label={rest['aria-label']}
        {...(id ? { id: { start: id } } : {})}
        showTime={showTime}
        allowEmpty
        style={{ width: '100%' }}
        value={ends}
        onChange={(range) => write(text(range?.[0]), text(range?.[1]))}
      />
    </Space.Compact>
  );
}

function text(moment: Dayjs | null | undefined): string {
  return moment ? moment.format(timeFormat) : '';
}
