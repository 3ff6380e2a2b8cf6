import { Form, Segmented } from 'antd';
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react';
import { type Field, type InputProps, requiredText } from '@/src/ui/fields/field';
import type { Example } from '@/src/ui/fields/kindExample';
import { demoRules } from './demoRules';
import './kindDemo.css';

const states = { filled: '已填写', empty: '空', error: '必填未填', disabled: '禁用' } as const;
type State = keyof typeof states;
const order: readonly State[] = ['filled', 'empty', 'error', 'disabled'];

/** Inputs of more pixels are shown in one state at a time. */
const tall = 160;

/** A kind of field: its input in each state of a form, its filter, its value short and in full. */
export function KindDemo<V>({ field, example, record = {} }: Example<V>) {
  const { kind, label } = field;
  const { Cell } = { ...kind, ...field };
  const [value, setValue] = useState<V | null>(example);
  const one = (kind.inputHeight ?? 0) > tall;
  const [state, setState] = useState<State>('filled');
  return (
    <article className="kind-demo" aria-label={label} data-wide={one || kind.wide === true} data-tall={one}>
      <h3>{label}</h3>
      {one && (
        <Segmented
          size="small"
          aria-label={`${label}的状态`}
          options={order.map((key) => ({ value: key, label: states[key] }))}
          value={state}
          onChange={setState}
        />
      )}
      <DemoForm field={field} example={example} onChange={setValue} shown={one ? [state] : order} />
      {kind.Filter && <DemoFilter label={label} Filter={kind.Filter} />}
      <dl className="kind-shown">
        <Shown title="列表">
          <Cell value={value} record={record} place="list" />
        </Shown>
        <Shown title="详情">
          <Cell value={value} record={record} place="show" />
        </Shown>
        <Shown title="无值">
          <Cell value={null} record={{}} place="list" />
        </Shown>
        <Shown title="值">
          <code>{brief(value)}</code>
        </Shown>
      </dl>
    </article>
  );
}

interface FormProps<V> {
  readonly field: Field<V>;
  readonly example: NoInfer<V>;
  readonly onChange: (value: V | null) => void;
  readonly shown: readonly State[];
}

/** The states as items of a real form, whose rules act. */
function DemoForm<V>({ field, example, onChange, shown }: FormProps<V>) {
  const { label, kind, help, placeholder } = field;
  const { Input } = { ...kind, ...field };
  const [form] = Form.useForm<Partial<Record<State, V | null>>>();
  const id = useId();
  const error = { validateStatus: 'error' as const, help: requiredText(field), required: true };
  return (
    <Form
      form={form}
      name={id}
      layout="vertical"
      initialValues={{ filled: example, disabled: example }}
      onValuesChange={({ filled }: { filled?: V | null }) => filled !== undefined && onChange(filled)}
    >
      {shown.map((state) => (
        <Form.Item
          key={state}
          name={state}
          label={state === 'filled' ? label : `${label}（${states[state]}）`}
          rules={state === 'filled' ? demoRules(field) : []}
          extra={state === 'filled' ? help : undefined}
          {...(state === 'error' ? error : {})}
        >
          <DemoInput
            Input={Input}
            height={kind.inputHeight}
            disabled={state === 'disabled'}
            placeholder={placeholder ?? (kind.verb === '请上传' ? '' : `${kind.verb}${label}`)}
          />
        </Form.Item>
      ))}
    </Form>
  );
}

interface DemoInputProps<V> extends InputProps<V> {
  readonly Input: ComponentType<InputProps<V>>;
  readonly height: number | undefined;
  readonly 'aria-required'?: boolean;
}

/** Keeps the place of an input whose code is fetched. */
function DemoInput<V>({ Input, height, 'aria-required': _, ...rest }: DemoInputProps<V>) {
  return (
    <Suspense fallback={<div className="kind-waiting" data-waiting style={{ minHeight: height ?? 32 }} />}>
      <Input {...rest} />
    </Suspense>
  );
}

function DemoFilter({ label, Filter }: { label: string; Filter: ComponentType<InputProps<string>> }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className="kind-filter">
      <span>筛选</span>
      <Suspense fallback={<div className="kind-waiting" data-waiting style={{ minHeight: 32 }} />}>
        <Filter value={value} onChange={setValue} aria-label={`筛选${label}`} placeholder={label} />
      </Suspense>
    </div>
  );
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Suspense fallback={null}>{children}</Suspense>
      </dd>
    </div>
  );
}

/** Characters of a value that are shown. */
const most = 160;

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
