import type { Student } from '@/src/gaokao/student';
import { momentOf } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A student in the queue of the experts (screen E1). */
export interface Filling extends Student {
  /** Rows of the main table, and how many there may be. */
  readonly progress: { readonly filled: number; readonly limit: number };
  readonly errors: number;
  readonly warns: number;
  /** The main table; none yet where null. */
  readonly tableId: RecordId | null;
  /** End of filling in, `YYYY-MM-DD HH:mm:ss` in Beijing; empty where nobody knows it. */
  readonly fillEnd: string;
  /** The time of the main table's last save; empty where there is none. */
  readonly savedAt: string;
  /** The same customer at another institution, by mobile or candidate's number; 0 where there is none. */
  readonly twin?: RecordId | 0;
}

/** Rules of the texts that a step of the filling asks for, for its dialogs and its mock (decision 41). */
export const fillingRules = {
  reason: { label: '原因', maxLength: 200 },
} as const satisfies Record<string, TextRule>;

/** Address of the workbench of a student (E3). */
export function workbenchPath(userId: RecordId): string {
  return `/expert/filling/workbench?userId=${encodeURIComponent(userId)}`;
}

/** How a student's filling gets from one state to another (E1, table of states). */
export const stateWays = {
  submit: { from: [2], to: 3 },
  takeBack: { from: [3], to: 2 },
  refill: { from: [4, 5], to: 2 },
  close: { from: [0, 1, 2, 3], to: 9 },
} as const satisfies Record<string, { readonly from: readonly number[]; readonly to: number }>;

/** Whether the student may go this way. */
export function canGo(way: keyof typeof stateWays, { fillStatus }: Pick<Filling, 'fillStatus'>): boolean {
  const { from }: { readonly from: readonly number[] } = stateWays[way];
  return from.includes(Number(fillStatus));
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time left until a moment in Beijing time. */
export interface TimeLeft {
  readonly text: string;
  readonly tone: 'urgent' | 'calm' | 'over';
}

/** 剩 1 天 4 小时; urgent below 24 hours. Undefined where there is no such time, however the server spells it. */
export function timeLeft(end: unknown, now: number): TimeLeft | undefined {
  const moment = momentOf(end);
  if (Number.isNaN(moment)) return undefined;
  const left = moment - now;
  if (left <= 0) return { text: '已截止', tone: 'over' };
  const [days, hours, minutes] = [left / day, (left % day) / hour, (left % hour) / minute].map(Math.floor);
  const text = days
    ? `剩 ${days} 天 ${hours} 小时`
    : hours
      ? `剩 ${hours} 小时 ${minutes} 分`
      : `剩 ${minutes} 分钟`;
  return { text, tone: left < day ? 'urgent' : 'calm' };
}

/** A subject in one character: 物, 化, 政. */
export function shortSubject(subject: string): string {
  return subject === '文科' || subject === '理科' ? subject : subject.replace(/^思想/, '').slice(0, 1);
}
