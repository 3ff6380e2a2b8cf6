import { Form, type FormInstance } from 'antd';
import { Suspense } from 'react';
import type { FormValues } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { isRequired, rulesOf } from './fieldRules';

interface Props {
  readonly form: FormInstance;
  readonly fields: readonly AnyField[];
  readonly editing: boolean;
}

/** The fields of a form, group by group where the resource has groups. */
export function FormFields({ form, fields, editing }: Props) {
  const { resource } = useResourcePage();
  const values: FormValues = Form.useWatch((all: FormValues) => all, { form, preserve: true }) ?? {};
  const visible = fields.filter((field) => field.visible?.(values) ?? true);
  const groups = Object.entries(resource.groups ?? {});
  const draw = (field: AnyField) => (
    <FormField
      key={field.name}
      field={field}
      required={isRequired(field, values)}
      disabled={editing && field.fixed === true}
    />
  );
  if (groups.length === 0) return <div className="form-grid">{visible.map(draw)}</div>;
  return groups.map(([key, title]) => {
    const members = visible.filter((field) => field.group === key);
    return members.length === 0 ? null : (
      <fieldset key={key} className="form-group">
        <legend>{title}</legend>
        <div className="form-grid">{members.map(draw)}</div>
      </fieldset>
    );
  });
}

function FormField({ field, required, disabled }: { field: AnyField; required: boolean; disabled: boolean }) {
  const { Input, kind, name, label, help, placeholder } = field;
  const verb = kind.verb === '请上传' ? '' : `${kind.verb}${label}`;
  return (
    <Form.Item
      className={kind.wide ? 'form-wide' : ''}
      name={name}
      label={label}
      required={required}
      rules={rulesOf(field, required)}
      extra={help}
      validateFirst
      validateTrigger={['onBlur', 'onChange']}
    >
      <FormInput Input={Input} disabled={disabled} placeholder={placeholder ?? verb} />
    </Form.Item>
  );
}

type FormInputProps = { Input: AnyField['Input'] } & Parameters<
  Extract<AnyField['Input'], (props: never) => unknown>
>[0];

/** Waits for inputs that are fetched when they are first needed, without losing what antd hands in. */
function FormInput({ Input, ...rest }: FormInputProps) {
  return (
    <Suspense fallback={<div className="field-loading" />}>
      <Input {...rest} />
    </Suspense>
  );
}
