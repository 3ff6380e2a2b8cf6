import { Alert } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { useOperation } from '@/src/crud/useOperation';
import { fenOf } from '@/src/lib/fen';
import { textOr } from '@/src/lib/record';
import { Money } from '@/src/ui/display/Money';
import { money } from '@/src/ui/fields/money';
import { reason } from '@/src/ui/fields/reason';
import { problemRule } from '@/src/ui/fields/rule';
import { type Order, orderRules } from './order';

/** Requests a refund, which a work order decides. Refusals are shown above the form (screen E10). */
export default function RefundDialog({ row, close }: RowDialogProps<Order>) {
  const { call } = useOperation('refund', '已提交退款工单');
  const [refusal, setRefusal] = useState<string>();
  const say = (error: unknown) => {
    setRefusal(error instanceof Error ? error.message : undefined);
    throw error;
  };
  return (
    <FormDialog
      title={`退款：${row.no}`}
      danger
      above={
        <>
          {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
          <p>
            实付金额：
            <Money value={row.amount} />
            。提交后生成退款工单，处理完成后订单变为已退款。
          </p>
        </>
      }
      fields={{
        amount: money('退款金额', {
          ...{ required: true, initial: row.amount },
          rules: [problemRule((amount) => refundProblem(amount, row.amount))],
        }),
        reason: reason(orderRules.refundReason),
      }}
      onSend={async ({ amount, reason: why }) => {
        setRefusal(undefined);
        // Errors are shown in the dialog alone.
        const body = { id: row.id, amount: textOr(amount).trim(), reason: textOr(why).trim() };
        await call({ body, options: { quiet: true } }).then(close, say);
      }}
      close={close}
    />
  );
}

function refundProblem(amount: string, paid: string): string | undefined {
  const fen = fenOf(amount);
  if (fen === undefined) return '请输入正确的金额，最多两位小数';
  if (fen === 0n) return '退款金额须大于 0';
  return fen > (fenOf(paid) ?? 0n) ? '退款金额不能大于实付金额' : undefined;
}
