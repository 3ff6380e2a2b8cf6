import { expect } from 'vitest';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { createTestClient } from '../../testClient';
import { frozenStates } from '../entries';
import { ledgerTable, moneyAccountTable, type WithdrawalRow, withdrawalTable } from '../tables';

const { operations } = financeEndpoints['finance/withdrawals'];

/** An account that money may go to. */
export const payee = {
  ...{ payeeType: 1, accountName: '启明升学规划中心', bankName: '招商银行', bankBranch: '示范路支行' },
  accountNo: '6222020000000012',
};

/**
 * Opens a fresh mock server with an institution that has money and no pending withdrawal; for tests of withdrawals.
 */
export async function openWithdrawals() {
  const { mockServer, as, clock } = createTestClient();
  const admin = await as('admin');
  const table = await mockServer.table(withdrawalTable);
  const accounts = await mockServer.table(moneyAccountTable);
  const ask = async (path: string, body: object, by = admin) => {
    const { code, msg } = await by.post(path, body);
    return `${code} ${msg}`;
  };
  const inState = (state: number) => table.find(({ status }) => status === state) ?? expect.unreachable();
  const isFree = (storeId: number) =>
    !table.find((row) => row.storeId === storeId && (frozenStates.includes(row.status) || isOfMonth(row)));
  const isOfMonth = ({ createTime }: WithdrawalRow) => createTime.startsWith('2026-06');
  const rich = accounts
    .all()
    .find(({ storeId, wallets, status }) => status === 0 && BigInt(wallets[2]) > 20_000n && isFree(storeId));
  const storeId = rich?.storeId ?? expect.unreachable();
  const wallets = (of = storeId) => accounts.get(of)?.wallets ?? expect.unreachable();
  const ledgerOf = async (no: string) =>
    (await mockServer.table(ledgerTable))
      .all()
      .filter(({ bizNo }) => bizNo === no)
      .map(({ wallet, direction, bizType }) => [bizType, wallet, direction]);
  const apply = (more: object = {}) =>
    ask(operations.create.path, { storeId, amount: '100', ...payee, ...more });
  return { mockServer, as, clock, admin, table, accounts, ask, inState, storeId, wallets, ledgerOf, apply };
}
