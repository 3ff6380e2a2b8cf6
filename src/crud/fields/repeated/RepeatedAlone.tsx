import { Form } from 'antd';
import { useEffect, useId } from 'react';
import type { InputProps } from '../../../ui/fields/field';
import RepeatedItems from './RepeatedItems';
import type { Repeated } from './repeated';

/** A repeated group outside of a form: it has one of its own. */
export default function RepeatedAlone({
  value,
  onChange,
  disabled = false,
  about,
}: InputProps<unknown[]> & { about: Repeated }) {
  const [form] = Form.useForm<{ rows: unknown[] }>();
  useEffect(() => {
    const rows = value ?? [];
    if (JSON.stringify(form.getFieldValue('rows') ?? []) !== JSON.stringify(rows))
      form.setFieldValue('rows', rows);
  }, [form, value]);
  return (
    <Form
      form={form}
      name={useId()}
      component={false}
      layout="vertical"
      onValuesChange={(_changed, { rows }) => onChange?.(rows)}
    >
      <RepeatedItems
        name="rows"
        bare
        label={about.label}
        required={false}
        disabled={disabled}
        rules={[]}
        about={about}
      />
    </Form>
  );
}
