import type { FormRule } from 'antd';
import { Button, Form, Input, Space } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { DecimalBox } from '@/src/ui/fields/NumberBox';
import type { InputProps, Kind } from '../../ui/fields/field';

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

/** Asks why: a text that is needed, of so many characters. */
export function ReasonItem({ name = 'reason', label = '原因', min = 1, max, phrases = [] }: ReasonProps) {
  const form = Form.useFormInstance();
  const write = (phrase: string) => {
    form.setFieldValue(name, phrase);
    void form.validateFields([name]).catch(() => undefined);
  };
  return (
    <Form.Item
      name={name}
      label={label}
      rules={textRules(label, min, max)}
      validateFirst
      extra={
        phrases.length > 0 && (
          <Space wrap size={4} role="group" aria-label="常用语">
            {phrases.map((phrase) => (
              <Button key={phrase} size="small" onClick={() => write(phrase)}>
                {phrase}
              </Button>
            ))}
          </Space>
        )
      }
    >
      <Input.TextArea rows={3} />
    </Form.Item>
  );
}

function textRules(label: string, min: number, max: number): FormRule[] {
  const message = min > 1 ? `${label}长度为 ${min}-${max} 个字符` : `${label}长度不能超过 ${max} 个字符`;
  return [
    { required: true, whitespace: true, message: `请输入${label}` },
    { min, max, transform: (text: string) => text.trim(), message },
  ];
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
      rules={[{ required: true, message: `请输入${label}` }, { validator: refuseNothing }, ...rules]}
    >
      <AmountInput />
    </Form.Item>
  );
}

/** Text all the way, with two digits after the point: money is never a float. */
function AmountInput({ onChange, value, ...rest }: InputProps<string>) {
  const take = (typed: string | null) => onChange?.(typed === null ? null : withCents(typed));
  return (
    <DecimalBox
      {...rest}
      precision={2}
      controls={false}
      prefix="¥"
      style={{ width: '100%' }}
      value={value ?? null}
      onChange={take}
    />
  );
}

/** `12.5` → `12.50`. */
function withCents(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

async function refuseNothing(_rule: unknown, amount: string): Promise<void> {
  if (amount.startsWith('-') || !/[1-9]/.test(amount)) throw new Error('金额必须大于 0');
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

/** Hands on what the form item gives, which Suspense itself would swallow. */
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
