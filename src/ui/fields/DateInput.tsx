import { DatePicker, Space } from 'antd';
import dayjs from 'dayjs';
import { dateFormat, formatTime } from '@/src/lib/dates';
import { chooseByEnter } from './chooseByEnter';
import type { InputProps } from './field';
import { useEscapeCloses } from './useEscapeCloses';

/** Picks a day; the value is text, never a dayjs object. */
export default function DateInput({ value, onChange, ...rest }: InputProps<string>) {
  const closing = useEscapeCloses();
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DatePicker
        {...rest}
        {...closing}
        style={{ width: '100%' }}
        value={value ? dayjs(formatTime(value)) : null}
        onChange={(chosen) => onChange?.(chosen ? chosen.format(dateFormat) : null)}
      />
    </Space.Compact>
  );
}
