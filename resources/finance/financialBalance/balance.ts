import type { AnyRecord } from '@/src/crud/resourceSpec';
import { fenOf } from '@/src/lib/fen';
import type { TextRule } from '@/src/lib/fieldRule';
import { type RecordId, sameId } from '@/src/lib/recordId';
import type { accountStatuses, reconcileResults, Wallet } from '../money';

/**
 * The balance of an institution (财务余额, screen F5). Amounts are yuan, two decimals; a debt begins with a minus.
 */
export interface Balance extends AnyRecord {
  storeId: RecordId;
  storeName: string;
  rechargeBalance: string;
  incomeBalance: string;
  frozenAmount: string;
  total: string;
  /** The sum of the recharges that nobody has confirmed yet. */
  pendingRecharge: string;
  creditLimit: string;
  warnLine: string;
  /** Whether the prepaid wallet is under its line. */
  low: 0 | 1;
  /** Days that the prepaid wallet lasts at the pace of 14 days; null where nothing is spent. */
  daysLeft: number | null;
  /** The amount that would last 14 days more; `0.00` where the balance suffices. */
  proposed: string;
  status: (typeof accountStatuses)[number]['value'];
  reconcileResult: (typeof reconcileResults)[number]['value'];
  reconcileTime: string;
  rev: number;
  createTime: string;
  updateTime: string;
}

/** The result of checking the books of one wallet. */
export interface Reconciled {
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly wallet: Wallet;
  readonly ok: 0 | 1;
  /** The computed balance (income less expense), and that of the account; in yuan. */
  readonly expected: string;
  readonly actual: string;
  /** The first row where the chain breaks; null where it is whole. */
  readonly firstBad: { readonly id: RecordId; readonly tradeNo: string; readonly createTime: string } | null;
}

/** Institution of the platform itself, whose account is never frozen. */
const platform = 1;

/** Whether an account pays nothing for now. */
export function isFrozen({ status }: { readonly status: unknown }): boolean {
  return Number(status) === 1;
}

/** Whether an account may be frozen. */
export function canFreeze(row: Pick<Balance, 'storeId' | 'status'>): boolean {
  return !isFrozen(row) && !sameId(row.storeId, platform);
}

/** The maximum of a manual adjustment, in fen. */
const mostAdjusted = 500_000n;

/** The maximum credit, in fen. */
const mostCredit = 10_000_000n;

/** Bounds of a recharge, in fen. */
const recharges = { least: 10_000n, most: 100_000_000n };

/** Refuses a correction that is too much; undefined where it may be. */
export function adjustmentProblem(amount: unknown): string | undefined {
  return (fenOf(amount) ?? 0n) > mostAdjusted ? '单笔调账不超过 5000 元' : undefined;
}

/** Refuses credit that cannot be given; undefined where it can. */
export function creditProblem(amount: unknown): string | undefined {
  const fen = fenOf(amount);
  return fen === undefined || fen > mostCredit ? '授信额度须在 0 至 100000 元之间' : undefined;
}

/** Refuses an amount that is no recharge; undefined where it is one, or no amount at all. */
export function rechargeProblem(amount: unknown): string | undefined {
  const fen = fenOf(amount);
  if (fen === undefined) return undefined;
  return fen < recharges.least || fen > recharges.most ? '充值金额须在 100 至 1000000 元之间' : undefined;
}

/** Rules of the texts of a balance's steps, for their forms and their mocks (decision 41). */
export const balanceRules = {
  adjustment: { label: '调账原因', required: true, minLength: 10, maxLength: 200 },
  freezing: { label: '原因', required: true, minLength: 5, maxLength: 200 },
  recharge: { label: '备注', maxLength: 100 },
} as const satisfies Record<string, TextRule>;
