import { Form, type FormInstance } from 'antd';
import { Suspense } from 'react';
import type { FormValues, InputProps } from '../../ui/fields/field';
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
  // Only what depends on the values is watched: else each letter would draw the whole form anew.
  const watched = Form.useWatch((values: FormValues) => statesOf(fields, values), { form, preserve: true });
  const states = watched ?? statesOf(fields, {});
  const visible = fields.filter((field) => field.name in states);
  const groups = Object.entries(resource.groups ?? {});
  const draw = (field: AnyField) => (
    <FormField
      key={field.name}
      field={field}
      required={states[field.name] === 'needed'}
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

/** The fields that are shown as the form stands now, and whether they must be filled in. */
function statesOf(fields: readonly AnyField[], values: FormValues): Record<string, 'needed' | 'free'> {
  const visible = fields.filter((field) => field.visible?.(values) ?? true);
  return Object.fromEntries(
    visible.map((field) => [field.name, isRequired(field, values) ? 'needed' : 'free']),
  );
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
      <FormInput
        Input={Input}
        height={kind.inputHeight}
        typed={kind.verb === '请输入'}
        disabled={disabled}
        placeholder={placeholder ?? verb}
      />
    </Form.Item>
  );
}

interface FormInputProps extends InputProps<unknown> {
  readonly Input: AnyField['Input'];
  /** Pixels, where it is higher than a line. */
  readonly height: number | undefined;
  /** Whether the value is typed, not chosen. */
  readonly typed: boolean;
  readonly 'aria-required'?: boolean;
}

/**
 * Waits for inputs that are fetched when they are first needed, without losing what antd hands in; all but `aria-required`
 * for selects, which would put it on an element that may not have it.
 */
function FormInput({ Input, height, typed, 'aria-required': required, ...rest }: FormInputProps) {
  return (
    <Suspense fallback={<div className="field-loading" style={{ minHeight: height }} />}>
      <Input {...rest} {...(typed && { 'aria-required': required })} />
    </Suspense>
  );
}
