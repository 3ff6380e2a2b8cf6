import { Form } from 'antd';
import { memo, useRef } from 'react';
import { AllowClear, type InputProps } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';
import { FieldName } from '../ResourceContext';
import { allowsClear, type FieldState, rulesOf } from './fieldRules';
import { InputBoundary } from './InputBoundary';
import { TellProblem, useInputRules } from './inputProblem';
import { useUniqueRule } from './unique/useUniqueRule';

interface Props extends FieldState {
  readonly field: AnyField;
  /** Its path in a group that is repeated; its own name where absent. */
  readonly path?: readonly (string | number)[];
  /** Begins a line, on which another field is beside it. */
  readonly begins?: boolean;
}

/** One field of a form; drawn again only when something about it has changed, whatever the others hold. */
export const FormField = memo(
  (props: Props) => (props.field.unique ? <UniqueField {...props} /> : <PlainField {...props} />),
  (before, after) =>
    JSON.stringify(comparable(before)) === JSON.stringify(comparable(after)) && before.field === after.field,
);

function comparable({ field: _field, ...rest }: Props): Omit<Props, 'field'> {
  return rest;
}

function UniqueField(props: Props) {
  const rule = useUniqueRule(props.field);
  return <PlainField {...props} more={[rule]} />;
}

function PlainField({
  field,
  path,
  required,
  disabled,
  choices,
  begins = false,
  more = [],
}: Props & { more?: ReturnType<typeof rulesOf> }) {
  const { Input, kind, name, label, help, placeholder, dependencies = [] } = field;
  const own = useInputRules(path ?? [name]);
  const rules = [...rulesOf(field, required, choices), ...more, ...own.rules];
  if (kind.Items) return <kind.Items {...{ name, label, required, disabled, rules, help }} />;
  const verb = kind.verb === '请上传' ? '' : `${kind.verb}${label}`;
  const item = (
    <Form.Item
      className={`form-field ${kind.wide ? 'form-wide' : ''} ${begins ? 'form-begins' : ''}`}
      name={path ? [...path] : name}
      label={label}
      required={required}
      rules={rules}
      dependencies={[...dependencies]}
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
        {...(choices ? { choices } : {})}
      />
    </Form.Item>
  );
  return (
    <FieldName value={path ? undefined : name}>
      <AllowClear value={allowsClear(field, required)}>
        <TellProblem value={own.tell}>{item}</TellProblem>
      </AllowClear>
    </FieldName>
  );
}

interface FormInputProps extends InputProps<unknown> {
  readonly Input: AnyField['Input'];
  /** Pixels, where it is higher than a line. */
  readonly height: number | undefined;
  /** Whether the value is typed, not chosen. */
  readonly typed: boolean;
  readonly 'aria-required'?: boolean;
  /** Checks the field; antd puts it there. */
  readonly onBlur?: (...event: readonly unknown[]) => void;
}

/**
 * Waits for inputs that are fetched when they are first needed, without losing antd's props. `aria-required` is left
 * out for selects, which would put it on an element that may not have it. A message stays for as long as its value.
 * The check on leaving knows nothing of missing values and of refusals by the server.
 */
function FormInput({ Input, height, typed, 'aria-required': required, ...rest }: FormInputProps) {
  const { status } = Form.Item.useStatus();
  // Some inputs change as they are left: that check is under way then, and the other would take its place.
  const isChanging = useRef(false);
  const onChange: typeof rest.onChange = (value) => {
    isChanging.current = true;
    setTimeout(() => {
      isChanging.current = false;
    });
    rest.onChange?.(value);
  };
  const onBlur: typeof rest.onBlur = (...event) => {
    if (status !== 'error' && !isChanging.current) rest.onBlur?.(...event);
  };
  return (
    <InputBoundary fallback={<div className="field-loading" style={{ minHeight: height }} />}>
      <Input {...rest} {...{ onChange, onBlur }} {...(typed && { 'aria-required': required })} />
    </InputBoundary>
  );
}
