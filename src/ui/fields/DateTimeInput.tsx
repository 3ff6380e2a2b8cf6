import { DatePicker, Space } from 'antd';
import dayjs from 'dayjs';
import { formatTime, timeFormat } from '@/src/lib/dates';
import { chooseByEnter } from './chooseByEnter';
import type { InputProps } from './field';
import { useEscapeCloses } from './useEscapeCloses';

/** Picks a point in time to the second; the value is text. */
export default function DateTimeInput({ value, onChange, ...rest }: InputProps<string>) {
  const closing = useEscapeCloses();
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DatePicker
        {...rest}
        {...closing}
        showTime
        style={{ width: '100%' }}
        value={value ? dayjs(formatTime(value)) : null}
        onChange={(chosen) => onChange?.(chosen ? chosen.format(timeFormat) : null)}
      />
    </Space.Compact>
  );
}
