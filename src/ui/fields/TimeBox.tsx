import { ClockCircleOutlined } from '@ant-design/icons';
import { TimePicker } from 'antd';
import { readDayTime } from '@/src/lib/typedDate';
import { PickerTextsContext } from './PickerInput';
import { useTypedPicker } from './useTypedPicker';

interface Props {
  readonly 'aria-label': string;
  /** `HH:mm`, with seconds where there are any; a text that is no time of day stays in the input. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

const formats = ['HH:mm', 'HH:mm:ss'];

/**
 * antd's picker of a time of day, over text. Times are accepted as people type them; unreadable text is passed on as it
 * is.
 */
export function TimeBox({ value, onChange, ...rest }: Props) {
  const { known, texts, picker } = useTypedPicker({
    ...{ value, onChange, read: readDayTime },
    dateOf: (time) => `2000-01-01 ${time}`,
    textOf: (chosen) => chosen.format(chosen.second() === 0 ? 'HH:mm' : 'HH:mm:ss'),
  });
  const hasSeconds = known !== undefined && known.length > 'HH:mm'.length;
  return (
    <PickerTextsContext value={texts}>
      {/* The first format is shown, each of them is read. */}
      <TimePicker
        {...rest}
        {...picker}
        suffixIcon={<ClockCircleOutlined aria-hidden />}
        format={hasSeconds ? formats.toReversed() : formats}
        needConfirm={false}
      />
    </PickerTextsContext>
  );
}
