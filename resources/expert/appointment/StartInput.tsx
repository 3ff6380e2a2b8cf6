import { Form, Space } from 'antd';
import { use, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FormRecord } from '@/src/crud/ResourceContext';
import { chooseByEnter } from '@/src/ui/fields/chooseByEnter';
import { DateBox } from '@/src/ui/fields/DateBox';
import type { InputProps } from '@/src/ui/fields/field';
import { closing, opening, step } from './times';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const closedHours = () => hours.filter((hour) => hour < opening / 60 || hour >= closing / 60);

/**
 * Picks a half hour of a working day (screen E9). A new appointment begins at the time in the address (`?start=`).
 */
export default function StartInput({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const form = Form.useFormInstance();
  const [params] = useSearchParams();
  const isNew = use(FormRecord) === undefined;
  const begin = useEffectEvent(() => {
    const given = params.get('start');
    if (isNew && given && !value) form.setFieldValue('start', given);
  });
  useEffect(() => begin(), []);
  return (
    <Space.Compact block onKeyDown={chooseByEnter}>
      <DateBox
        precision="second"
        {...rest}
        showTime={{ format: 'HH:mm', minuteStep: step, hideDisabledOptions: true }}
        format="YYYY-MM-DD HH:mm"
        disabledTime={() => ({ disabledHours: closedHours })}
        style={{ width: '100%' }}
        value={value}
        onChange={onChange}
      />
    </Space.Compact>
  );
}
