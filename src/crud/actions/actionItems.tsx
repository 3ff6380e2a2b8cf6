import type { FormRule } from 'antd';
import { Form, Input } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { textProblem } from '../../lib/fieldRule';
import AmountInput from '../../ui/fields/AmountInput';
import { aboveZero } from '../../ui/fields/amount';
import type { InputProps, Kind } from '../../ui/fields/field';
import ReasonInput from '../../ui/fields/ReasonInput';
import { problemRule } from '../../ui/fields/rule';

interface ReasonProps {
  /** `reason` where absent. */
  readonly name?: string;
  /** 原因 where absent. */
  readonly label?: string;
  /** Characters. */
  readonly min?: number;
  readonly max: number;
  /** Frequent phrases: a press writes one into the field. */
  readonly phrases?: readonly string[];
}

/** Asks why in a hand-made dialog: the kind {@link reason} as a form item. */
export function ReasonItem({ name = 'reason', label = '原因', min = 1, max, phrases = [] }: ReasonProps) {
  const rules = [
    { required: true, whitespace: true, message: `请输入${label}` },
    problemRule((text) => textProblem({ label, minLength: min, maxLength: max }, text)),
  ];
  return (
    <Form.Item name={name} label={label} rules={rules} validateFirst>
      <ReasonInput phrases={phrases} />
    </Form.Item>
  );
}

interface AmountProps {
  /** `amount` where absent. */
  readonly name?: string;
  /** 金额 where absent. */
  readonly label?: string;
  /** Rules for the amount beyond being one. */
  readonly rules?: readonly FormRule[];
  readonly extra?: string;
}

/** Asks for an amount of yuan above zero; its value is decimal text with two digits. */
export function AmountItem({ name = 'amount', label = '金额', rules = [], extra }: AmountProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      validateFirst
      extra={extra}
      rules={[{ required: true, message: `请输入${label}` }, aboveZero, ...rules]}
    >
      <AmountInput />
    </Form.Item>
  );
}

interface FileProps<V> {
  readonly name: string;
  readonly label: string;
  /** The kind of an upload field: its input, and the files that it accepts. */
  readonly kind: Pick<Kind<V>, 'Input' | 'rules'>;
  /** The message where there is no file; none is needed where absent. */
  readonly missing?: string | undefined;
  readonly extra?: string;
}

/** Asks for a file, or for several. */
export function FileItem<V>({ name, label, kind, missing, extra }: FileProps<V>) {
  const needed = missing === undefined ? [] : [{ required: true, message: missing }];
  return (
    <Form.Item name={name} label={label} rules={[...needed, ...(kind.rules ?? [])]} extra={extra}>
      <FetchedInput Input={kind.Input} />
    </Form.Item>
  );
}

/** Passes on the form item's props, which Suspense itself would swallow. */
function FetchedInput<V>({ Input, ...props }: InputProps<V> & { Input: ComponentType<InputProps<V>> }) {
  return (
    <Suspense fallback={null}>
      <Input {...props} />
    </Suspense>
  );
}

/** Asks for the password with which the person signs in. */
export function PasswordItem() {
  return (
    <Form.Item name="password" label="登录密码" rules={[{ required: true, message: '请输入登录密码' }]}>
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}
