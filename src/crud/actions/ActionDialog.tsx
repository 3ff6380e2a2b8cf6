import { Alert, type AlertProps, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import type { RecordId } from '../../lib/recordId';
import { useCan } from '../../services/useCan';
import { ActionModal } from '../../ui/confirm/ActionModal';
import { FieldCell } from '../FieldCell';
import { FieldItems } from '../form/FieldItems';
import { useFocusWrong } from '../form/formFocus';
import { RecordDraft } from '../form/RecordDraft';
import { useResourcePage } from '../ResourceContext';
import type { AnyRecord, Row } from '../resourceSpec';
import { isStillOffered } from './actionsOn';
import BatchResult, { Outcome } from './BatchResult';
import { passwordFields } from './signInPassword';
import { type ActionCall, useActionCall } from './useActionCall';
import type { MovedRecord } from './useMovedRecord';
import '../form/form.css';

interface Props<Values extends object> extends ActionCall<Values> {
  /** The question, or the subject of the action. */
  readonly text?: ReactNode;
  readonly danger?: boolean;
  /** Asks for the password of the person as well, sent as `password`. */
  readonly password?: boolean;
  /** Pixels. */
  readonly width?: number;
  /** A form of the caller's, which then fills or watches it. */
  readonly form?: FormInstance<Values>;
  /** Of a batch: closes the dialog and unselects the rows that were done. */
  readonly done?: (ids?: readonly RecordId[]) => void;
  /**
   * Form items for the values that the action needs. A function is told whether the call is open, and the records as
   * they are sent. An open call runs, or its answer was lost: what it is about then stays as it was before. The records
   * are the present ones after 按最新状态继续.
   */
  readonly children?: ReactNode | ((isOpen: boolean, rows: readonly AnyRecord[]) => ReactNode);
}

/**
 * The dialog of an action that shows more than its fields and makes a call with the values ({@link ActionCall}). An
 * action with fields alone declares them (`fields`). Enter and 确定 send. A refusal is shown at its field or above the
 * form. Typed text is not lost: a reload asks first, Escape asks or keeps a draft. A batch done in part shows which records failed, and why.
 * Without selected rows it does so above the form, which can send the rest. Where the present state of the record no
 * longer allows the action, it tells that state alone.
 */
export function ActionDialog<Values extends object>({
  text,
  danger = false,
  password = false,
  width,
  form: given,
  done,
  children,
  ...call
}: Props<Values>) {
  const { title, initialValues, drafted } = call;
  const [form] = Form.useForm<Values>(given);
  const formId = useId();
  const focusWrong = useFocusWrong(form);
  const close = done ?? call.close;
  const { resource } = useResourcePage();
  const can = useCan();
  const { rows, send, change, running, isOpen, refusal, moved, part, unsaved } = useActionCall(form, {
    ...call,
    close: () => close(),
    leave: () => (done ? done([]) : call.close()),
  });
  if (part && done) {
    const result = { label: title ?? call.success, count: part.done.length, failed: part.failed };
    return <BatchResult result={result} close={() => done(part.done)} />;
  }
  const leave = async (byEscape: boolean) => {
    if (await unsaved.giveUp(byEscape)) call.close();
  };
  const about = { operation: call.operation, label: drafted?.label };
  if (moved?.now && !isStillOffered(resource, about, moved.now, can)) {
    const end = () => void leave(false);
    return (
      <ActionModal {...(title !== undefined && { title })} onOk={end} onCancel={end}>
        <Over change={moved.change} now={moved.now} />
      </ActionModal>
    );
  }
  return (
    <ActionModal
      {...(title !== undefined && { title })}
      {...(width !== undefined && { width })}
      danger={danger}
      running={running}
      onOk={form.submit}
      onCancel={(byEscape) => void leave(byEscape)}
    >
      {drafted && (
        <RecordDraft
          form={form}
          unsaved={unsaved}
          fields={drafted.fields}
          record={onlyOf(rows)}
          start={initialValues ?? {}}
        />
      )}
      <Notices {...{ refusal, part, moved }} />
      {text && <p>{text}</p>}
      <Form
        form={form}
        name={formId}
        layout="vertical"
        {...focusWrong}
        {...(initialValues && { initialValues })}
        onValuesChange={change}
        onFinish={(values) => void send(values)}
      >
        {typeof children === 'function' ? children(isOpen, rows) : children}
        {password && <FieldItems form={form} fields={passwordFields} />}
        {/* Enter in a field presses it. */}
        <button type="submit" hidden aria-hidden />
      </Form>
    </ActionModal>
  );
}

/** Tells a component around the dialog whether its call is open. */
export function TellOpen({
  isOpen,
  tell,
}: {
  readonly isOpen: boolean;
  readonly tell: (isOpen: boolean) => void;
}) {
  useEffect(() => tell(isOpen), [isOpen, tell]);
  return null;
}

/** The messages about the last try, over the form. */
function Notices({
  refusal,
  part,
  moved,
}: Pick<ReturnType<typeof useActionCall>, 'refusal' | 'part' | 'moved'>) {
  return (
    <>
      {refusal && <Notice type="error" message={refusal} />}
      {part && <Notice type="warning" message={<Outcome count={part.done.length} failed={part.failed} />} />}
      {moved && <Moved {...moved} />}
    </>
  );
}

/** The record of a dialog about a single one. */
function onlyOf([record, ...others]: readonly AnyRecord[]): Row | undefined {
  return record && others.length === 0 ? { ...record } : undefined;
}

/** A message over the form. */
function Notice(props: Pick<AlertProps, 'type' | 'message' | 'action'>) {
  return (
    <div className="form-refusal">
      <Alert showIcon role="alert" {...props} />
    </div>
  );
}

/** Tells that the action is over: somebody else has brought the record into a state that does not allow it. */
function Over({ change, now }: { readonly change: string; readonly now: Row }) {
  const { fields, state } = useResourcePage().resource;
  const field = fields.find(({ name }) => name === state);
  return (
    <Notice
      type="warning"
      message={
        <>
          该记录已被他人处理{change === '' ? '' : `（${change}）`}，
          {field && (
            <>
              现为 <FieldCell field={field} record={now} place="show" />，
            </>
          )}
          不能继续操作
        </>
      }
    />
  );
}

/** Tells that somebody else has changed the record; what was typed is still there. */
function Moved({ change, takeOver }: MovedRecord) {
  return (
    <Notice
      type="warning"
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
