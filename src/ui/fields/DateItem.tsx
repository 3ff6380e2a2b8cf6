import { Form } from 'antd';
import { dateFormat, type Precision } from '@/src/lib/dates';
import { dateProblem } from '@/src/lib/typedDate';
import { DateBox } from './DateBox';
import { problemRule } from './rule';

interface Props {
  readonly name: string;
  readonly label: string;
  /** The message where it is empty. */
  readonly missing: string;
  readonly precision?: Precision;
  /** Returns the problem of a day or a time of its own. */
  readonly problemOf?: (value: string) => string | undefined;
  /** Whether wrong days cannot be picked in the panel. */
  readonly barsWrong?: boolean;
  readonly extra?: string;
  readonly allowClear?: boolean;
  readonly disabled?: boolean;
}

/** A day or a point in time in the form of a dialog. Its value is text as it is sent, and it is required. */
export function DateItem({
  name,
  label,
  missing,
  precision = 'date',
  problemOf = () => undefined,
  barsWrong = false,
  extra,
  ...rest
}: Props) {
  const rules = [
    { required: true, message: missing },
    problemRule((value) => dateProblem(value, precision) ?? problemOf(value)),
  ];
  return (
    <Form.Item name={name} label={label} extra={extra} validateFirst rules={rules}>
      <DateBox
        {...rest}
        {...(barsWrong && { disabledDate: (day) => problemOf(day.format(dateFormat)) !== undefined })}
        precision={precision}
        style={{ width: '100%' }}
      />
    </Form.Item>
  );
}
