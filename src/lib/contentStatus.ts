import { timeOr } from './dates';
import type { TextRule } from './fieldRule';

/** States of published content (content_status). */
export const contentStatuses = [
  { value: 0, label: '草稿', tone: 'info' },
  { value: 1, label: '已发布', tone: 'success' },
  { value: 2, label: '已下架', tone: 'danger' },
] as const;

export type ContentStatus = (typeof contentStatuses)[number]['value'];

/** Institutions that published content is for. */
export const audiences = [
  { value: 1, label: '全部机构', tone: 'primary' },
  { value: 2, label: '指定机构', tone: 'info' },
] as const;

/** Content that is written, published and taken back. Times are as the server writes them, empty where there is none. */
export interface Content {
  readonly status: unknown;
  readonly publishTime?: unknown;
  readonly expireTime?: unknown;
  /** The time it was handed in for review; empty or absent without a review. */
  readonly submitTime?: unknown;
}

/** Whether it was published; it may still wait for its time, or have expired. */
export function isPublished({ status }: Pick<Content, 'status'>): boolean {
  return String(status) === '1';
}

/** Whether it waits for a publisher (待审核). */
export function isInReview({ status, submitTime }: Content): boolean {
  return !isPublished({ status }) && timeOr(submitTime) !== '';
}

/**
 * The phase that a content's state does not tell: waiting for a review (待审核), for its time (待上线), or expired (已过期).
 * `now` is `YYYY-MM-DD HH:mm:ss`.
 */
export function contentPhase(content: Content, now: string): 'review' | 'upcoming' | 'expired' | undefined {
  if (!isPublished(content)) return isInReview(content) ? 'review' : undefined;
  if (timeOr(content.publishTime) > now) return 'upcoming';
  return isOver(timeOr(content.expireTime), now) ? 'expired' : undefined;
}

/** Whether its readers can see it now. */
export function isOnline(content: Content, now: string): boolean {
  return isPublished(content) && contentPhase(content, now) === undefined;
}

/** Whether an end, empty for none, is over; both are `YYYY-MM-DD HH:mm:ss`. */
export function isOver(end: string, now: string): boolean {
  return end !== '' && end <= now;
}

/** The refusal to publish content that nobody would read. */
export const overText = '该内容的结束时间已过，请修改后再发布';

/** The states that 发布 and 下架 lead to. */
export type ContentStep = 1 | 2;

/**
 * The reason why content cannot be published (1) or taken back (2), in the words of the refusal. Undefined where it
 * can. `isComplete` says whether all parts that a reader needs are there.
 */
export function stepProblem(
  content: Pick<Content, 'status'>,
  to: ContentStep,
  isComplete: boolean,
): string | undefined {
  if (to === 2) return isPublished(content) ? undefined : '该内容未发布';
  if (isPublished(content)) return '该内容已发布';
  return isComplete ? undefined : '请先完善必填内容';
}

/** Why content goes back to its writer, for the dialog and the mock (decision 41). */
export const sendBackReason = {
  label: '退回原因',
  required: true,
  minLength: 5,
  maxLength: 200,
} as const satisfies TextRule;

/** The refusal to hand content in for review (`submit`) or back to its writer (`sendBack`). Undefined where it can. */
export function reviewProblem(
  content: Content,
  step: 'submit' | 'sendBack',
  isComplete: boolean,
): string | undefined {
  if (isPublished(content)) return '该内容已发布';
  if (step === 'sendBack') return isInReview(content) ? undefined : '该内容未提交审核';
  if (isInReview(content)) return '该内容已提交审核';
  return isComplete ? undefined : '请先完善必填内容';
}

/** The members that a step changes: without a set time it is published at once. `now` as the times are written. */
export function afterStep<To extends ContentStep>(
  { publishTime }: { readonly publishTime: string },
  to: To,
  now: string,
): { status: To; publishTime: string } {
  return { status: to, publishTime: to === 1 ? publishTime || now : publishTime };
}

/** Counts of each state, of all, and in review, for the tabs 全部, 草稿, 已发布, 已下架, 待审核. */
export function countContent(rows: readonly Content[]): Record<string, number> {
  const count = (wanted: ContentStatus) =>
    rows.filter(({ status }) => String(status) === String(wanted)).length;
  const states = contentStatuses.map(({ value }) => [String(value), count(value)] as const);
  return { all: rows.length, ...Object.fromEntries(states), review: rows.filter(isInReview).length };
}
