import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { timeFormat } from '@/src/lib/dates';
import type { InputProps } from './field';

/** Picks a point in time to the second; the value is text. */
export default function DateTimeInput({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <DatePicker
      {...rest}
      showTime
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(chosen) => onChange?.(chosen ? chosen.format(timeFormat) : null)}
    />
  );
}
