import { z } from 'zod';
import { defineTable, stamps } from '../table';

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
});
