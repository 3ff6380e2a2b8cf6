import { isLive } from '@/resources/finance/invoices/invoice';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import type { MockServer } from '../mockServer';
import { type RechargeRow, rechargeTable } from '../system/recharge/rechargeTable';
import { frozenStates, walletRecharge } from './entries';
import { type InvoiceRow, invoiceTable } from './invoice/invoiceTable';
import {
  type LedgerRow,
  ledgerTable,
  type MoneyAccountRow,
  moneyAccountTable,
  type WithdrawalRow,
  withdrawalTable,
} from './tables';

/**
 * Checks of the books: a text per fault, none where they are sound (screens-business, 1.3). Later invariants (M6 and
 * M7) are functions of the same shape beside their screens.
 */

/** A wallet of an institution, and where its book disagrees with it. */
export interface WalletCheck {
  readonly storeId: number;
  readonly wallet: 1 | 2 | 3;
  /** The computed balance in fen: income less expense. */
  readonly expected: bigint;
  /** The account's balance in fen. */
  readonly actual: bigint;
  /** The first row that does not begin where the one before ended, or whose own sum is wrong. */
  readonly firstBad: LedgerRow | undefined;
  /** The newest row of the wallet. */
  readonly last: LedgerRow | undefined;
}

/** M1 and M2 of every wallet: checked by `reconcile`, and valid after every call. */
export function checkWallets(
  accounts: readonly MoneyAccountRow[],
  ledger: readonly LedgerRow[],
): WalletCheck[] {
  const rows = new Map<string, LedgerRow[]>();
  for (const row of ledger) {
    const key = `${row.storeId}/${row.wallet}`;
    const own = rows.get(key);
    if (own) own.push(row);
    else rows.set(key, [row]);
  }
  return accounts.flatMap((account) =>
    ([1, 2, 3] as const).map((wallet) => {
      const own = rows.get(`${account.storeId}/${wallet}`) ?? [];
      return {
        ...{ storeId: account.storeId, wallet, actual: BigInt(account.wallets[wallet]) },
        ...{
          expected: sumFen(own.map(signedFen)),
          firstBad: own.find((row, at) => isBroken(row, own[at - 1])),
          last: own.at(-1),
        },
      };
    }),
  );
}

/** M1: a wallet's balance is income less expense. */
function brokenM1(checks: readonly WalletCheck[]): string[] {
  return checks
    .filter(({ expected, actual }) => expected !== actual)
    .map(({ expected, actual, ...of }) => `M1 ${nameOf(of)}: ${yuanOf(actual)} ≠ ${yuanOf(expected)}`);
}

/** M2: a row of a wallet begins where the one before it ended. */
function brokenM2(checks: readonly WalletCheck[]): string[] {
  return checks.flatMap(({ firstBad, ...of }) => (firstBad ? [`M2 ${nameOf(of)}: ${firstBad.tradeNo}`] : []));
}

/** M3: the frozen amount is the amount of pending withdrawals. */
function brokenM3(accounts: readonly MoneyAccountRow[], withdrawals: readonly WithdrawalRow[]): string[] {
  const open = withdrawals.filter(({ status }) => frozenStates.includes(status));
  return accounts.flatMap(({ storeId, wallets }) => {
    const sum = sumFen(
      open.filter((row) => row.storeId === storeId).map(({ amount }) => fenOf(amount) ?? 0n),
    );
    return BigInt(wallets[3]) === sum ? [] : [`M3 ${storeId}: ${wallets[3]} ≠ ${sum}`];
  });
}

/** M4: a confirmed recharge of the prepaid wallet is booked once, a gift as a gift; no other is booked. */
function brokenM4(recharges: readonly RechargeRow[], ledger: readonly LedgerRow[]): string[] {
  const booking = new Map<string, number[]>();
  for (const { bizNo, bizType } of ledger) booking.set(bizNo, [...(booking.get(bizNo) ?? []), bizType]);
  return recharges.flatMap(({ orderNo, rechargeType, payWay, status }) => {
    const booked = booking.get(orderNo) ?? [];
    const isDue = rechargeType === walletRecharge && status === 1;
    const due = isDue ? [payWay === 4 ? 13 : 1] : [];
    return booked.join() === due.join()
      ? []
      : [`M4 ${orderNo}: booked as ${booked.join()}, not ${due.join()}`];
  });
}

/** M5: a recharge is on one live invoice at most. */
function brokenM5(invoices: readonly InvoiceRow[]): string[] {
  const held = invoices.filter(isLive).flatMap(({ rechargeIds }) => rechargeIds);
  const twice = held.filter((id, at) => held.indexOf(id) !== at);
  return twice.map((id) => `M5 recharge ${id}: on more than one live invoice`);
}

/** Faults in the money of a mock server; none where it is sound. */
export async function brokenMoney({ table }: Pick<MockServer, 'table'>): Promise<string[]> {
  const [accounts, ledger] = [(await table(moneyAccountTable)).all(), (await table(ledgerTable)).all()];
  const withdrawals = (await table(withdrawalTable)).all();
  const checks = checkWallets(accounts, ledger);
  return [
    ...brokenM1(checks),
    ...brokenM2(checks),
    ...brokenM3(accounts, withdrawals),
    ...brokenM4((await table(rechargeTable)).all(), ledger),
    ...brokenM5((await table(invoiceTable)).all()),
  ];
}

/** The signed amount of a row, in fen. */
export function signedFen({ direction, fen }: Pick<LedgerRow, 'direction' | 'fen'>): bigint {
  return direction === 1 ? BigInt(fen) : -BigInt(fen);
}

/** M2 of one row: its own sum, and the row before it; the first one begins with nothing. */
export function isBroken(row: LedgerRow, before: LedgerRow | undefined): boolean {
  const sum = BigInt(row.beforeFen) + signedFen(row);
  return BigInt(row.afterFen) !== sum || BigInt(row.beforeFen) !== BigInt(before?.afterFen ?? 0);
}

function nameOf({ storeId, wallet }: Pick<WalletCheck, 'storeId' | 'wallet'>): string {
  return `${storeId}/${wallet}`;
}
