import { Checkbox, Form } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { AmountItem, ReasonItem } from '@/src/crud/actions/actionItems';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { useIsPlatform } from '@/src/services/useIsPlatform';
import { problemRule } from '@/src/ui/fields/rule';
import { type OrderLine, readOrder } from './readWorkOrder';
import { useCurrentOrder } from './useCurrentOrder';
import { amountProblem } from './wishRules';
import { passwordTypes, typeName } from './workOrder';
import { finishPhrases, finishQuestion, rejectPhrases } from './workOrderTexts';

interface Finish {
  readonly result: string;
  readonly refundAmount?: string;
  readonly password?: string;
}

/** 处理完成: the effect and the result; changes of money and accounts need the password. */
export function FinishDialog({ row, close }: RowDialogProps<AnyRecord>) {
  const [form] = Form.useForm<Finish>();
  const order = useCurrentOrder(row);
  const typed = Form.useWatch('refundAmount', form);
  const isRefund = order.type <= 2;
  return (
    <ActionDialog<Finish>
      title={`处理完成：${typeName(order)} ${order.orderNo}`}
      text={finishQuestion(order, typed)}
      form={form}
      operation="finish"
      success="处理完成"
      once
      password={passwordTypes.includes(order.type)}
      rows={[{ id: order.id, ...('rev' in row && { rev: order.rev }) }]}
      refusals={{ refundAmount: ['退款金额', '金额必须'], result: ['处理结果长度', '请输入处理结果'] }}
      initialValues={{ refundAmount: isRefund ? order.refundAmount : undefined }}
      body={({ refundAmount, ...values }) => ({ ...values, ...(isRefund && { refundAmount }) })}
      close={close}
    >
      {isRefund && (
        <AmountItem
          name="refundAmount"
          label="退款金额"
          rules={[problemRule((amount) => refundProblem(order, amount))]}
        />
      )}
      <ReasonItem name="result" label="处理结果" min={2} max={500} phrases={finishPhrases(order.type)} />
    </ActionDialog>
  );
}

function refundProblem({ type, facts }: OrderLine, amount: string): string | undefined {
  return type === 1
    ? amountProblem(amount, facts.paid, '退款金额不能大于实付金额')
    : amountProblem(amount, facts.unitPrice, '退款金额不能大于结算价');
}

/** 驳回: the reason; the submitter may change the work order and submit it again. */
export function RejectDialog({ row, close }: RowDialogProps<AnyRecord>) {
  const order = useCurrentOrder(row);
  return (
    <ActionDialog
      title={`驳回：${typeName(order)} ${order.orderNo}`}
      text={`「${order.summary}」驳回后，${order.submitBy}可以修改并重新提交。`}
      operation="reject"
      success="驳回成功"
      danger
      rows={[{ id: order.id, ...('rev' in row && { rev: order.rev }) }]}
      close={close}
    >
      <ReasonItem name="result" label="驳回原因" min={5} max={500} phrases={rejectPhrases(order.type)} />
    </ActionDialog>
  );
}

interface Said {
  readonly content: string;
  readonly internal?: boolean;
}

/** 回复: a reply to the submitter, or within the desk alone. */
export function ReplyDialog({ row, close }: RowDialogProps<AnyRecord>) {
  const order = readOrder({ ...row });
  const isPlatform = useIsPlatform();
  return (
    <ActionDialog<Said>
      title={`回复：${order.orderNo}`}
      text={`「${order.summary}」${order.reason}`}
      operation="reply"
      success="回复成功"
      once
      rows={[{ id: order.id }]}
      refusals={{ content: ['回复内容'] }}
      body={({ content, internal = false }) => ({ content, images: [], internal: internal ? 1 : 0 })}
      close={close}
    >
      <ReasonItem name="content" label="回复内容" max={500} />
      {isPlatform && (
        <Form.Item name="internal" valuePropName="checked">
          <Checkbox>内部备注，提交人看不到</Checkbox>
        </Form.Item>
      )}
    </ActionDialog>
  );
}
