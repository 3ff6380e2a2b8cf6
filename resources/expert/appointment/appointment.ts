import type { AnyRecord } from '@/src/crud/resourceSpec';
import { addressRule, type TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** An appointment of an expert with a student (专家预约, screen E9). */
export interface Appointment extends AnyRecord {
  /** `YY`, the day and four digits, made by the server. */
  no: string;
  userId: RecordId;
  userName: string;
  /** Masked. */
  mobile: string;
  provinceId: number;
  provinceName: string;
  expertId: RecordId;
  expertName: string;
  way: number;
  /** `YYYY-MM-DD HH:mm:ss`, on the half hour. */
  start: string;
  minutes: number;
  place: string;
  link: string;
  /** Dictionary appoint_topic. */
  topic: string;
  orderId: RecordId | null;
  orderNo: string;
  status: number;
  /** HTML: what came out of it. */
  summary: string;
  /** Why it was cancelled. */
  reason: string;
  /** Dictionary lead_source. */
  source: string;
  remark: string;
  createTime: string;
}

/** A half hour of an expert's day, as `appointment/slots` answers it. */
export interface Slot {
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly start: string;
  readonly end: string;
  readonly free: 0 | 1;
}

/** How long an appointment may be. */
export const durations = [30, 60, 90, 120] as const;

/** Whether it may still be moved or changed: 待确认 and 已预约. */
export function isPending({ status }: { readonly status: unknown }): boolean {
  return Number(status) === 0 || Number(status) === 1;
}

/** Rules of the texts of an appointment, for its forms and its mock (decision 41). */
export const appointmentRules = {
  place: { label: '地点', maxLength: 100 },
  link: { label: '会议链接', ...addressRule },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
