import { Form } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { checkbox } from '@/src/crud/actions/checkbox';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { amount } from '@/src/ui/fields/amount';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { type OrderLine, readOrder } from './readWorkOrder';
import { useCurrentOrder } from './useCurrentOrder';
import { amountProblem } from './wishRules';
import { passwordTypes, typeName, workOrderRules } from './workOrder';
import { finishPhrases, finishQuestion, rejectPhrases } from './workOrderTexts';

interface Finish {
  readonly result: string;
  readonly refundAmount?: string | null;
  readonly password?: string;
}

/** 处理完成: the effect and the result; changes of money and accounts need the password. */
export function FinishDialog({ row, close, onDone }: RowDialogProps<AnyRecord>) {
  const [form] = Form.useForm<Finish>();
  const order = useCurrentOrder(row);
  const typed = Form.useWatch('refundAmount', form);
  const isRefund = order.type <= 2;
  const [result] = useState(() => reason(workOrderRules.result, { phrases: finishPhrases(order.type) }));
  // By the order as it is now; its input stays the same.
  const refundAmount = amount('退款金额', { rules: [problemRule((typed) => refundProblem(order, typed))] });
  const fields = erase({ ...(isRefund && { refundAmount }), result });
  return (
    <ActionDialog<Finish>
      title={`处理完成：${typeName(order)} ${order.orderNo}`}
      text={finishQuestion(order, typed)}
      form={form}
      drafted={{ label: '处理完成', fields }}
      operation="finish"
      success="处理完成"
      once
      password={passwordTypes.includes(order.type)}
      rows={[{ id: order.id, ...('rev' in row && { rev: order.rev }) }]}
      refusals={{ refundAmount: ['退款金额', '金额必须'], result: ['处理结果长度', '请输入处理结果'] }}
      initialValues={{ refundAmount: isRefund ? order.refundAmount : undefined }}
      body={({ refundAmount, ...values }) => ({ ...values, ...(isRefund && { refundAmount }) })}
      {...(onDone && { onDone })}
      close={close}
    >
      <DialogItems form={form} fields={fields} />
    </ActionDialog>
  );
}

function refundProblem({ type, facts }: OrderLine, amount: string): string | undefined {
  return type === 1
    ? amountProblem(amount, facts.paid, '退款金额不能大于实付金额')
    : amountProblem(amount, facts.unitPrice, '退款金额不能大于结算价');
}

/** 驳回: the reason; the submitter may change the work order and submit it again. */
export function RejectDialog({ row, close, onDone }: RowDialogProps<AnyRecord>) {
  const order = useCurrentOrder(row);
  const [form] = Form.useForm();
  const [fields] = useState(() =>
    erase({
      result: reason(workOrderRules.rejection, { phrases: rejectPhrases(order.type) }),
    }),
  );
  return (
    <ActionDialog
      form={form}
      drafted={{ label: '驳回', fields }}
      title={`驳回：${typeName(order)} ${order.orderNo}`}
      text={`「${order.summary}」驳回后，${order.submitBy}可以修改并重新提交。`}
      operation="reject"
      success="驳回成功"
      danger
      rows={[{ id: order.id, ...('rev' in row && { rev: order.rev }) }]}
      {...(onDone && { onDone })}
      close={close}
    >
      <DialogItems {...{ form, fields }} />
    </ActionDialog>
  );
}

interface Said {
  readonly content: string;
  readonly internal?: 0 | 1;
}

const reply = erase({
  content: reason(workOrderRules.reply),
  internal: checkbox('内部备注，提交人看不到', { platformOnly: true }),
});

/** 回复: a reply to the submitter, or within the desk alone. */
export function ReplyDialog({ row, close }: RowDialogProps<AnyRecord>) {
  const order = readOrder({ ...row });
  const [form] = Form.useForm<Said>();
  return (
    <ActionDialog<Said>
      title={`回复：${order.orderNo}`}
      text={`「${order.summary}」${order.reason}`}
      form={form}
      drafted={{ label: '回复', fields: reply }}
      operation="reply"
      success="回复成功"
      once
      rows={[{ id: order.id }]}
      refusals={{ content: ['回复内容'] }}
      body={({ content, internal = 0 }) => ({ content, images: [], internal })}
      close={close}
    >
      <DialogItems form={form} fields={reply} />
    </ActionDialog>
  );
}
