import { Space } from 'antd';
import { joinRange, splitRange } from '@/src/lib/dates';
import { useNarrow } from '../layout/useNarrow';
import { chooseByEnter } from './chooseByEnter';
import { DateRangeBox } from './DateRangeBox';
import { DayPair } from './DayPair';
import type { InputProps } from './field';

/** Picks a range of days for a filter. The value is `begin~end`, as in the address, and either end may be open. */
export default function DateRangeInput({ id, value, onChange, ...rest }: InputProps<string>) {
  const [begin, end] = splitRange(value ?? '') ?? ['', ''];
  const narrow = useNarrow();
  const write = (from: string, until: string) =>
    onChange?.(from === '' && until === '' ? null : joinRange(from, until));
  const named = {
    id,
    disabled: rest.disabled,
    'aria-label': rest['aria-label'],
    'aria-invalid': rest['aria-invalid'],
    'aria-describedby': rest['aria-describedby'],
  };
  const Box = narrow ? DayPair : DateRangeBox;
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <Box {...named} begin={begin} end={end} onChange={write} />
    </Space.Compact>
  );
}
