import { z } from 'zod';
import { monthAfter } from '@/resources/finance/cashbook/cashbook';
import { workingDays } from '@/resources/finance/withdrawals/withdrawal';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { storeTable } from '../../customer/storeTable';
import { filterRows, type ListRules } from '../../list';
import type { MockServer } from '../../mockServer';
import { read, type SignedInRequest } from '../../route';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { formatTime } from '../../time';
import { amountRange } from '../amountRange';
import { invoiceTable } from '../invoice/invoiceTable';
import { signedAmount } from '../signedAmount';
import { moneyAccountTable, withdrawalTable } from '../tables';
import { type CashRow, closedMonthTable } from './cashTable';
import { cashRows } from './systemRows';

/** How the cash book answers filters; the newest first. */
export const cashRules: ListRules = {
  contains: ['no', 'bizNo', 'serialNo'],
  matches: amountRange,
  sortsAs: { amount: signedAmount },
  order: [
    { field: 'payTime', descending: true },
    { field: 'id', descending: true },
  ],
};

/** Income, expense and what is left, in yuan. */
export function sumOf(rows: readonly Pick<CashRow, 'direction' | 'amount'>[]) {
  const of = (direction: number) =>
    sumFen(rows.filter((row) => row.direction === direction).map(({ amount }) => fenOf(amount) ?? 0n));
  const [income, expense] = [of(1), of(2)];
  return { income: yuanOf(income), expense: yuanOf(expense), net: yuanOf(income - expense) };
}

const overviewInput = z.looseObject({ months: z.coerce.number().int().min(1).max(24).default(12) });

/** The overview of the cash book; `sum` covers the entries that match the filters. */
export async function overview({ mockServer, body }: SignedInRequest) {
  const { months, ...filters } = read(body, overviewInput);
  const rows = await cashRows(mockServer);
  const now = formatTime(mockServer.now());
  const month = now.slice(0, 7);
  const within = (from: string) => rows.filter(({ payTime }) => payTime.startsWith(from));
  const present = sumOf(within(month));
  const waiting = await waitingOf(mockServer, now);
  const count = (kind: Waiting['kind']) => waiting.filter((one) => one.kind === kind).length;
  return {
    ...{
      todayIn: sumOf(within(now.slice(0, 10))).income,
      monthIn: present.income,
      monthOut: present.expense,
    },
    ...{ rechargePending: count('recharge'), invoicePending: count('invoice') },
    ...{ withdrawPending: count('withdrawal'), lowBalanceStores: await lowStores(mockServer) },
    trend: Array.from({ length: months }, (_, index) => {
      const of = monthAfter(month, index + 1 - months);
      const { income, expense } = sumOf(within(of));
      return { month: of, income, expense };
    }),
    byCategory: byCategory(within(month)),
    waiting: waiting.filter(({ days }) => days > 1).sort((one, other) => (one.time < other.time ? -1 : 1)),
    closedUntil: await closedUntil(mockServer),
    sum: sumOf(filterRows(rows, filters, cashRules)),
  };
}

function byCategory(rows: readonly CashRow[]): { category: string; amount: string }[] {
  const sums = new Map<string, bigint>();
  for (const { category, amount } of rows)
    sums.set(category, (sums.get(category) ?? 0n) + (fenOf(amount) ?? 0n));
  return [...sums].sort().map(([category, fen]) => ({ category, amount: yuanOf(fen) }));
}

async function lowStores({ table }: MockServer): Promise<number> {
  const stores = await table(storeTable);
  return (await table(moneyAccountTable)).all().filter(({ storeId, wallets, warnFen }) => {
    return stores.get(storeId)?.deleteTime === '' && BigInt(wallets[1]) < BigInt(warnFen);
  }).length;
}

/** A pending task of the finance staff. */
interface Waiting {
  readonly kind: 'recharge' | 'invoice' | 'withdrawal';
  readonly no: string;
  readonly storeName: string;
  readonly amount: string;
  readonly time: string;
  /** Working days since then. */
  readonly days: number;
}

async function waitingOf({ table }: MockServer, now: string): Promise<Waiting[]> {
  const stores = await table(storeTable);
  const one = (
    kind: Waiting['kind'],
    no: string,
    row: { storeId: number; amount: string; createTime: string },
  ) => ({
    ...{ kind, no, storeName: stores.get(row.storeId)?.name ?? '', amount: row.amount, time: row.createTime },
    days: workingDays(row.createTime, now),
  });
  const open = <Row extends { status: number }>(rows: readonly Row[]) =>
    rows.filter(({ status }) => status === 0);
  return [
    ...open((await table(rechargeTable)).all()).map((row) => one('recharge', row.orderNo, row)),
    ...open((await table(invoiceTable)).all()).map((row) => one('invoice', row.applyNo, row)),
    ...open((await table(withdrawalTable)).all()).map((row) => one('withdrawal', row.withdrawNo, row)),
  ];
}

/** The latest month that is closed, `YYYY-MM`; the first one that can be is the month after it. Empty where none is. */
export async function closedUntil({ table }: Pick<MockServer, 'table'>): Promise<string> {
  const months = (await table(closedMonthTable)).all().map(({ month }) => month);
  return months.sort().at(-1) ?? '';
}
