import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { readMonth } from '@/src/lib/typedDate';
import { type PickerTexts, PickerTextsContext, pickerComponents } from './PickerInput';
import { useEscapeCloses } from './useEscapeCloses';

interface Props {
  readonly id: string;
  /** `YYYY-MM`; a text that is no month stays in the input. */
  readonly value: string;
  readonly onChange: (month: string) => void;
}

/** antd's picker of a month, over text. Months are taken as people type them; what cannot be read is handed on as it is. */
export function MonthBox({ id, value, onChange }: Props) {
  const closing = useEscapeCloses();
  const month = readMonth(value);
  const shown = useMemo(() => (month === undefined ? null : dayjs(`${month}-01`)), [month]);
  const take = (chosen: Dayjs | null | undefined) => {
    const next = chosen?.format('YYYY-MM');
    if (next !== undefined && next !== value) onChange(next);
  };
  const texts: PickerTexts = {
    read: readMonth,
    held: value,
    unread: month === undefined && value !== '' ? { start: value } : {},
    leave: onChange,
  };
  return (
    <PickerTextsContext value={texts}>
      <DatePicker
        {...closing}
        id={id}
        picker="month"
        allowClear={false}
        components={pickerComponents}
        value={shown}
        onChange={take}
        onCalendarChange={(chosen) => take(Array.isArray(chosen) ? chosen[0] : chosen)}
      />
    </PickerTextsContext>
  );
}
