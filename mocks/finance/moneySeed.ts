import { platformStoreId, type StoreRow } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { orderTable } from '../expert/orderTable';
import { momentOf } from '../gaokao/fillWindows';
import { cardRefundSeed } from '../management/workOrder/cardRefundSeed';
import { createRandom } from '../random';
import { ApiError } from '../responses';
import { personName } from '../seed/names';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { once, type SeedContext } from '../table';
import { dayLength, formatTime } from '../time';
import { type CardRelease, releaseRequests } from './cardReleases';
import { cardRefundEntries, rechargeEntries, refundEntries, releaseEntries, saleEntries } from './entries';
import { type OnlineSale, onlineSaleSeed } from './onlineSales';
import { type Entry, planPost, systemOperator, tradeNumber } from './plan';
import type { LedgerRow, MoneyAccountRow, WithdrawalRow } from './tables';
import { withdrawalSteps } from './withdrawalSeed';

/** The money tables as a mock server seeds them; the books agree (screens-business, 1.3). */
export interface MoneySeed {
  readonly accounts: readonly MoneyAccountRow[];
  readonly ledger: readonly LedgerRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  readonly releases: readonly CardRelease[];
  readonly onlineSales: readonly OnlineSale[];
}

/** An event at a moment, in milliseconds; it posts, and may cause later ones. */
export interface Step {
  readonly at: number;
  readonly run: (books: Books) => void;
}

/** The books while the past is replayed. */
export interface Books {
  readonly accounts: Map<number, MoneyAccountRow>;
  /** Posts as `post` does; false, and nothing done, where that refuses. */
  readonly post: (at: number, operator: string, entries: readonly Entry[]) => boolean;
  readonly later: (step: Step) => void;
}

/** The seed of a mock server: recharges, sales, refunds, releases and withdrawals replayed in their order. */
export const moneySeed = once(replay);

function replay(context: SeedContext): MoneySeed {
  const { now, seedOf } = context;
  const stores = seedOf(storeTable);
  const trading = stores.filter(({ id, status }) => id !== platformStoreId && status === 1);
  const ids = trading.map(({ id }) => id);
  const accounts = new Map(stores.map((store) => [store.id, openedAccount(store)]));
  const ledger: LedgerRow[] = [];
  const releases: CardRelease[] = [];
  const withdrawals: WithdrawalRow[] = [];
  const onlineSales = onlineSaleSeed(now, ids);
  const steps = [
    ...openings(stores, now),
    ...adjustments(now, ids),
    ...recharges(context),
    ...orders(context),
    ...onlineSales.map((sale) => saleStep(sale)),
    ...releaseRequests(now, ids).map((request) => releaseStep(request, releases)),
    ...withdrawalSteps(now, trading, withdrawals),
    ...cardRefunds(context),
  ];
  runAll(steps, createBooks(accounts, ledger));
  return { accounts: settled([...accounts.values()], now), ledger, withdrawals, releases, onlineSales };
}

function createBooks(accounts: Map<number, MoneyAccountRow>, ledger: LedgerRow[]): Omit<Books, 'later'> {
  const post = (at: number, operatorName: string, entries: readonly Entry[]) => {
    const plan = planned(accounts, entries);
    if (!plan) return false;
    for (const account of plan.accounts) accounts.set(account.id, account);
    const createTime = formatTime(at);
    for (const move of plan.moves) {
      const id = ledger.length + 1;
      ledger.push({ ...move, id, tradeNo: tradeNumber(createTime, id), operatorName, createTime });
    }
    return true;
  };
  return { accounts, post };
}

