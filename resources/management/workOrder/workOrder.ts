import type { AnyRecord } from '@/src/crud/resourceSpec';
import { workOrderStatuses, workOrderTypes } from '@/src/gaokao/enumerations';
import { momentOf } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import type { Facts } from './facts';

/** 1 客户订单退款, 2 会员卡退款, 3 修改年份, 4 修改权限, 5 注销用户, 6 修改分数, 7 意见反馈. */
export type WorkOrderType = (typeof workOrderTypes)[number]['value'];

/** 0 待处理, 1 处理中, 2 已处理, 3 已驳回. */
export type WorkOrderStatus = (typeof workOrderStatuses)[number]['value'];

/** The request of a work order; members that its type does not have are empty. */
export interface Wish {
  readonly customerOrderNo: string;
  /** Yuan, two digits. */
  readonly refundAmount: string;
  /** Dictionary `refund_way`. */
  readonly refundWay: string;
  readonly cardNo: string;
  readonly newYear: number | null;
  readonly newUserType: number | null;
  readonly newProvinceIds: readonly number[];
  /** `YYYY-MM-DD`; empty where the end is to stay as it is. */
  readonly newExpireTime: string;
  /** 1 once the user was told that the data will go. */
  readonly confirmed: 0 | 1;
  readonly newScore: number | null;
  readonly newRank: number | null;
  /** Empty where the subjects stay as they are. */
  readonly newSubjects: readonly string[];
  /** Dictionary `feedback_module`. */
  readonly module: string;
  readonly title: string;
}

/** A work order for the platform (服务中心 and 工单列表, screens G8 and G9). Times are `YYYY-MM-DD HH:mm:ss`. */
export interface WorkOrder extends AnyRecord, Wish {
  /** `GD`, the day and four digits. */
  readonly orderNo: string;
  readonly type: WorkOrderType;
  readonly urgent: 0 | 1;
  readonly urgentReason: string;
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly submitBy: string;
  readonly userId: RecordId | null;
  readonly userName: string;
  readonly userMobile: string;
  readonly reason: string;
  readonly images: string[];
  readonly contact: string;
  readonly contactMobile: string;
  /** A short summary: 2026 → 2027. */
  readonly summary: string;
  readonly status: WorkOrderStatus;
  readonly handlerId: RecordId | null;
  readonly handlerName: string;
  readonly deadline: string;
  readonly result: string;
  /** One to five; 0 while nobody has rated it. */
  readonly stars: number;
  readonly rateText: string;
  /** How often it was handed in again. */
  readonly resubmits: number;
  /** How things stood when it was handed in, or stand now while it is open. */
  readonly facts: Facts;
  readonly createTime: string;
  readonly finishTime: string;
  readonly updateBy: string;
  readonly updateTime: string;
  readonly rev: number;
}

/** Types whose processing moves money or ends an account: the desk says its password. */
export const passwordTypes: readonly number[] = [1, 2, 5];

/** Types that may be finished many at once. */
export const batchTypes: readonly number[] = [3, 6];

/** Types that finance staff see. */
export const financeTypes: readonly number[] = [1, 2];

/** The type of a work order, whatever the server writes numbers as. */
export function typeOf({ type }: { readonly type: unknown }): WorkOrderType {
  return workOrderTypes.find(({ value }) => value === numberOr(type))?.value ?? 7;
}

/** The name of a type. */
export function typeName(order: { readonly type: unknown }): string {
  const type = typeOf(order);
  return workOrderTypes.find(({ value }) => value === type)?.label ?? '';
}

/** The state of a work order, whatever the server writes numbers as. */
export function statusOf({ status }: { readonly status: unknown }): WorkOrderStatus {
  return workOrderStatuses.find(({ value }) => value === numberOr(status))?.value ?? 0;
}

const hour = 3_600_000;
const beijing = 8 * hour;

/**
 * The deadline of a work order submitted at a moment, both in milliseconds. It is 24 hours, or 4 where it is urgent;
 * from 20 June to 31 July 4 hours, or 1.
 */
export function deadlineAfter(moment: number, urgent: number): number {
  const day = new Date(moment + beijing).toISOString().slice(5, 10);
  const isSeason = day >= '06-20' && day <= '07-31';
  const [usual, short] = isSeason ? [4, 1] : [24, 4];
  return moment + (urgent === 1 ? short : usual) * hour;
}

/** How much time is left to an open work order. */
interface TimeLeft {
  readonly text: string;
  readonly tone: 'late' | 'soon' | 'fine';
}

/** The text of a deadline at a moment, in milliseconds: red once it is over, orange in its last hour. */
export function timeLeft(deadline: unknown, now: number): TimeLeft | undefined {
  const end = momentOf(deadline);
  if (Number.isNaN(end)) return undefined;
  const left = end - now;
  if (left < 0) return { text: `已超时 ${spent(-left)}`, tone: 'late' };
  return { text: `剩余 ${spent(left)}`, tone: left < hour ? 'soon' : 'fine' };
}

function spent(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / 60_000))} 分钟`;
  return `${Math.floor(milliseconds / hour)} 小时`;
}

/** Rules of the texts of a work order, for its forms and its mock (decision 41). */
export const workOrderRules = {
  remark: { label: '备注', maxLength: 200 },
  rating: { label: '评价', maxLength: 200 },
  reply: { label: '回复内容', required: true, maxLength: 500 },
  result: { label: '处理结果', required: true, minLength: 2, maxLength: 500 },
  rejection: { label: '驳回原因', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Record<string, TextRule>;
