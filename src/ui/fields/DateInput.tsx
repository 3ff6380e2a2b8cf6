import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { dateFormat } from '@/src/lib/dates';
import type { InputProps } from './field';

/** Picks a day; the value is text, never a dayjs object. */
export default function DateInput({ value, onChange, ...rest }: InputProps<string>) {
  return (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(chosen) => onChange?.(chosen ? chosen.format(dateFormat) : null)}
    />
  );
}
