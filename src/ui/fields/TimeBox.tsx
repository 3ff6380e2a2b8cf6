import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { readDayTime } from '@/src/lib/typedDate';
import { type PickerTexts, PickerTextsContext, pickerComponents } from './PickerInput';
import { useEscapeCloses } from './useEscapeCloses';

interface Props {
  readonly 'aria-label': string;
  /** `HH:mm`, with seconds where there are any; a text that is no time of day stays in the input. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

const formats = ['HH:mm', 'HH:mm:ss'];

/** antd's picker of a time of day, over text. Times are taken as people type them; what cannot be read is handed on as it is. */
export function TimeBox({ value, onChange, ...rest }: Props) {
  const closing = useEscapeCloses();
  const time = readDayTime(value);
  const shown = useMemo(() => (time === undefined ? null : dayjs(`2000-01-01 ${time}`)), [time]);
  const take = (chosen: Dayjs | null | undefined) => {
    const next = chosen?.format(chosen.second() === 0 ? 'HH:mm' : 'HH:mm:ss');
    if (next !== undefined && next !== value) onChange(next);
  };
  const texts: PickerTexts = {
    read: readDayTime,
    held: value,
    unread: time === undefined && value !== '' ? { start: value } : {},
    leave: onChange,
  };
  return (
    <PickerTextsContext value={texts}>
      <TimePicker
        {...closing}
        {...rest}
        // The first one is shown, each of them is read.
        format={time !== undefined && time.length > 5 ? formats.toReversed() : formats}
        allowClear={false}
        needConfirm={false}
        components={pickerComponents}
        value={shown}
        onChange={take}
        onCalendarChange={(chosen) => take(Array.isArray(chosen) ? chosen[0] : chosen)}
      />
    </PickerTextsContext>
  );
}
