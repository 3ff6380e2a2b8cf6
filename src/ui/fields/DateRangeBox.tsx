import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dateFormat, type Precision, timeFormat } from '@/src/lib/dates';
import { dateProblem, endOfDay, readDate, shownDate } from '@/src/lib/typedDate';
import { intoWindow } from '../popup/intoWindow';
import type { InputProps } from './field';
import { calendarIcon, clearable, rangeArrow } from './inputIcons';
import { type PickerTexts, PickerTextsContext, pickerComponents } from './PickerInput';
import { useEscapeCloses } from './useEscapeCloses';

interface Props {
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid'?: InputProps<string>['aria-invalid'] | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly precision?: Precision;
  /** Texts as they are sent, empty where open; one that is no date stays in its input. */
  readonly begin: string;
  readonly end: string;
  readonly onChange: (begin: string, end: string) => void;
}

type Ends = readonly [begin: string, end: string];

/** Initial times of a range's two ends: whole days. */
const showTime = {
  defaultOpenValue: ['00:00:00', endOfDay].map((time) => dayjs(`2000-01-01 ${time}`)),
};

/**
 * antd's picker of a range of days or points in time, over text. It counts when both ends are confirmed, or when it is
 * left. A value picked without 确定 counts as well, and an unreadable end is passed on as it is.
 */
export function DateRangeBox({
  id,
  disabled = false,
  precision = 'date',
  begin,
  end,
  onChange,
  ...rest
}: Props) {
  const closing = useEscapeCloses();
  const given: Ends = [begin, end];
  const key = given.join('~');
  const [picked, setPicked] = useState<{ readonly over: string; readonly ends: Ends }>();
  // Ends picked over an earlier value must not come back with it.
  if (picked && picked.over !== key) setPicked(undefined);
  const pending = picked?.over === key ? picked.ends : undefined;
  const [held, setHeld] = useState<object>();
  const pick = (next: Ends) => {
    setPicked({ over: key, ends: next });
    setHeld({});
  };
  const current = pending ?? given;
  const [from, until] = given.map((text) => shownDate(text, precision) ?? '');
  const ends = useDayEnds(from ?? '', until ?? '');
  const unread = unreadOf(current, precision);
  const last = useRef<Ends>(given);
  useLayoutEffect(() => {
    last.current = [begin, end];
  }, [begin, end]);
  const write = (next: Ends) => {
    if (last.current.join('~') === next.join('~')) return;
    last.current = next;
    pick(next);
    onChange(...next);
  };
  /** As antd holds them. An end that could not be read, perhaps a moment ago, is no end there, and stays. */
  const textsOf = (days: readonly (Dayjs | null | undefined)[] | null): Ends => {
    const left = unreadOf(last.current, precision);
    const text = (day: Dayjs | null | undefined, kept = '') =>
      day ? day.format(precision === 'date' ? dateFormat : timeFormat) : kept;
    return days ? [text(days[0], left.start), text(days[1], left.end)] : ['', ''];
  };
  const texts: PickerTexts = {
    read: (text, side) => readDate(text, precision, side === 'end' ? endOfDay : undefined),
    held: held ?? key,
    unread,
    leave: (text, side) => write(side === 'start' ? [text, current[1]] : [current[0], text]),
  };
  return (
    <PickerTextsContext value={texts}>
      <DatePicker.RangePicker
        {...rest}
        disabled={disabled}
        {...(id ? { id: { start: id } } : {})}
        components={pickerComponents}
        popupAlign={intoWindow}
        allowClear={clearable}
        suffixIcon={calendarIcon}
        separator={rangeArrow}
        {...(precision === 'second' && { showTime })}
        allowEmpty
        style={{ width: '100%' }}
        value={ends}
        onChange={(days) => write(textsOf(days))}
        onCalendarChange={(days) => pick(textsOf(days))}
        onKeyDown={closing.onKeyDown}
        onOpenChange={(open) => {
          closing.onOpenChange(open);
          if (!open && pending) write(inOrder(pending));
        }}
      />
    </PickerTextsContext>
  );
}

function unreadOf([begin, end]: Ends, precision: Precision): PickerTexts['unread'] {
  return {
    ...(dateProblem(begin, precision) && { start: begin }),
    ...(dateProblem(end, precision) && { end }),
  };
}

/** The earlier end first, where both are dates. */
function inOrder([begin, end]: Ends): Ends {
  return begin !== '' && end !== '' && end < begin ? [end, begin] : [begin, end];
}

/**
 * The ends of a range as antd's picker takes them; empty texts are open ends. The same pair for the same texts: Enter
 * draws the filters anew, and another pair would lose one end.
 */
function useDayEnds(begin: string, end: string): [Dayjs | null, Dayjs | null] {
  return useMemo(() => [begin ? dayjs(begin) : null, end ? dayjs(end) : null], [begin, end]);
}
