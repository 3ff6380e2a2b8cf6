import { expect, test } from 'vitest';
import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { createResourceClient } from '../resourceTestClient';
import { dayLength } from '../time';
import { brokenMoney } from './broken';
import { freezeEntries, returnEntries } from './entries';
import { post } from './post';
import { ledgerTable } from './tables';

const { operations } = financeEndpoints['finance/institution-details'];

const entry = z.looseObject({ id: z.number(), storeId: z.number(), amount: z.string(), bizType: z.number() });
const listSchema = z.object({ list: z.array(entry), total: z.number() });
const sums = z.object({
  ...{ opening: z.string().nullable(), closing: z.string().nullable() },
  ...{ income: z.string(), expense: z.string(), count: z.number() },
});
const storeSchema = z.array(z.record(z.string(), z.union([z.string(), z.number()])));

async function open(as = 'caiwu') {
  const client = await createResourceClient(operations, as);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 1000, ...filters })).data);
  const ledger = await client.mockServer.table(ledgerTable);
  const adjust = async (fen = 12_300n) => {
    const about = { storeId: 3, wallet: 1, direction: 1, bizType: 7, bizNo: '' } as const;
    const [row] = await post({ mockServer: client.mockServer }, [{ ...about, fen }]);
    return row ?? expect.unreachable();
  };
  return { ...client, list, ledger, adjust };
}

const reversal = { remark: '调账依据有误，予以冲正', password: 'admin123' };

test('[F1] the newest movements come first; amounts are looked for by range, numbers by part', async () => {
  const { list, ledger } = await open();
  const { list: rows, total } = await list();
  expect(total).toBe(ledger.all().length);
  expect(rows.map(({ id }) => id)).toEqual([...rows].map(({ id }) => id).sort((one, other) => other - one));
  const ranged = await list({ amountBegin: '100', amountEnd: '300.00' });
  expect(ranged.total).toBeGreaterThan(5);
  for (const { amount } of ranged.list) expect(Number(amount) >= 100 && Number(amount) <= 300).toBe(true);
  const sorted = (await list({ sortField: 'amount', sortOrder: 'asc' })).list;
  const shown = sorted.map(({ amount, direction }) => (direction === 2 ? -1 : 1) * Number(amount));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  const part = ledger.get(12)?.tradeNo.slice(3);
  expect((await list({ tradeNo: part })).list.map(({ id }) => id)).toEqual([12]);
});

test('[F1] users of an institution see only their own movements, whatever they ask for', async () => {
  const { list, textOf, ask } = await open('jigou');
  const all = await list({ storeId: 3 });
  expect(all.total).toBeGreaterThan(0);
  expect(new Set(all.list.map(({ storeId }) => storeId))).toEqual(new Set([2]));
  const foreign = (await (await open()).list({ storeId: 3 })).list[0]?.id;
  expect(await textOf('one', { id: foreign })).toBe('40301 当前操作没有权限');
  const shown = storeSchema.parse((await ask('storeSummary', { storeId: 3 })).data);
  expect(shown).toEqual([]);
  expect(await textOf('reverse', { id: 1, ...reversal })).toBe('40301 当前操作没有权限');
});

test('[F1] an institution’s opening, income and outgo make its closing; a sum over all has no opening', async () => {
  const { ask, textOf } = await open();
  const sum = async (body: object) => sums.parse((await ask('summary', body)).data);
  expect(await sum({})).toMatchObject({ opening: null, closing: null });
  const period = { createBegin: '2026-05-01', createEnd: '2026-06-10' };
  for (const body of [{ storeId: 3 }, { storeId: '5', wallet: '2' }, { storeId: 8 }]) {
    const { opening, closing, income, expense, count } = await sum({ ...period, ...body });
    expect(count).toBeGreaterThan(0);
    const fen = [opening, income, expense].map((text) => fenOf(text) ?? 0n);
    expect(closing).toBe(yuanOf((fen[0] ?? 0n) + (fen[1] ?? 0n) - (fen[2] ?? 0n)));
  }
  const long = { createBegin: '2025-01-01', createEnd: '2026-06-10' };
  for (const name of ['list', 'summary', 'storeSummary', 'export'] as const)
    expect(await textOf(name, long)).toBe('40000 时间范围不能超过 366 天');
});

