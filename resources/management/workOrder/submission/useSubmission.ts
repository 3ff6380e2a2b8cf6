import { Form, type FormInstance } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import { isGivenUp, mayBeWritten } from '@/providers/http/errors';
import { partialIn } from '@/src/crud/actions/partial';
import { inMiddle } from '@/src/crud/form/formFocus';
import { sentValues } from '@/src/crud/form/formValues';
import { useRefusals } from '@/src/crud/form/useFieldErrors';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { createUuid } from '@/src/lib/uuid';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useUnsaved } from '@/src/services/useUnsaved';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { FormValues } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { readWish } from '../readWorkOrder';
import { wishProblem } from '../wishRules';
import { typeOf } from '../workOrder';
import { type Precheck, usePrecheck } from './precheck';
import { submissionFields } from './submissionFields';
import { wishMembers } from './types';

type Values = Record<string, unknown>;

interface Given {
  /** The rejected work order that is handed in again; a new one where absent. */
  readonly order: Row | undefined;
  readonly onDone: () => void;
}

/** The submission: confirmed first, sent once; an error leaves all typed values in place. */
export function useSubmission({ order, onDone }: Given) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const invalidate = useInvalidateResource();
  const [form] = Form.useForm<Values>();
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const requestNo = useRef(createUuid());
  const sending = useRef(false);
  const refusals = useRefusals(form, ([first]) => form.scrollToField(first, inMiddle));
  const place = useFormPlace();
  const start = useMemo(() => startOf(order), [order]);
  const about = useAbout(form, start);
  const precheck = usePrecheck(about);
  const unsaved = useUnsaved(
    {
      name: order ? `修改工单：${textOr(order.orderNo)}` : '提交工单',
      values: () => ({ ...form.getFieldsValue(true), requestNo: requestNo.current }),
      base: () => order && start,
      personal: true,
      save: submitLeaving,
      saveNote: '保存即提交工单',
    },
    { ...place, ...(order && { draftPath: `${place.path}?edit=${order.id}` }) },
  );

  function refuse(message: string): false {
    setRefusal(refusals.show(submissionFields, message));
    return false;
  }

  async function send(values: FormValues): Promise<boolean> {
    const operation = operationOf(resource.endpoints, resource.name, order ? 'update' : 'create');
    const whose = order ? { id: order.id, rev: order.rev } : {};
    const body = { ...whose, ...bodyOf(values), requestNo: requestNo.current };
    const options = { failedText: unansweredText, allowPartial: true };
    const response = await callOperation(operation, { body, options });
    const part = partialIn(response);
    if (part) return refuse(part.failed.map(({ reason }) => reason).join('；'));
    const { orderNo } = isRecord(response.data) ? response.data : {};
    unsaved.settle();
    notify('success', `提交成功，工单编号 ${textOr(orderNo)}`);
    requestNo.current = createUuid();
    form.resetFields();
    await invalidate();
    onDone();
    return true;
  }

  /** The check that a submission goes by: a refusal counts once the server repeats it. */
  async function presentCheck(): Promise<Precheck | undefined> {
    const { data, refetch } = precheck;
    return data && !data.ok ? (await refetch()).data : data;
  }

  async function checkAndSend(values: FormValues, isAsked: boolean): Promise<boolean> {
    const problem = problemOf(values, await presentCheck());
    if (problem) return refuse(problem);
    if (!isAsked && !(await confirm({ text: '确定提交该工单吗？' }))) return false;
    setRunning(true);
    return send(values);
  }

  function fail(error: unknown): false {
    if (mayBeWritten(error)) void invalidate();
    return !isGivenUp(error) && refuse(error instanceof Error ? error.message : String(error));
  }

  /** One at a time: the second half of a double click is nothing. Resolves to whether it was taken. */
  async function submit(values: FormValues, isAsked = false): Promise<boolean> {
    if (sending.current) return false;
    setRefusal(undefined);
    sending.current = true;
    const isTaken = await checkAndSend(values, isAsked).catch(fail);
    sending.current = false;
    setRunning(false);
    return isTaken;
  }

  /** Submits it on the way to another page; the question about leaving has said so. */
  async function submitLeaving(): Promise<boolean> {
    const valid = await form.validateFields().catch(() => undefined);
    return valid !== undefined && submit({ ...form.getFieldsValue(true), ...valid }, true);
  }

  /** Goes on with the request of a draft, which the server may have booked already. */
  function restored(): void {
    requestNo.current = textOr(unsaved.draft?.values.requestNo) || requestNo.current;
    unsaved.restored();
  }

  function change(changes: Values): void {
    refusals.follow(Object.keys(changes));
    unsaved.touch();
  }

  return {
    form,
    start,
    about,
    precheck,
    running,
    refusal,
    unsaved: { ...unsaved, restored },
    change,
    submit,
  };
}

/** The subject of the server's check, as the form holds it now. */
function useAbout(form: FormInstance<Values>, start: Values) {
  const type = typeOf({ type: Form.useWatch('type', { form, preserve: true }) ?? start.type });
  const user: unknown = Form.useWatch('user', { form, preserve: true });
  const orderNo = useDebounced(textOr(Form.useWatch('customerOrderNo', { form, preserve: true })));
  const userId = isRecord(user) ? parseId(user.id) : undefined;
  return { type, userId, customerOrderNo: type === 1 ? orderNo : '' };
}

const firstType = 2;

/** The start of the form: a work order that is handed in again, or a new one. */
function startOf(order: Row | undefined): Values {
  if (!order) return { type: firstType, urgent: 0, newSubjects: [] };
  const { userId, userName, userMobile, newUserType, newYear, newScore, newRank, ...rest } = order;
  const user = { id: userId, mobile: textOr(userMobile), about: textOr(userName), state: 'found' };
  const numbers = Object.entries({ newUserType, newYear, newScore, newRank }).filter(
    ([, value]) => value != null,
  );
  return { ...rest, ...Object.fromEntries(numbers), ...(userId != null && { user }) };
}

/** Shown in place of the usual text where the call had no response. */
const unansweredText = '未收到处理结果（请求超时或网络异常），再次提交不会重复提交工单';

/** The problem with the request as things are; the server checks the same again. */
function problemOf(values: FormValues, precheck: Precheck | undefined): string | undefined {
  const type = typeOf({ type: values.type });
  if (type === 7 || !precheck) return undefined;
  return precheck.ok ? wishProblem(type, readWish(values), precheck.facts, Date.now()) : precheck.msg;
}

/** The body of the call: common members, and those of the type. */
function bodyOf(values: FormValues): Values {
  const type = typeOf({ type: values.type });
  const sent = sentValues(submissionFields, values);
  const wish = readWish({ ...values, refundAmount: yuanOf(fenOf(values.refundAmount) ?? 0n) });
  const { user } = values;
  const wished = Object.fromEntries(wishMembers[type].map((name) => [name, wish[name]]));
  return {
    ...{ type, reason: sent.reason, images: sent.images ?? [], urgent: numberOr(sent.urgent) },
    ...{
      urgentReason: sent.urgentReason ?? '',
      contact: sent.contact ?? '',
      contactMobile: sent.contactMobile,
    },
    ...(type !== 7 && isRecord(user) && { userId: user.id }),
    ...wished,
  };
}
