import { z } from 'zod';
import type { Order } from '@/resources/expert/order/order';
import { defineTable, type Stored, stamps } from '../table';
import { seedOrders } from './orderSeed';

type Shown = 'userName' | 'mobile' | 'provinceName' | 'expertName' | 'storeName' | 'workOrderNo';

/** An order as the server keeps it: names of other records are not kept. */
export interface OrderRow
  extends Omit<Stored<Order>, Shown | 'customer' | 'name' | 'provinceId' | 'subjects'> {
  expertId: number | null;
  /** The status before the refund was requested, restored when the refund is rejected. */
  formerStatus: number;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** Orders of customers (screen E10): 75 invented orders. */
export const orderTable = defineTable<OrderRow>({
  name: 'expert/order',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    no: z.string(),
    userId: z.number(),
    year: z.number(),
    product: z.number(),
    userType: z.number(),
    vipPayType: z.number(),
    cardNo: z.string(),
    expertId: z.number().nullable(),
    price: z.string(),
    discount: z.string(),
    amount: z.string(),
    payWay: z.string(),
    payTime: z.string(),
    payNo: z.string(),
    contract: z.string(),
    contractNo: z.string(),
    storeId: z.number(),
    seller: z.string(),
    status: z.number(),
    opened: z.number(),
    refundAmount: z.string(),
    refundReason: z.string(),
    cancelReason: z.string(),
    formerStatus: z.number(),
    remark: z.string(),
    ...stamps,
  }),
  seed: seedOrders,
});