function planned(accounts: ReadonlyMap<number, MoneyAccountRow>, entries: readonly Entry[]) {
  try {
    return planPost((id) => accounts.get(id), entries);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Runs the steps in the order of their moments, with those that they bring about. */
function runAll(steps: readonly Step[], books: Omit<Books, 'later'>): void {
  const waiting = [...steps].sort(byMoment);
  const later = (step: Step) => {
    const place = waiting.findIndex(({ at }) => at > step.at);
    waiting.splice(place < 0 ? waiting.length : place, 0, step);
  };
  for (let step = waiting.shift(); step; step = waiting.shift()) step.run({ ...books, later });
}

const byMoment = (one: Step, other: Step) => one.at - other.at;

/** A new account; every seventh institution has credit. */
function openedAccount({ id, createTime, createBy }: StoreRow): MoneyAccountRow {
  return { ...emptyAccount(id, createTime, createBy), creditFen: id % 7 === 0 ? '200000' : '0' };
}

/** An account with nothing in it. */
export function emptyAccount(storeId: number, time: string, by: string): MoneyAccountRow {
  return {
    ...{ id: storeId, storeId, wallets: { 1: '0', 2: '0', 3: '0' }, creditFen: '0', warnFen: '0', status: 0 },
    ...{ reconcileResult: 0, reconcileTime: '', rev: 1 },
    ...{ createTime: time, createBy: by, updateTime: time, updateBy: by },
  };
}

/** Opening balances of the institutions; every ninth has none. */
function openings(stores: readonly StoreRow[], now: number): Step[] {
  const random = createRandom(7);
  return stores
    .filter(({ id }) => id !== platformStoreId && id % 9 !== 0)
    .map(({ id: storeId }) => {
      const at = now - 200 * dayLength;
      const fen = BigInt(10 + random.below(40)) * 10_000n;
      const about = { bizType: 7, bizNo: '', remark: '系统上线前的余额转入' } as const;
      const run = ({ post }: Books) => {
        post(at, systemOperator, [{ storeId, wallet: 1, direction: 1, fen, ...about }]);
      };
      return { at, run };
    });
}

/** Days before now of the corrections that were made by hand, each to another institution. */
const adjustedDays = [1, 44, 73, 101] as const;

function adjustments(now: number, ids: readonly number[]): Step[] {
  return adjustedDays.map((days, index) => {
    const at = now - days * dayLength;
    const about = { bizType: 7, bizNo: '', remark: '银行手续费多扣，核对账单后补记' } as const;
    const entry = { storeId: ids[index * 5] ?? 2, wallet: 1, direction: 1, fen: 1_250n, ...about } as const;
    return { at, run: ({ post }) => void post(at, personName(createRandom(days)), [entry]) };
  });
}

function recharges({ seedOf }: SeedContext): Step[] {
  return seedOf(rechargeTable)
    .filter(({ status }) => status === 1)
    .map((row) => {
      const at = momentOf(row.endTime);
      return { at, run: ({ post }) => void post(at, row.operator, rechargeEntries(row)) };
    });
}

/** Payments of customers, and their refunds two days later. */
function orders({ now, seedOf }: SeedContext): Step[] {
  return seedOf(orderTable)
    .filter(({ payTime }) => payTime !== '')
    .flatMap((order) => {
      const paid = momentOf(order.payTime);
      const refunded = Math.min(now, paid + 2 * dayLength);
      const sold = saleStep({ ...order });
      if (order.status !== 6) return [sold];
      const entries = refundEntries(order, order.refundAmount);
      return [sold, { at: refunded, run: ({ post }: Books) => void post(refunded, systemOperator, entries) }];
    });
}

function saleStep(sale: OnlineSale): Step {
  const at = momentOf(sale.payTime);
  return { at, run: ({ post }) => void post(at, systemOperator, saleEntries(sale, sale.amount)) };
}

/** Cards that were taken back by work orders. */
function cardRefunds(context: SeedContext): Step[] {
  return cardRefundSeed(context).map((refund) => {
    const run = ({ post }: Books) => void post(refund.done, '周予安', cardRefundEntries(refund));
    return { at: refund.done, run };
  });
}

/** The cards go out where the institution can pay for them. */
function releaseStep(
  { at, ...request }: ReturnType<typeof releaseRequests>[number],
  releases: CardRelease[],
): Step {
  const operator = personName(createRandom(at % 1000));
  const run = ({ post }: Books) => {
    const time = formatTime(at);
    const number = String(releases.length + 1).padStart(4, '0');
    const release = { ...request, time, releaseNo: `FK${time.slice(0, 10).replaceAll('-', '')}${number}` };
    if (post(at, operator, releaseEntries(release))) releases.push(release);
  };
  return { at, run };
}

const usualLine = 100_000n;
const lowAccounts = 3;
const frozenAccount = 20;

/**
 * Settings made by the staff: three accounts are under their limit, one is frozen; the newest was never checked.
 */
function settled(accounts: readonly MoneyAccountRow[], now: number): MoneyAccountRow[] {
  const prepaid = ({ wallets }: MoneyAccountRow) => BigInt(wallets[1]);
  const least = accounts
    .filter(({ id }) => id !== platformStoreId)
    .sort((one, other) => Number(prepaid(one) - prepaid(other)))
    .slice(0, lowAccounts)
    .map(({ id }) => id);
  const morning = `${formatTime(now - dayLength).slice(0, 10)} 08:30:00`;
  const checked = { reconcileResult: 1, reconcileTime: morning } as const;
  return accounts.map((account) => ({
    ...account,
    warnFen: String(least.includes(account.id) ? usualLine : lineBelow(prepaid(account))),
    status: account.id === frozenAccount ? 1 : 0,
    ...(account.id === accounts.length ? {} : checked),
  }));
}

/** A line that an account is not under. */
function lineBelow(fen: bigint): bigint {
  if (fen >= usualLine) return usualLine;
  return fen < 0n ? 0n : (fen / 10_000n) * 10_000n;
}
