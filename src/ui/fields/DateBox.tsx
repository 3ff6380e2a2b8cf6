import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dateFormat, type Precision, timeFormat } from '@/src/lib/dates';
import { dateProblem, endOfDay, readDate, shownDate } from '@/src/lib/typedDate';
import { intoWindow } from '../popup/intoWindow';
import { calendarIcon, clearable } from './inputIcons';
import { type PickerTexts, PickerTextsContext, pickerComponents } from './PickerInput';
import { useEscapeCloses } from './useEscapeCloses';

type Shared = Omit<
  DatePickerProps,
  | 'value'
  | 'onChange'
  | 'allowClear'
  | 'format'
  | 'showTime'
  | 'picker'
  | 'multiple'
  | 'onKeyDown'
  | 'onOpenChange'
  | 'popupAlign'
>;

interface Props extends Shared {
  /** Text as it is sent; one that is no date stays in the input. */
  readonly value?: string | null | undefined;
  readonly onChange?: ((value: string | null) => void) | undefined;
  readonly precision?: Precision;
  /** Whether something ends at it: a day without a time is its last second. */
  readonly isEnd?: boolean;
  /** The shown format, where that is less than all: without seconds. */
  readonly format?: string;
  readonly allowClear?: boolean;
  /** Options of the panel of hours, where there is one. */
  readonly showTime?: Exclude<DatePickerProps['showTime'], boolean>;
}

const endTime = { defaultOpenValue: dayjs(`2000-01-01 ${endOfDay}`) };

/**
 * antd's picker of one day, or of a point in time to the second, over text. Dates are accepted as people type them. A
 * picked one counts at once, also without 确定. Unreadable text is passed on as it is, for the field's rule to refuse.
 */
export function DateBox({
  value,
  onChange,
  precision = 'date',
  isEnd = false,
  format,
  showTime,
  allowClear = true,
  ...rest
}: Props) {
  const closing = useEscapeCloses();
  // A list takes a day over a moment later. Whoever has left the field by then must not find the former one.
  const [picked, setPicked] = useState<{ readonly over: typeof value; readonly day: string | null }>();
  if (picked && picked.over !== value) setPicked(undefined);
  const shown = shownDate(picked?.over === value ? picked?.day : value, precision);
  const day = useMemo(() => (shown === undefined ? null : dayjs(shown)), [shown]);
  const last = useRef(value);
  useLayoutEffect(() => {
    last.current = value;
  }, [value]);
  const write = (next: string | null) => {
    if ((last.current ?? null) === next) return;
    last.current = next;
    if (next === null || !dateProblem(next, precision)) setPicked({ over: value, day: next });
    onChange?.(next);
  };
  const take = (chosen: Dayjs | null | undefined) =>
    write(chosen ? chosen.format(precision === 'date' ? dateFormat : timeFormat) : null);
  const texts: PickerTexts = {
    read: (text) => asShown(readDate(text, precision, isEnd ? endOfDay : undefined), format),
    held: value ?? '',
    unread: value && dateProblem(value, precision) ? { start: value } : {},
    leave: (text) => write(text === '' ? null : text),
  };
  return (
    <PickerTextsContext value={texts}>
      <DatePicker
        {...rest}
        {...closing}
        components={pickerComponents}
        popupAlign={intoWindow}
        allowClear={allowClear && clearable}
        suffixIcon={calendarIcon}
        {...(precision === 'second' && { showTime: showTime ?? (isEnd ? endTime : true) })}
        {...(format !== undefined && { format })}
        value={day}
        onChange={take}
        onCalendarChange={(chosen) => take(Array.isArray(chosen) ? chosen[0] : chosen)}
      />
    </PickerTextsContext>
  );
}

/** A date as the picker shows it; undefined where that would drop a part of it. */
function asShown(date: string | undefined, format: string | undefined): string | undefined {
  if (date === undefined || format === undefined) return date;
  const shown = dayjs(date).format(format);
  return dayjs(shown).isSame(dayjs(date)) ? shown : undefined;
}
