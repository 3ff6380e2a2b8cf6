import { DatePicker } from 'antd';
import { readMonth } from '@/src/lib/typedDate';
import { calendarIcon } from './inputIcons';
import { PickerTextsContext } from './PickerInput';
import { useTypedPicker } from './useTypedPicker';

interface Props {
  readonly id: string;
  /** `YYYY-MM`; a text that is no month stays in the input. */
  readonly value: string;
  readonly onChange: (month: string) => void;
}

/**
 * antd's picker of a month, over text. Months are accepted as people type them; unreadable text is passed on as it is.
 */
export function MonthBox({ id, value, onChange }: Props) {
  const { texts, picker } = useTypedPicker({
    ...{ value, onChange, read: readMonth },
    dateOf: (month) => `${month}-01`,
    textOf: (chosen) => chosen.format('YYYY-MM'),
  });
  return (
    <PickerTextsContext value={texts}>
      <DatePicker id={id} picker="month" suffixIcon={calendarIcon} {...picker} />
    </PickerTextsContext>
  );
}
