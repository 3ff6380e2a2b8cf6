import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';
import { brokenMoney } from './broken';
import type { Entry } from './plan';
import { post } from './post';
import { ledgerTable, moneyAccountTable } from './tables';

async function open() {
  const { mockServer } = createTestClient();
  const accounts = await mockServer.table(moneyAccountTable);
  const ledger = await mockServer.table(ledgerTable);
  const refused = (...entries: Entry[]) =>
    post({ mockServer }, entries).then(
      () => expect.unreachable(),
      (error: Error) => error.message,
    );
  const account = accounts.get(3) ?? expect.unreachable();
  return { mockServer, accounts, ledger, refused, account };
}

const entry = (about: Partial<Entry>): Entry => ({
  ...{ storeId: 3, wallet: 1, direction: 1, fen: 1n, bizType: 7, bizNo: 'X' },
  ...about,
});

test('[F1] posting writes one row each, with number, operator and both balances', async () => {
  const { mockServer, accounts, ledger, account } = await open();
  const count = ledger.all().length;
  const user = { nickName: '周予安' };
  const rows = await post({ mockServer, user }, [entry({ fen: 12_345n }), entry({ direction: 2, fen: 45n })]);
  const [before, between, after] = [0n, 12_345n, 12_300n].map((fen) =>
    String(BigInt(account.wallets[1]) + fen),
  );
  expect(rows).toMatchObject([
    { beforeFen: before, afterFen: between, fen: '12345', operatorName: '周予安' },
    { beforeFen: between, afterFen: after, tradeNo: `L20260620${String(count + 2).padStart(6, '0')}` },
  ]);
  expect(accounts.get(3)?.wallets[1]).toBe(after);
  expect(ledger.all()).toHaveLength(count + 2);
  expect(await post({ mockServer }, [entry({})])).toMatchObject([{ operatorName: '系统' }]);
  expect(await brokenMoney(mockServer)).toEqual([]);
});

test('[F1] one impossible entry refuses all of them', async () => {
  const { accounts, ledger, refused, account } = await open();
  const count = ledger.all().length;
  const tooMuch = BigInt(account.wallets[1]) + 1n + 123_450n;
  expect(await refused(entry({}), entry({ direction: 2, fen: tooMuch + 1n }))).toBe(
    '机构充值余额不足，还差 ¥1,234.51',
  );
  expect(await refused(entry({ storeId: 999 }))).toBe('数据不存在或已被删除');
  expect(ledger.all()).toHaveLength(count);
  expect(accounts.get(3)).toEqual(account);
});

test.each<[Partial<Entry>, string]>([
  [{ fen: 0n }, '金额必须大于 0'],
  [{ fen: -1n }, '金额必须大于 0'],
  [{ wallet: 2, direction: 2, fen: 10n ** 12n }, '机构收益余额不足，还差 ¥'],
  [{ wallet: 3, direction: 2, fen: 10n ** 12n }, '冻结金额异常，请联系管理员'],
])('[F1] %o is refused: %s', async (about, text) => {
  const { refused } = await open();
  expect(await refused(entry(about))).toContain(text);
});

test('[F1] the prepaid wallet goes down to the credit; a frozen account pays nothing, but receives', async () => {
  const { mockServer, accounts, refused, account } = await open();
  const fen = BigInt(account.wallets[1]) + 200_000n;
  await accounts.put({ ...account, creditFen: '200000' });
  expect(await refused(entry({ direction: 2, fen: fen + 1n }))).toBe('机构充值余额不足，还差 ¥0.01');
  await post({ mockServer }, [entry({ direction: 2, fen })]);
  expect(accounts.get(3)?.wallets[1]).toBe('-200000');
  await accounts.put({ ...(accounts.get(3) ?? account), status: 1 });
  expect(await refused(entry({ direction: 2 }))).toBe('机构账户已冻结，暂停支出');
  await post({ mockServer }, [entry({ fen: 7n })]);
  expect(accounts.get(3)?.wallets[1]).toBe('-199993');
});
