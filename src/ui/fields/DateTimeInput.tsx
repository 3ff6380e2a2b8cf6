import { Space } from 'antd';
import { chooseByEnter } from './chooseByEnter';
import { DateBox } from './DateBox';
import type { InputProps } from './field';
import { useEscapeCloses } from './useEscapeCloses';

/** Picks a point in time to the second; the value is text. */
export default function DateTimeInput(props: InputProps<string>) {
  const closing = useEscapeCloses();
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DateBox precision="second" {...props} {...closing} style={{ width: '100%' }} />
    </Space.Compact>
  );
}
