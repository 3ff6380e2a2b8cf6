import { sumFen, yuanOf } from '@/src/lib/fen';
import type { MockServer } from '../mockServer';
import { formatTime } from '../time';
import { emptyAccount } from './moneySeed';
import { type MoneyAccountRow, moneyAccountTable } from './tables';

/** The total of an institution's wallets, in fen. */
function totalOf({ wallets }: Pick<MoneyAccountRow, 'wallets'>): bigint {
  return sumFen(Object.values(wallets).map(BigInt));
}

/** Looks up the total of each institution's wallets: 账户余额 of the institution list, in yuan. */
export async function totals({ table }: Pick<MockServer, 'table'>): Promise<(storeId: number) => string> {
  const accounts = await table(moneyAccountTable);
  return (storeId) => {
    const account = accounts.get(storeId);
    return yuanOf(account ? totalOf(account) : 0n);
  };
}

/** Whether an institution has money, or owes some. */
export async function hasMoney({ table }: MockServer, storeId: number): Promise<boolean> {
  const account = (await table(moneyAccountTable)).get(storeId);
  return account !== undefined && Object.values(account.wallets).some((fen) => fen !== '0');
}

/** The account of a new institution: empty, without credit. */
export async function openAccount({ table, now }: MockServer, storeId: number, by: string): Promise<void> {
  await (await table(moneyAccountTable)).put(emptyAccount(storeId, formatTime(now()), by));
}
