import { momentOf } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { isYes } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A note of one person for themselves, which may remind them (备忘录, screen H3). */
export interface Memo {
  id: RecordId;
  title: string;
  content: string;
  color: MemoColor;
  /** 1: before the others. */
  top: 0 | 1;
  /** `YYYY-MM-DD HH:mm:ss`; empty where nobody is to be reminded. */
  remindTime: string;
  /** Address of a page of the application, with its query; may be empty. */
  link: string;
  done: 0 | 1;
}

export const memoColors = [
  { value: 'yellow', label: '黄' },
  { value: 'blue', label: '蓝' },
  { value: 'green', label: '绿' },
  { value: 'pink', label: '粉' },
] as const;

export type MemoColor = (typeof memoColors)[number]['value'];

/** Whether the time to be reminded of something open is over, `now` in milliseconds. */
export function isOverdue(
  { done, remindTime }: { readonly done?: unknown; readonly remindTime?: unknown },
  now: number,
): boolean {
  return !isYes(done) && momentOf(remindTime) < now;
}

/** Why a new memo cannot remind at a time, which may be empty; `now` in milliseconds. */
export function remindProblem(remindTime: unknown, now: number): string | undefined {
  return momentOf(remindTime) <= now ? '提醒时间必须晚于现在' : undefined;
}

/** Whether a text is the address of a page of the application. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])\S*$/.test(address);
}

/** A page of the menu. */
export interface MenuPage {
  readonly path: string;
  readonly title: string;
}

/** The page of the menu at an address, which may have a query, or name a record below the page. */
export function pageAt(pages: readonly MenuPage[], address: string): MenuPage | undefined {
  const path = address.replace(/[?#].*$/, '');
  const above = pages.filter((page) => path === page.path || path.startsWith(`${page.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}

/** Rules of the texts of a memo, for its forms and its mock (decision 41). */
export const memoRules = {
  title: { label: '标题', required: true, maxLength: 30 },
  content: { label: '内容', maxLength: 1000 },
  link: {
    label: '关联页面',
    maxLength: 255,
    format: { test: isOwnAddress, message: '请选择页面，或输入以 / 开头的页面地址' },
  },
} as const satisfies Record<string, TextRule>;