test('[F1] freezing and its return are no income and no expense of an institution, only of its wallets', async () => {
  const { ask, mockServer } = await open();
  const sum = async (filters: object = {}) =>
    sums.parse((await ask('summary', { storeId: 2, ...filters })).data);
  const read = async () => ({ all: await sum(), income: await sum({ wallet: '2' }) });
  const before = await read();
  const withdrawal = { storeId: 2, withdrawNo: 'T', amount: '40.00' };
  await post({ mockServer }, [...freezeEntries(withdrawal), ...returnEntries(withdrawal)]);
  const after = await read();
  expect(after.all).toEqual({ ...before.all, count: before.all.count + 4 });
  const more = (text: string) => yuanOf((fenOf(text) ?? 0n) + 4_000n);
  expect(after.income).toMatchObject({
    ...{ income: more(before.income.income), expense: more(before.income.expense) },
  });
  const frozen = await sum({ bizType: '9' });
  expect(frozen.income).toBe(frozen.expense);
  expect(frozen.income).not.toBe('0.00');
});

test.each([{ direction: '1' }, { bizType: '2' }, { amountBegin: '100' }])(
  '[F1] the movements of an institution that match %o have sums, and no balance before or after',
  async (narrower) => {
    const { ask } = await open();
    const body = { storeId: 3, wallet: '', tradeNo: '', ...narrower };
    const { opening, closing, count } = sums.parse((await ask('summary', body)).data);
    expect({ opening, closing }).toEqual({ opening: null, closing: null });
    expect(count).toBeGreaterThan(0);
  },
);

test('[F1] the kinds of an institution’s movements add up to its closing', async () => {
  const { ask } = await open();
  const rows = storeSchema.parse(
    (await ask('storeSummary', { createBegin: '2026-05-01', createEnd: '2026-06-20' })).data,
  );
  expect(rows.length).toBeGreaterThan(30);
  const cents = (text: unknown) => Math.round(Number(text) * 100);
  for (const row of rows)
    expect(
      cents(row.opening) +
        cents(row.rechargeIn) -
        cents(row.cardOut) +
        cents(row.incomeIn) -
        cents(row.withdrawOut) +
        cents(row.adjust),
    ).toBe(cents(row.closing));
});

test('[F1] a row shows its neighbours in the wallet, and whether they fit', async () => {
  const { ask, ledger } = await open();
  const row = ledger.all().findLast(({ storeId, wallet }) => storeId === 3 && wallet === 1);
  const shown = z.object({ chain: z.array(entry), sound: z.literal([0, 1]) });
  const { chain, sound } = shown.parse((await ask('one', { id: row?.id })).data);
  expect(chain.at(-1)?.id).toBe(row?.id);
  expect(sound).toBe(1);
  if (row) await ledger.put({ ...row, beforeFen: '1' });
  expect(shown.parse((await ask('one', { id: row?.id })).data).sound).toBe(0);
});

test('[F1] a correction by hand is reversed once, within 30 days, by a row of its own', async () => {
  const { ask, textOf, adjust, ledger, mockServer, clock } = await open();
  const { id, tradeNo } = await adjust();
  const sale = ledger.find(({ bizType }) => bizType === 4)?.id;
  expect(await textOf('reverse', { id: sale, ...reversal })).toBe('40000 仅手工调账可以冲正');
  expect(await textOf('reverse', { id, ...reversal, remark: '太短' })).toBe(
    '40000 冲正原因长度为 10-200 个字符',
  );
  expect(await textOf('reverse', { id, ...reversal, password: 'wrong' })).toBe('40000 密码不正确');
  const count = ledger.all().length;
  const once = { id, ...reversal, requestNo: 'a' };
  const answers = await Promise.all([ask('reverse', once), ask('reverse', once)]);
  expect(answers[0]).toMatchObject({ code: 20000, data: { bizType: 12, direction: 2, reverseNo: tradeNo } });
  expect(answers[1]?.data).toEqual(answers[0]?.data);
  expect(ledger.all()).toHaveLength(count + 1);
  expect(await textOf('reverse', { id, ...reversal })).toBe('40000 该流水已冲正');
  const { id: old } = await adjust();
  clock.now += 31 * dayLength;
  expect(await textOf('reverse', { id: old, ...reversal })).toBe('40000 超过 30 天不可冲正');
  expect(await brokenMoney(mockServer)).toEqual([]);
});
