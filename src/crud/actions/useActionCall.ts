import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { isGivenUp, mayBeWritten, outdatesPages } from '@/providers/http/errors';
import type { ApiResponse } from '@/providers/http/request';
import { isRecord } from '../../lib/record';
import { createUuid } from '../../lib/uuid';
import { useServices } from '../../services/useServices';
import type { FormValues } from '../../ui/fields/field';
import { useNotifySaved } from '../changes/RecordChanges';
import { trimmed } from '../form/formValues';
import { recheckErrors, useFieldErrors } from '../form/useFieldErrors';
import { useResourcePage } from '../ResourceContext';
import type { AnyRecord } from '../resourceSpec';
import { useInvalidateResource } from '../useInvalidateResource';
import { isMoved, type PartialOutcome, partialIn } from './partial';
import { type Drafted, useActionDraft } from './useActionDraft';
import { useMovedRecord } from './useMovedRecord';

/** The message where a call that is booked once got no response. */
const unansweredText = '未收到处理结果（请求超时或网络异常），再次提交不会重复处理';

/** The call of an action's dialog, and how its response is handled. */
export interface ActionCall<Values extends object> {
  /** 确认提示 where absent. */
  readonly title?: string;
  /** Keeps typed values as a draft; where absent, they are only asked about before a loss. */
  readonly drafted?: Drafted;
  readonly initialValues?: FormValues;
  /** The operation of the resource. */
  readonly operation: string;
  /** Records that it is about. Their ids are sent under the endpoints' name for ids, with the `rev` of a single one. */
  readonly rows?: readonly AnyRecord[];
  /** False: the body names the records by itself, or none; the success then leads to no record. */
  readonly sendsId?: boolean;
  /** The body made of the values; where absent all of them, without spaces around texts. */
  readonly body?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Sends a `requestNo`, the same until the server has done a part: a repeated call is booked once. */
  readonly once?: boolean;
  /** Message once the server agreed. */
  readonly success: string;
  /** Parts of refusals that belong at a field, by field. */
  readonly refusals?: Readonly<Record<string, readonly string[]>>;
  /**
   * Called with the response's data, once the pages are read again. The dialog stays open where it returns true: the form
   * then holds what has not been sent.
   */
  readonly onDone?: (data: unknown) => unknown;
  readonly close: () => void;
  /** Closes the dialog of several records, of which somebody else has moved one on; `close` where absent. */
  readonly leave?: () => void;
}

/** A call that runs, or whose answer was lost: the server may have done it. */
type Phase = 'running' | 'lost';

const passwordRefusals = { password: ['密码不正确', '密码错误次数过多'] };

/**
 * Makes the call of a dialog: one at a time, with all typed values left in place where it fails. The refusal is at its
 * field or in `refusal`. The pages may be out of date then, and are read again. Where somebody else has changed the
 * record, `moved` tells so. A dialog about several records then closes: nobody knows which one it was.
 */
export function useActionCall<Values extends object>(form: FormInstance, call: ActionCall<Values>) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const invalidate = useInvalidateResource();
  const notifySaved = useNotifySaved();
  const [requestNo, setRequestNo] = useState(createUuid);
  const [phase, setPhase] = useState<Phase>();
  const running = phase === 'running';
  const [refusal, setRefusal] = useState<string>();
  const [part, setPart] = useState<PartialOutcome>();
  const [refusedAt, setRefusedAt] = useState<{ readonly field: string }>();
  const sending = useRef(false);
  const showAt = useFieldErrors(form, ([field = '']) => setRefusedAt({ field }));
  useEffect(() => {
    // While the call runs, nothing in the dialog can take the focus.
    if (!running && refusedAt) form.focusField(refusedAt.field);
  }, [form, running, refusedAt]);
  const { rows: opened = [], sendsId = true, once = false } = call;
  const { rows, moved, tellMoved, forgetMoved } = useMovedRecord(opened);
  const unsaved = useActionDraft(form, {
    operation: call.operation,
    name: call.title ?? call.drafted?.label ?? call.success,
    rows,
    drafted: call.drafted,
    start: call.initialValues ?? {},
    requestNo: once ? requestNo : undefined,
    takeRequestNo: setRequestNo,
  });

  function bodyOf(values: Values): object {
    const entered = trimmed(call.body?.(values) ?? values);
    const ids = sendsId && idsOf(rows, resource.endpoints.idField);
    return { ...ids, ...(isRecord(entered) && entered), ...(once && { requestNo }) };
  }

  async function settle(response: ApiResponse): Promise<void> {
    const outcome = partialIn(response);
    // At once: what is booked must not be offered to be sent again.
    unsaved.settle();
    if (!outcome) notifySaved(call.success, rows.length === 1 && sendsId ? rows[0]?.id : undefined);
    await invalidate();
    const hasRest = call.onDone?.(response.data) === true;
    // The next call is another request: this one has its result.
    setRequestNo(createUuid());
    if (!outcome && !hasRest) return call.close();
    setPart(outcome);
    // A result about selected rows takes the place of the form.
    if (opened.length === 0) unsaved.touch(form.getFieldsValue());
  }

  async function follow(): Promise<void> {
    await invalidate();
    if (rows.length <= 1) return tellMoved();
    unsaved.leave();
    (call.leave ?? call.close)();
  }

  async function refuse(error: unknown): Promise<void> {
    if (isGivenUp(error)) return;
    if (isMoved(error)) return follow();
    const message = error instanceof Error ? error.message : String(error);
    const fields = Object.entries({ ...passwordRefusals, ...call.refusals });
    const [field] = fields.find(([, parts]) => parts.some((one) => message.includes(one))) ?? [];
    if (field === undefined) setRefusal(message);
    else showAt([{ name: field, errors: [message] }]);
    if (outdatesPages(error)) void invalidate();
  }

  async function send(values: Values): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setPhase('running');
    let left: Phase | undefined;
    setRefusal(undefined);
    setPart(undefined);
    forgetMoved();
    try {
      const operation = operationOf(resource.endpoints, resource.name, call.operation);
      const options = { allowPartial: true, ...(once && { failedText: unansweredText }) };
      await settle(await callOperation(operation, { body: bodyOf(values), options }));
    } catch (error) {
      if (mayBeWritten(error)) left = 'lost';
      await refuse(error);
    } finally {
      sending.current = false;
      setPhase(left);
    }
  }

  /** Keeps a change, and checks fields with errors again: a rule may read other fields. */
  function change(changes: object): void {
    unsaved.touch(changes);
    const refused = refusedAt ? [refusedAt.field] : [];
    const left = recheckErrors(form, { changed: Object.keys(changes), refused });
    if (left.length < refused.length) setRefusedAt(undefined);
  }

  return { rows, send, change, running, isOpen: phase !== undefined, refusal, moved, part, unsaved };
}

function idsOf(rows: readonly AnyRecord[], idField: string): object {
  const [row] = rows;
  if (!row) return {};
  if (rows.length > 1) return { [idField]: rows.map(({ id }) => id).join(',') };
  return { [idField]: row.id, ...('rev' in row && { rev: row.rev }) };
}
