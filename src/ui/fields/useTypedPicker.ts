import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { type PickerTexts, pickerComponents } from './PickerInput';
import { useEscapeCloses } from './useEscapeCloses';

interface Options {
  /** The text of the picker; one that cannot be read stays in the input. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Reads what people type; undefined where it means nothing. */
  readonly read: (text: string) => string | undefined;
  /** The text that was read, as a date that dayjs takes. */
  readonly dateOf: (read: string) => string;
  /** The picked value, as text. */
  readonly textOf: (chosen: Dayjs) => string;
}

/** Props that let a picker of antd work over a text, and the value for its input (`PickerTextsContext`). */
export function useTypedPicker({ value, onChange, read, dateOf, textOf }: Options) {
  const closing = useEscapeCloses();
  const known = read(value);
  const date = known === undefined ? undefined : dateOf(known);
  const shown = useMemo(() => (date === undefined ? null : dayjs(date)), [date]);
  const take = (chosen: Dayjs | null | undefined) => {
    const next = chosen && textOf(chosen);
    if (next && next !== value) onChange(next);
  };
  const texts: PickerTexts = {
    read,
    held: value,
    unread: known === undefined && value !== '' ? { start: value } : {},
    leave: onChange,
  };
  const picker = {
    ...closing,
    allowClear: false,
    components: pickerComponents,
    value: shown,
    onChange: take,
    onCalendarChange: (chosen: Dayjs | null | readonly (Dayjs | null)[]) =>
      take(Array.isArray(chosen) ? chosen[0] : chosen),
  } as const;
  return { known, texts, picker };
}
