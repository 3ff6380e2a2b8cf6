import { z } from 'zod';
import type { WorkOrder } from '@/resources/management/workOrder/workOrder';
import { defineTable, type Stored, stamps } from '../../table';
import { seedReplies, seedWorkOrders } from './workOrderSeed';

type Shown = 'storeName' | 'summary' | 'handlerName';

/** A stored work order: names of other records are left out, except that of its user, who may be deleted. */
export interface WorkOrderRow extends Stored<Omit<WorkOrder, Shown>> {
  /** Account of whoever handed it in; 0 where that is not known any more. */
  readonly submitterId: number;
  readonly rateTime: string;
  readonly createBy: string;
}

const text = z.string();
const count = z.number();
const flag = z.literal([0, 1]);
const ids = z.array(z.number());

const factsSchema = z
  .object({
    ...{ paid: text, payTime: text, services: text, cardNo: text, cardType: count, bindTime: text },
    ...{ unitPrice: text, schemes: count, year: count, yearChanges: count, userType: count },
    ...{ vipPayType: count, vipExpire: text, provinceId: count, provinceIds: ids, provinceNames: text },
    ...{ trialUsed: count, openOrders: count, score: count, rank: count, subjects: z.array(text) },
    ...{ fullMark: count, scoreChanges: count, subjectType: z.literal([1, 2, 3]) },
  })
  .partial();

/** 150 work orders of all types in all states (screens G8 and G9); refunds of orders match E10. */
export const workOrderTable = defineTable<WorkOrderRow>({
  name: 'management/workOrder',
  idField: 'id',
  schema: z.object({
    ...{ id: count, orderNo: text, type: z.literal([1, 2, 3, 4, 5, 6, 7]), urgent: flag },
    ...{ urgentReason: text, storeId: count, submitBy: text, submitterId: count },
    ...{ userId: count.nullable(), userName: text, userMobile: text, reason: text, images: z.array(text) },
    ...{ contact: text, contactMobile: text, customerOrderNo: text, refundAmount: text, refundWay: text },
    ...{ cardNo: text, newYear: count.nullable(), newUserType: count.nullable(), newProvinceIds: ids },
    ...{ newExpireTime: text, confirmed: flag, newScore: count.nullable(), newRank: count.nullable() },
    ...{ newSubjects: z.array(text), module: text, title: text, facts: factsSchema },
    ...{ status: z.literal([0, 1, 2, 3]), handlerId: count.nullable(), deadline: text, result: text },
    ...{ stars: count, rateText: text, rateTime: text, resubmits: count, finishTime: text, rev: count },
    ...stamps,
  }),
  seed: seedWorkOrders,
});

/** A reply to a work order. */
export interface ReplyRow {
  readonly id: number;
  readonly workOrderId: number;
  readonly content: string;
  readonly images: string[];
  /** 1 where the desk alone reads it. */
  readonly internal: 0 | 1;
  readonly authorId: number;
  readonly author: string;
  readonly createTime: string;
}

/** The talks about work orders. */
export const replyTable = defineTable<ReplyRow>({
  name: 'management/workOrderReply',
  idField: 'id',
  schema: z.object({
    ...{ id: count, workOrderId: count, content: text, images: z.array(text), internal: flag },
    ...{ authorId: count, author: text, createTime: text },
  }),
  seed: ({ seedOf }) => seedReplies(seedOf(workOrderTable)),
});
