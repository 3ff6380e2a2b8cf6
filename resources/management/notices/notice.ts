import type { AnyRecord } from '@/src/crud/resourceSpec';
import type { audiences, ContentStatus } from '@/src/lib/contentStatus';
import { timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { isYes } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** Kinds of notice to institutions. */
export const noticeTypes = [
  { value: 1, label: '通知', tone: 'primary' },
  { value: 2, label: '公告', tone: 'success' },
  { value: 3, label: '停机维护', tone: 'warning' },
  { value: 4, label: '政策提醒', tone: 'warning' },
] as const;

/** Limits of a notice: pinned ones at once, and files of each. */
export const mostPinned = 3;
export const mostFiles = 5;

/** A notice of the platform to institutions (公告, screen G7). */
export interface Notice extends AnyRecord {
  title: string;
  type: (typeof noticeTypes)[number]['value'];
  audience: (typeof audiences)[number]['value'];
  /** Institutions that it is for; none where it is for all. */
  storeIds: RecordId[];
  storeNames: string;
  /** HTML. */
  content: string;
  files: string[];
  pinned: 0 | 1;
  needAck: 0 | 1;
  ackDeadline: string;
  publishTime: string;
  expireTime: string;
  status: ContentStatus;
  /** The time of submission for review; empty where no review is pending. */
  submitTime: string;
  isInReview: 0 | 1;
  /** `28/36`: institutions that have read it, of those that it is for. */
  readRate: string;
  /** The same for those that have confirmed it; empty where nobody must. */
  ackRate: string;
  /** For institutions: whether theirs has read it, and the time of its confirmation. */
  isRead: 0 | 1;
  ackTime: string;
  createBy: string;
  createTime: string;
}

/** Whether a confirmation came after its time; both as the server writes them. */
export function isLateAck({
  ackTime,
  ackDeadline,
}: {
  readonly ackTime: unknown;
  readonly ackDeadline: unknown;
}): boolean {
  const deadline = timeOr(ackDeadline);
  return deadline !== '' && timeOr(ackTime) > deadline;
}

/** Why a notice cannot end at its time: it is confirmed until its deadline. Times are as the server writes them. */
export function expiryProblem({
  needAck,
  ackDeadline,
  expireTime,
}: {
  readonly needAck: unknown;
  readonly ackDeadline: unknown;
  readonly expireTime: unknown;
}): string | undefined {
  const end = timeOr(expireTime);
  const isEarly = isYes(needAck) && end !== '' && end < timeOr(ackDeadline);
  return isEarly ? '失效时间不能早于回执截止' : undefined;
}

/** Rules of the texts of a notice, for its forms and its mock (decision 41). */
export const noticeRules = {
  title: { label: '标题', required: true, minLength: 4, maxLength: 60 },
} as const satisfies Record<string, TextRule>;
