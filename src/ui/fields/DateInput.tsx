import { type DatePickerProps, Space } from 'antd';
import { chooseByEnter } from './chooseByEnter';
import { DateBox } from './DateBox';
import type { InputProps } from './field';
import { useEscapeCloses } from './useEscapeCloses';

type Props = InputProps<string> & Pick<DatePickerProps, 'disabledDate'>;

/** Picks a day; the value is text, never a dayjs object. */
export default function DateInput(props: Props) {
  const closing = useEscapeCloses();
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DateBox {...props} {...closing} style={{ width: '100%' }} />
    </Space.Compact>
  );
}
