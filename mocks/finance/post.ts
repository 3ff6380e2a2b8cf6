import type { MockServer } from '../mockServer';
import { formatTime } from '../time';
import { type Entry, planPost, systemOperator, tradeNumber } from './plan';
import { type LedgerRow, ledgerTable, moneyAccountTable } from './tables';

/** The author of a posting: a request, or the server by itself. */
export interface Poster {
  readonly mockServer: MockServer;
  /** 系统 where absent. */
  readonly user?: { readonly nickName: string };
}

/**
 * Moves money: all entries or none, one ledger row each, in their order. Refuses with the texts of `planPost`. Nothing else
 * writes wallets or the ledger. `post(request, …)` names the caller as operator, `post({ mockServer }, …)` the system.
 */
export async function post(
  { mockServer, user }: Poster,
  entries: readonly Entry[],
): Promise<readonly LedgerRow[]> {
  const accounts = await mockServer.table(moneyAccountTable);
  const ledger = await mockServer.table(ledgerTable);
  const plan = planPost(accounts.get, entries);
  const createTime = formatTime(mockServer.now());
  const operatorName = user?.nickName ?? systemOperator;
  const rows = plan.moves.map((move) => {
    const id = ledger.nextId();
    return { ...move, id, tradeNo: tradeNumber(createTime, id), operatorName, createTime };
  });
  for (const account of plan.accounts) await accounts.put(account);
  for (const row of rows) await ledger.put(row);
  return rows;
}
