import type { AnyRecord } from '@/src/crud/resourceSpec';
import { formatTime, timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';
import type { BalanceType, Direction, Wallet } from '../money';

/** One movement of money of an institution (机构明细, screen F1). */
export interface LedgerEntry extends AnyRecord {
  /** `L`, the day and six digits. */
  tradeNo: string;
  storeId: RecordId;
  storeName: string;
  wallet: Wallet;
  direction: Direction;
  bizType: BalanceType;
  /** Yuan, two decimals, without a sign. */
  amount: string;
  /** The wallet's balance before; a debt begins with a minus. */
  balanceBefore: string;
  balanceAfter: string;
  /** Number of what it is about; empty where there is nothing. */
  bizNo: string;
  /** The row that this one takes back, and the one that takes this one back; null where there is none. */
  reverseOf: RecordId | null;
  reversedBy: RecordId | null;
  /** Trade number of whichever of the two there is. */
  reverseNo: string;
  operatorName: string;
  remark: string;
  /** Addresses of pictures. */
  vouchers: string[];
  createTime: string;
  /** For a single record: the wallet's rows around it, itself included. */
  chain?: readonly LedgerEntry[];
  /** For a single record: whether each row begins where the one before ended. */
  sound?: 0 | 1;
}

/** Totals of a period of one institution, in yuan (按机构). */
export interface StoreSummary {
  readonly id: RecordId;
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly opening: string;
  readonly rechargeIn: string;
  readonly cardOut: string;
  readonly incomeIn: string;
  readonly withdrawOut: string;
  readonly adjust: string;
  readonly closing: string;
}

/** Filters by name, as in the address. */
type Filters = Readonly<Record<string, string>>;

const totalled = ['storeId', 'createTime'];

/** The filters that totals by institution follow: the institution and the time. */
export function filtersOfTotals(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => totalled.includes(name)));
}

/** The same filters, where the ones that totals by institution do not follow are empty. */
export function onlyTotalled(filters: Filters): Filters {
  return {
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, ''])),
    ...filtersOfTotals(filters),
  };
}

/** Whether filters are set that totals by institution do not follow. */
export function narrowsMore(filters: Filters): boolean {
  return narrowsBeyond(totalled, filters);
}

/** Whether filters are set that a balance does not follow: it is of an institution, a wallet and a time. */
export function narrowsFlows(filters: Filters): boolean {
  return narrowsBeyond([...totalled, 'wallet'], filters);
}

function narrowsBeyond(names: readonly string[], filters: Filters): boolean {
  return Object.entries(filters).some(([name, text]) => text !== '' && !names.includes(name));
}

/** Days after which a movement can no longer be taken back. */
export const reversibleDays = 30;

/** The maximum number of days in a period. */
export const longestPeriod = 366;

/** Business type of a correction by hand: the only one that can be reversed. */
export const manualAdjustment = 7;

/** Whether a movement can still be taken back; `now` in milliseconds. */
export function canReverse(
  {
    bizType,
    reversedBy,
    createTime,
  }: Pick<LedgerEntry, 'reversedBy'> & { bizType: unknown; createTime: unknown },
  now: number,
): boolean {
  const since = formatTime(now - reversibleDays * 86_400_000);
  return Number(bizType) === manualAdjustment && reversedBy == null && timeOr(createTime) >= since;
}

/** The page of a movement, by its number. */
export function entryPath(tradeNo: string): string {
  return `/finance/institution-details?tradeNo=${tradeNo}&createTime=`;
}

/** A page about what a movement is about, and the permission that it needs. */
interface Source {
  readonly path: string;
  readonly permission: string;
}

/**
 * The page of a movement's subject, if any: a recharge, order, release of cards, work order, withdrawal, or
 * reversed movement.
 */
export function sourceOf(bizType: unknown, bizNo: string): Source | undefined {
  // a card is refunded by its release, or by the work order of a user
  const of = bizNo.startsWith('GD') ? workOrder : sources[Number(bizType)];
  // cards that were sold on line have no page
  return of && !bizNo.startsWith('XS') ? { path: of.path(bizNo), permission: of.permission } : undefined;
}

const recharge = {
  path: (no: string) => `/system/recharge?orderNo=${no}`,
  permission: 'system:recharge:list',
};
const order = { path: (no: string) => `/expert/order?keyword=${no}`, permission: 'expert:order:list' };
const withdrawal = {
  path: (no: string) => `/finance/withdrawals?withdrawNo=${no}`,
  permission: 'finance:withdrawals:list',
};
const workOrder = {
  path: (no: string) => `/management/work-order-list?keyword=${no}`,
  permission: 'management:work-order-list:list',
};
const reversed = { path: entryPath, permission: 'finance:institution-details:list' };
const release = {
  path: (no: string) => `/management/card-release?releaseNos=${no}`,
  permission: 'management:card-release:list',
};

const sources: Readonly<Record<number, { path: (no: string) => string; permission: string }>> = {
  ...{ 1: recharge, 13: recharge, 3: order, 4: order, 10: order },
  ...{ 6: withdrawal, 8: withdrawal, 9: withdrawal },
  12: reversed,
  ...{ 2: release, 5: release },
};

/** Rules of the texts of an entry, for its forms and its mock (decision 41). */
export const entryRules = {
  reverseRemark: { label: '冲正原因', required: true, minLength: 10, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
