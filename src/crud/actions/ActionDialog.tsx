import { Alert, Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { RecordId } from '../../lib/recordId';
import { ActionModal } from '../../ui/confirm/ActionModal';
import { erase } from '../defineResource';
import { FieldItems } from '../form/FieldItems';
import { useFocusWrong } from '../form/formFocus';
import type { AnyRecord } from '../resourceSpec';
import BatchResult, { Outcome } from './BatchResult';
import { signInPassword } from './signInPassword';
import { type ActionCall, useActionCall } from './useActionCall';
import type { MovedRecord } from './useMovedRecord';

interface Props<Values extends object> extends ActionCall<Values> {
  /** 确认提示 where absent. */
  readonly title?: string;
  /** The question, or the subject of the action. */
  readonly text?: ReactNode;
  readonly danger?: boolean;
  /** Asks for the password of the person as well, sent as `password`. */
  readonly password?: boolean;
  /** Pixels. */
  readonly width?: number;
  readonly initialValues?: Readonly<Record<string, unknown>>;
  /** A form of the caller's, which then fills or watches it. */
  readonly form?: FormInstance<Values>;
  /** Of a batch: closes the dialog and unselects the rows that were done. */
  readonly done?: (ids?: readonly RecordId[]) => void;
  /**
   * Form items for the values that the action needs. A function is told whether the call runs, and the records as they
   * are sent. They are the present ones after 按最新状态继续.
   */
  readonly children?: ReactNode | ((running: boolean, rows: readonly AnyRecord[]) => ReactNode);
}

const passwordFields = erase({ password: signInPassword });

/**
 * The dialog of an action that shows more than its fields and makes a call with the values ({@link ActionCall}). An
 * action with fields alone declares them (`fields`). Enter and 确定 send. A refusal is shown at its field or above the
 * form, and no typed text is lost. A batch done in part shows which records failed, and why. Without selected rows it
 * does so above the form, which can send the rest.
 */
export function ActionDialog<Values extends object>({
  title,
  text,
  danger = false,
  password = false,
  width,
  initialValues,
  form: given,
  done,
  children,
  ...call
}: Props<Values>) {
  const [form] = Form.useForm<Values>(given);
  const focusWrong = useFocusWrong(form);
  const close = done ?? call.close;
  const { rows, send, recheck, running, refusal, moved, part } = useActionCall(form, {
    ...call,
    close: () => close(),
    leave: () => (done ? done([]) : call.close()),
  });
  if (part && done) {
    const result = { label: title ?? call.success, count: part.done.length, failed: part.failed };
    return <BatchResult result={result} close={() => done(part.done)} />;
  }
  return (
    <ActionModal
      {...(title !== undefined && { title })}
      {...(width !== undefined && { width })}
      danger={danger}
      running={running}
      onOk={form.submit}
      onCancel={call.close}
    >
      {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
      {part && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={<Outcome count={part.done.length} failed={part.failed} />}
        />
      )}
      {moved && <Moved {...moved} />}
      {text && <p>{text}</p>}
      <Form
        form={form}
        layout="vertical"
        {...focusWrong}
        {...(initialValues && { initialValues })}
        onValuesChange={recheck}
        onFinish={(values) => void send(values)}
      >
        {typeof children === 'function' ? children(running, rows) : children}
        {password && <FieldItems form={form} fields={passwordFields} />}
        {/* Enter in a field presses it. */}
        <button type="submit" hidden aria-hidden />
      </Form>
    </ActionModal>
  );
}

/** Tells that somebody else has changed the record; what was typed is still there. */
function Moved({ change, takeOver }: MovedRecord) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={`该记录已被他人修改${change === '' ? '' : `（${change}）`}，填写的内容已保留`}
      action={
        takeOver && (
          <Button size="small" onClick={takeOver}>
            按最新状态继续
          </Button>
        )
      }
    />
  );
}
