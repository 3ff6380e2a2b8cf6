import { type DatePickerProps, Space } from 'antd';
import { chooseByEnter } from './chooseByEnter';
import { DateBox } from './DateBox';
import type { InputProps } from './field';

type Props = InputProps<string> & Pick<DatePickerProps, 'disabledDate'>;

/** Picks a day; the value is text, never a dayjs object. */
export default function DateInput(props: Props) {
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DateBox {...props} style={{ width: '100%' }} />
    </Space.Compact>
  );
}
