import type { AnyRecord } from '@/src/crud/resourceSpec';
import { momentOf } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import type { memoStatuses } from '@/src/lib/memoStatuses';
import { isYes } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

export const priorities = [
  { value: 1, label: '低', tone: 'info' },
  { value: 2, label: '中', tone: 'primary' },
  { value: 3, label: '高', tone: 'danger' },
] as const;

/** How long before its time a memo reminds; minutes, 0 for not at all. */
export const reminders = [
  { value: 0, label: '不提醒' },
  { value: 15, label: '提前 15 分钟' },
  { value: 60, label: '提前 1 小时' },
  { value: 1440, label: '提前 1 天' },
] as const;

/** Possible subjects of a memo, by the resource of the records. */
export const memoSubjects = [
  { value: 'management/client-data', label: '客户' },
  { value: 'expert/student', label: '学生' },
  { value: 'management/work-order-list', label: '工单' },
  { value: 'expert/order', label: '订单' },
] as const;

export const mostAssignees = 10;

export type MemoStatus = (typeof memoStatuses)[number]['value'];

/** A reply to a memo. */
export interface MemoReply {
  readonly by: string;
  readonly at: string;
  readonly content: string;
}

/** A shared memo of a team (共享备忘, screen G3). */
export interface TeamMemo extends AnyRecord {
  title: string;
  /** Markdown. */
  content: string;
  assigneeIds: RecordId[];
  assigneeNames: string;
  watcherIds: RecordId[];
  watcherNames: string;
  priority: (typeof priorities)[number]['value'];
  /** Empty where it has no time. */
  dueTime: string;
  remind: (typeof reminders)[number]['value'];
  /** Undefined where it is about nothing. */
  bizType?: (typeof memoSubjects)[number]['value'];
  bizId: RecordId | null;
  bizName: string;
  status: MemoStatus;
  replies: MemoReply[];
  pinned: 0 | 1;
  /** The author. */
  authorId: RecordId;
  /** Whether the person may take its steps, as author or assignee; not every server says it. */
  isMine?: 0 | 1;
  /** Whether the person may change and delete it: as author, or with the right to assign. */
  isEditable?: 0 | 1;
  rev: number;
  createBy: string;
  createTime: string;
}

/** Next states of each state, with the label of the button (screens-business, 5.2). */
export const memoSteps: Readonly<
  Record<MemoStatus, readonly { readonly to: MemoStatus; readonly label: string }[]>
> = {
  0: [
    { to: 1, label: '开始' },
    { to: 2, label: '完成' },
  ],
  1: [{ to: 2, label: '完成' }],
  2: [{ to: 0, label: '重新打开' }],
};

/** Whether one state may follow another. */
export function canStep(from: MemoStatus, to: MemoStatus): boolean {
  return memoSteps[from].some((step) => step.to === to);
}

/** Whether a record's flag holds; a server that does not send it refuses by itself. */
export function isNotNo(flag: unknown): boolean {
  return flag === undefined || isYes(flag);
}

/** Whether its time is over while it is open, `now` in milliseconds. */
export function isOverdue(
  { status, dueTime }: { readonly status: unknown; readonly dueTime: unknown },
  now: number,
): boolean {
  return String(status) !== '2' && momentOf(dueTime) < now;
}

/** Why a new memo cannot be due at a time, which may be empty; `now` in milliseconds. */
export function dueProblem(dueTime: unknown, now: number): string | undefined {
  return momentOf(dueTime) <= now ? '截止时间须晚于当前时间' : undefined;
}

/** Rules of the texts of a team memo, for its forms and its mock (decision 41). */
export const teamMemoRules = {
  title: { label: '标题', required: true, minLength: 2, maxLength: 50 },
  content: { label: '内容', maxLength: 2000 },
  reply: { label: '讨论', required: true, maxLength: 500 },
} as const satisfies Record<string, TextRule>;
