import { z } from 'zod';
import { type OrderRow, orderTable } from '../expert/orderTable';
import { momentOf } from '../gaokao/fillWindows';
import { defineTable, stamps } from '../table';
import { dayLength, formatTime } from '../time';

/** What an institution asks the platform to do (screens-business, G8 and G9). */
export interface WorkOrder {
  id: number;
  /** `GD`, the day and four digits. */
  orderNo: string;
  /** 1 客户订单退款 to 7 意见反馈. */
  type: number;
  urgent: number;
  storeId: number;
  submitBy: string;
  userId: number;
  /** Of type 1: the order that is to be refunded, how much, and how. */
  customerOrderNo: string;
  refundAmount: string;
  refundWay: string;
  reason: string;
  /** 0 待处理, 1 处理中, 2 已处理, 3 已驳回. */
  status: number;
  handlerId: number | null;
  deadline: string;
  result: string;
  finishTime: string;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** The work orders; refunds of customers' orders make those of type 1. */
export const workOrderTable = defineTable<WorkOrder>({
  name: 'management/workOrder',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    orderNo: z.string(),
    type: z.number(),
    urgent: z.number(),
    storeId: z.number(),
    submitBy: z.string(),
    userId: z.number(),
    customerOrderNo: z.string(),
    refundAmount: z.string(),
    refundWay: z.string(),
    reason: z.string(),
    status: z.number(),
    handlerId: z.number().nullable(),
    deadline: z.string(),
    result: z.string(),
    finishTime: z.string(),
    ...stamps,
  }),
  seed: ({ seedOf }) => seedOf(orderTable).filter(isRefund).map(refundOf),
});

const isRefund = ({ status }: OrderRow) => status === 5 || status === 6;

/** The work order of a refund that was asked for a day after the payment. */
function refundOf(order: OrderRow, index: number): WorkOrder {
  const { no, storeId, seller, userId, refundAmount, refundReason: reason } = order;
  const isDone = order.status === 6;
  const [createTime, deadline] = [1, 2].map((days) => daysAfter(order.payTime, days));
  const stamp = { createTime: createTime ?? '', createBy: seller };
  return {
    ...{ id: index + 1, orderNo: workOrderNumber(stamp.createTime, index + 1), type: 1, urgent: 0, storeId },
    ...{ submitBy: seller, userId, customerOrderNo: no, refundAmount, refundWay: '1', reason },
    ...{ status: isDone ? 2 : 0, handlerId: isDone ? 1 : null, deadline: deadline ?? '' },
    ...{ result: isDone ? '已原路退回' : '', finishTime: isDone ? (deadline ?? '') : '' },
    ...{ ...stamp, updateTime: isDone ? (deadline ?? '') : stamp.createTime, updateBy: seller },
  };
}

/** `GD202606200001`. */
export function workOrderNumber(createTime: string, id: number): string {
  return `GD${createTime.slice(0, 10).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
}

function daysAfter(time: string, days: number): string {
  return formatTime(momentOf(time) + days * dayLength);
}
