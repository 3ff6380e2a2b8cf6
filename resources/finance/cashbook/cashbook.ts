import type { AnyRecord } from '@/src/crud/resourceSpec';
import { cutText } from '@/src/lib/cutText';
import { momentOf } from '@/src/lib/dates';
import { fenOf } from '@/src/lib/fen';
import type { RecordId } from '@/src/lib/recordId';
import type { Direction } from '../money';

/** Sources of an entry of the cash book. */
export const cashSources = [
  { value: 1, label: '系统', tone: 'info' },
  { value: 2, label: '手工', tone: 'primary' },
] as const;

/** How cash came or went: through a bank or one of two services. */
export const cashWays = [
  { value: 1, label: '对公转账', tone: 'primary' },
  { value: 2, label: '微信', tone: 'success' },
  { value: 3, label: '支付宝', tone: 'info' },
] as const;

/** An actual receipt or payment of the platform (收支管理, screen F3). */
export interface CashEntry extends AnyRecord {
  /** `SZ`, the day and four digits. */
  no: string;
  direction: Direction;
  /** Key of the dictionary `cash_category`: those of income begin with 1, those of expense with 2. */
  category: string;
  /** Yuan, two decimals, without a sign. */
  amount: string;
  /** Null where it concerns no institution. */
  storeId: RecordId | null;
  storeName: string;
  /** Number of the recharge, order or withdrawal; empty where there is none. */
  bizNo: string;
  /** Null of an order that was paid in cash or by card: the cash book has no such way. */
  payWay: (typeof cashWays)[number]['value'] | null;
  serialNo: string;
  payTime: string;
  source: (typeof cashSources)[number]['value'];
  /** 1 where it can no longer be changed: the system's own, and those of a closed month. */
  locked: 0 | 1;
  /** Addresses of pictures. */
  vouchers: string[];
  remark: string;
  rev: number;
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
}

/** Whether a category belongs to a direction. */
export function fitsDirection(category: unknown, direction: unknown): boolean {
  return String(category).startsWith(String(direction));
}

/** Why a category cannot be of a direction. */
export function categoryProblem(category: unknown, direction: unknown): string | undefined {
  return fitsDirection(category, direction) ? undefined : '类别与收支方向不符';
}

/** The amount from which a voucher is required, in fen. */
const voucherFrom = 100_000n;

/** Whether an amount needs a voucher. */
export function needsVoucher(amount: unknown): boolean {
  return (fenOf(amount) ?? 0n) >= voucherFrom;
}

/** Why money cannot have moved at a time, `now` in milliseconds. */
export function payTimeProblem(time: string, now: number): string | undefined {
  return momentOf(time) > now ? '收付时间不能晚于当前时间' : undefined;
}

/** `2026-05` and how many months later: `2026-06`; earlier ones with a minus. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** A line of a bank's statement. */
export interface StatementRow {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The payer or the payee. */
  readonly payer: string;
  /** Yuan, without a sign. */
  readonly amount: string;
  readonly direction: Direction;
  readonly serialNo: string;
}

/** The key of a statement's line: its serial number, else its other members, the amount with its sign. */
export function lineKey({ serialNo, date, payer, amount, direction }: StatementRow): string {
  return serialNo || [date, cutText(payer, 60), direction === 1 ? amount : `-${amount}`].join(' ');
}

const matchedBy = '流水匹配：';

/** The remark of a recharge confirmed by a statement's line: the line is not matched again later. */
export function matchRemark(line: StatementRow): string {
  return matchedBy + lineKey(line);
}

/** The line that confirmed a recharge, by its remark; undefined where it was none. */
export function confirmingLine(remark: string): string | undefined {
  return remark.startsWith(matchedBy) ? remark.slice(matchedBy.length) : undefined;
}

/** The server's match of a statement's line. */
export interface StatementMatch {
  /** Place of the line, from 0. */
  readonly row: number;
  readonly kind: 'recharge' | 'withdrawal' | 'none';
  /** The id of the recharge or withdrawal; null where there is none. */
  readonly id: RecordId | null;
  /** The score, from 0 to 1. */
  readonly score: number;
  readonly reason: string;
}

/** Score from which on a match is sure. */
export const sureScore = 0.9;
