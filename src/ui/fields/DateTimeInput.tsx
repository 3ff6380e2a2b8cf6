import { Space } from 'antd';
import { chooseByEnter } from './chooseByEnter';
import { DateBox } from './DateBox';
import type { InputProps } from './field';

/** Picks a point in time to the second; the value is text. */
export function DateTimeInput(props: InputProps<string>) {
  return <Moment {...props} />;
}

/** The same for a time at which something ends. */
export function EndTimeInput(props: InputProps<string>) {
  return <Moment {...props} isEnd />;
}

function Moment(props: InputProps<string> & { readonly isEnd?: boolean }) {
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DateBox precision="second" {...props} style={{ width: '100%' }} />
    </Space.Compact>
  );
}
