import type { MockServer } from '../mockServer';
import { found } from '../responses';
import { moneyAccountTable } from './tables';

/** Moves the prepaid balance of an institution by ¥0.01 behind the ledger's back, so that 对账 has something to find. */
export async function shiftBalance({ table }: Pick<MockServer, 'table'>, storeId: number): Promise<void> {
  const accounts = await table(moneyAccountTable);
  const account = found(accounts.get(storeId));
  const wallets = { ...account.wallets, 1: String(BigInt(account.wallets[1]) + 1n) };
  await accounts.put({ ...account, wallets });
}
