import { refundEntries } from '../finance/entries';
import { type Poster, post } from '../finance/post';
import { found, refuse } from '../responses';
import type { SignedInRequest } from '../route';
import { formatTime } from '../time';
import { logStep } from './orderLog';
import { type OrderRow, orderTable } from './orderTable';

const refusals: Readonly<Record<number, string>> = {
  0: '订单未支付',
  4: '已完成的订单不能退款',
  5: '该订单正在退款中',
  6: '该订单已退款',
  7: '订单未支付',
};

/** Refuses an order that nothing can be refunded of. */
export function refuseRefund({ status }: Pick<OrderRow, 'status'>): void {
  const refusal = refusals[status];
  if (refusal !== undefined) refuse(refusal);
}

/** The order waits for its refund: 退款中. Answers it as it is now. */
export async function beginRefund(
  by: Poster | SignedInRequest,
  order: OrderRow,
  refundAmount: string,
  refundReason: string,
): Promise<OrderRow> {
  const { mockServer, user } = by;
  const { status: formerStatus } = order;
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user?.nickName ?? '系统' };
  const orders = await mockServer.table(orderTable);
  const after = await orders.put({
    ...order,
    ...{ status: 5, formerStatus, refundAmount, refundReason, ...stamp },
  });
  if ('trail' in by) await logStep(by, '退款', order, after, refundReason);
  return after;
}

/**
 * Settles the order of a work order of type 1. Once processed, the order is 已退款 and the institution returns its
 * share. Once rejected or withdrawn, the order has its former status. `amount` is the final refund.
 */
export async function settleRefund(
  by: Poster | SignedInRequest,
  { customerOrderNo, amount }: { readonly customerOrderNo: string; readonly amount?: string },
  outcome: 'processed' | 'rejected',
): Promise<void> {
  const orders = await by.mockServer.table(orderTable);
  const order = found(orders.find(({ no }) => no === customerOrderNo));
  if (order.status !== 5) refuse('当前状态不允许该操作');
  const refundAmount = amount ?? order.refundAmount;
  if (outcome === 'processed') await post(by, refundEntries(order, refundAmount));
  const after = await orders.put(
    outcome === 'processed'
      ? { ...order, status: 6, refundAmount }
      : { ...order, status: order.formerStatus, refundAmount: '', refundReason: '' },
  );
  const action = outcome === 'processed' ? '退款完成' : '退款未通过';
  if ('trail' in by) await logStep(by, action, order, after);
}
