import { Space } from 'antd';
import { joinRange, splitRange } from '@/src/lib/dates';
import { endOfDay, shownDate } from '@/src/lib/typedDate';
import { useNarrow } from '../layout/useNarrow';
import { chooseByEnter } from './chooseByEnter';
import { DateRangeBox } from './DateRangeBox';
import { DayPair } from './DayPair';
import type { InputProps } from './field';

/**
 * Picks a range of points in time for a filter. The value is `begin~end`, to the second, and either end may be open.
 * Narrow screens have no room for hours: there whole days are picked.
 */
export function TimeRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const narrow = useNarrow();
  const [begin, end] = splitRange(value ?? '') ?? ['', ''];
  const write = (from: string, until: string) =>
    onChange?.(from === '' && until === '' ? null : joinRange(from, until));
  const named = { id, disabled: rest.disabled, 'aria-label': rest['aria-label'] };
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      {narrow ? (
        <DayPair
          {...named}
          begin={shownDate(begin, 'date') ?? begin}
          end={shownDate(end, 'date') ?? end}
          onChange={(from, until) => write(atTime(from, '00:00:00'), atTime(until, endOfDay))}
        />
      ) : (
        <DateRangeBox {...named} precision="second" begin={begin} end={end} onChange={write} />
      )}
    </Space.Compact>
  );
}

/** A day with its hour; other text as it is. */
function atTime(day: string, time: string): string {
  return shownDate(day, 'date') === undefined ? day : `${day} ${time}`;
}
