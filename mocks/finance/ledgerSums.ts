import type { StoreSummary } from '@/resources/finance/institutionDetails/ledger';
import { type BalanceType, internalTypes } from '@/resources/finance/money';
import { sumFen, yuanOf } from '@/src/lib/fen';
import type { StoreRow } from '../customer/storeRow';
import { signedFen } from './broken';
import type { LedgerRow } from './tables';

/** Days of a period, both included; open where absent. */
export interface Period {
  readonly createBegin?: string | null | undefined;
  readonly createEnd?: string | null | undefined;
}

const isBefore =
  ({ createBegin }: Period) =>
  (row: LedgerRow) =>
    Boolean(createBegin) && row.createTime < String(createBegin);

const isUntilEnd =
  ({ createEnd }: Period) =>
  (row: LedgerRow) =>
    !createEnd || row.createTime.slice(0, createEnd.length) <= createEnd;

const sum = (rows: readonly LedgerRow[]) => sumFen(rows.map(signedFen));

/**
 * Balances of some wallets before the first moment of a period and after its last, in yuan. The rows are all of
 * theirs.
 */
export function balances(rows: readonly LedgerRow[], period: Period): { opening: string; closing: string } {
  const [opening, closing] = [rows.filter(isBefore(period)), rows.filter(isUntilEnd(period))];
  return { opening: yuanOf(sum(opening)), closing: yuanOf(sum(closing)) };
}

/** Whether a movement is neither income nor expense of its institution, only of its wallet. */
export function isInternal({ bizType }: Pick<LedgerRow, 'bizType'>): boolean {
  return internalTypes.includes(bizType);
}

/** Income and expense of the rows, in yuan. */
export function flows(rows: readonly LedgerRow[]): { income: string; expense: string } {
  const of = (direction: number) =>
    sumFen(rows.filter((row) => row.direction === direction).map(({ fen }) => BigInt(fen)));
  return { income: yuanOf(of(1)), expense: yuanOf(of(2)) };
}

/**
 * Totals of a period by institution: opening balance, income and expense by kind, closing balance; internal movements
 * are left out.
 */
export function storeSums(
  rows: readonly LedgerRow[],
  stores: readonly Pick<StoreRow, 'id' | 'name'>[],
  period: Period,
): StoreSummary[] {
  const byStore = new Map<number, LedgerRow[]>();
  for (const row of rows) byStore.set(row.storeId, [...(byStore.get(row.storeId) ?? []), row]);
  return stores.flatMap(({ id, name }) => {
    const own = byStore.get(id);
    if (!own) return [];
    const within = own.filter((row) => !isBefore(period)(row) && isUntilEnd(period)(row));
    const net = (...kinds: BalanceType[]) => sum(within.filter(({ bizType }) => kinds.includes(bizType)));
    return {
      ...{ id, storeId: id, storeName: name, ...balances(own, period) },
      rechargeIn: yuanOf(net(1, 13)),
      cardOut: yuanOf(-net(2, 5, 11)),
      incomeIn: yuanOf(net(3, 4, 10)),
      withdrawOut: yuanOf(-net(6)),
      adjust: yuanOf(net(7, 12)),
    };
  });
}
