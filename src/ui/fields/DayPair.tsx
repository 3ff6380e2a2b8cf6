import { DatePicker, Space } from 'antd';
import dayjs from 'dayjs';
import { dateFormat } from '@/src/lib/dates';
import { chooseByEnter } from './chooseByEnter';

interface Props {
  readonly id?: string | undefined;
  /** Name of the first day, where no label outside names it. */
  readonly 'aria-label'?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** `YYYY-MM-DD`; empty where open. */
  readonly begin: string;
  readonly end: string;
  readonly onChange: (begin: string, end: string) => void;
}

/** The month moves aside as far as it must to stay on the screen. */
const popupAlign = { overflow: { adjustX: false, adjustY: true, shiftX: true } };

/** Two days picked one by one: for narrow screens, on which the two months of a range do not fit beside each other. */
export function DayPair({ id, disabled = false, begin, end, onChange, ...rest }: Props) {
  const write = (from: string, until: string) =>
    from !== '' && until !== '' && until < from ? onChange(until, from) : onChange(from, until);
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DatePicker
        {...rest}
        {...(id ? { id } : {})}
        disabled={disabled}
        popupAlign={popupAlign}
        suffixIcon={null}
        style={{ paddingInline: 6 }}
        placeholder="开始日期"
        value={begin ? dayjs(begin) : null}
        onChange={(day) => write(day?.format(dateFormat) ?? '', end)}
      />
      <DatePicker
        aria-label="结束日期"
        disabled={disabled}
        popupAlign={popupAlign}
        suffixIcon={null}
        style={{ paddingInline: 6 }}
        placeholder="结束日期"
        value={end ? dayjs(end) : null}
        onChange={(day) => write(begin, day?.format(dateFormat) ?? '')}
      />
    </Space.Compact>
  );
}
