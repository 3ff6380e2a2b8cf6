import { Form, type FormInstance } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ActionModal } from '../../ui/confirm/ActionModal';
import type { FormValues, Kind } from '../../ui/fields/field';
import { erase } from '../defineResource';
import { DialogItems } from '../form/FieldItems';
import { useFocusWrong } from '../form/formFocus';
import { startValues, withoutSecrets } from '../form/formValues';
import { recheckErrors } from '../form/useFieldErrors';
import type { Row } from '../resourceSpec';
import type { DialogFields } from './action';
import { useTypedText } from './useTypedText';

/** The entered values of declared fields, by name. */
export type ValuesOf<Fields> = {
  readonly [K in keyof Fields]?: Fields[K] extends { readonly kind: Kind<infer V> } ? V | null : never;
};

interface Props<Fields extends DialogFields> {
  /** 确认提示 where absent. */
  readonly title?: string;
  readonly danger?: boolean;
  /** Pixels. */
  readonly width?: number;
  /** As they were when it was opened. */
  readonly fields: Fields;
  /** Values to begin with, over the `initial` of the fields. */
  readonly initial?: FormValues;
  /** The record in question, for inputs that look at it. */
  readonly record?: Row;
  /** A form of the caller's, which then watches it or shows refusals at its fields. */
  readonly form?: FormInstance<ValuesOf<Fields>>;
  readonly onChange?: (changes: ValuesOf<Fields>) => void;
  /** Over the fields: the question, or what it is about. */
  readonly above?: ReactNode;
  /** Below the fields: what follows from the values. */
  readonly children?: ReactNode;
  /** Rejects where it was refused, of which the staff have been told: what was typed stays. */
  readonly onSend: (values: ValuesOf<Fields>) => Promise<unknown>;
  readonly close: () => void;
}

/**
 * A dialog of declared fields that sends by itself: several calls, another resource's, or with an outcome to show. An
 * action that makes one call with them declares its `fields`. `onSend` closes it. Typed text is asked about before Escape
 * or a reload loses it.
 */
export function FormDialog<Fields extends DialogFields>({
  fields: declared,
  initial,
  record,
  form: given,
  onChange,
  above,
  children,
  onSend,
  close,
  ...modal
}: Props<Fields>) {
  const [form] = Form.useForm<ValuesOf<Fields>>(given);
  const focusWrong = useFocusWrong(form);
  const [fields] = useState(() => erase(declared));
  const [running, setRunning] = useState(false);
  // Whether the messages at the fields are those of their rules; else the server has refused them.
  const isOurs = useRef(true);
  const { noteTyped, forget, leave } = useTypedText(modal.title ?? '填写的内容', close);
  const send = async (values: ValuesOf<Fields>) => {
    isOurs.current = false;
    setRunning(true);
    // It may lead elsewhere once it was sent.
    forget();
    await onSend(values).catch(noteTyped);
    setRunning(false);
  };
  return (
    <ActionModal
      {...modal}
      running={running}
      onOk={form.submit}
      onCancel={(byEscape) => void leave(byEscape)}
    >
      {above}
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        {...focusWrong}
        onFinishFailed={(refused) => {
          isOurs.current = true;
          focusWrong.onFinishFailed(refused);
        }}
        initialValues={startValues(fields, undefined, initial)}
        onValuesChange={(changes: ValuesOf<Fields>) => {
          onChange?.(changes);
          if (Object.keys(withoutSecrets(fields, { ...changes })).length > 0) noteTyped();
          if (isOurs.current) recheckErrors(form, { changed: Object.keys(changes), refused: [] });
        }}
        onFinish={(values) => void send(values)}
      >
        <DialogItems {...{ form, fields, record }} />
        {/* Enter in a field presses it. */}
        <button type="submit" hidden aria-hidden />
      </Form>
      {children}
    </ActionModal>
  );
}
