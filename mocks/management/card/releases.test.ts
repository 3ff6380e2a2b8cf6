import { expect, test } from 'vitest';
import { z } from 'zod';
import { fundsIn, releaseProblem } from '@/resources/management/card/charge';
import { managementEndpoints } from '@/resources/management/endpoints';
import { yuanOf } from '@/src/lib/fen';
import { storeTable } from '../../customer/storeTable';
import { post } from '../../finance/post';
import { ledgerTable, moneyAccountTable } from '../../finance/tables';
import { releaseTable } from './cardTables';
import { createCardClient } from './cardTestClient';

const batch = managementEndpoints['management/card-release'].operations;
const record = managementEndpoints['management/card-record'].operations;
const remark = '测试用的原因';

test('[G12] a release charges the wallet once, takes the lowest numbers, tells the institution; a recall pays back', async () => {
  const { ask, cards, mockServer, sound } = await createCardClient();
  const wallet = async () => BigInt((await mockServer.table(moneyAccountTable)).get(8)?.wallets[1] ?? 0);
  await post({ mockServer }, [
    { storeId: 8, wallet: 1, direction: 1, fen: 1_000_000n, bizType: 7, bizNo: 'T' },
  ]);
  const before = await wallet();
  const body = {
    id: 1,
    storeId: 8,
    quantity: 3,
    unitPrice: '216.00',
    payMode: 1,
    remark: '',
    requestNo: 'a',
  };
  const { data } = await ask(batch.release, body);
  expect(await ask(batch.release, body)).toMatchObject({ data });
  expect(data).toMatchObject({ amount: '648.00', ledgerNo: expect.stringMatching(/^L2026/) });
  expect(before - (await wallet())).toBe(64_800n);
  const own = cards.all().filter(({ releaseId }) => releaseId === data.releaseId);
  expect(own.map(({ cardNo }) => cardNo).sort()).toEqual([data.fromNo, expect.any(String), data.toNo]);
  const recall = { id: 1, releaseId: data.releaseId, quantity: 2, remark };
  expect(await ask(batch.recall, recall)).toMatchObject({ data: { quantity: 2, amount: '432.00' } });
  expect(before - (await wallet())).toBe(21_600n);
  expect(await ask(batch.recall, recall)).toMatchObject({ msg: '可收回数量不足，剩余 1 张' });
  await sound();
  const statement = await ask(record.statement, { storeId: 8, month: '2026-06' });
  const ledger = (await mockServer.table(ledgerTable)).all();
  const booked = ledger.filter(
    (row) =>
      row.storeId === 8 && row.createTime.startsWith('2026-06') && (row.bizType === 2 || row.bizType === 5),
  );
  const fen = booked.reduce((sum, row) => sum + (row.bizType === 2 ? BigInt(row.fen) : -BigInt(row.fen)), 0n);
  expect(statement.data).toMatchObject({ amount: yuanOf(fen) });
});

const releaseRefusals = [
  [{ quantity: 9999 }, '库存不足，剩余 '],
  [{ id: 12 }, '批次生成中，请稍候'],
  [{ id: 10 }, '该批次已作废'],
  [{ storeId: 9 }, '机构已停用或已到期，不能发卡'],
  [{ storeId: 7 }, '机构已停用或已到期，不能发卡'],
  [{ payMode: 2, storeId: 4 }, '会员卡额度不足，剩余 0 张'],
  [{ payMode: 3 }, '请输入备注'],
  [{ unitPrice: '360.01' }, '结算价不能高于面值'],
  [{ unitPrice: '0.00' }, '金额必须大于 0'],
  [{ quantity: 100, storeId: 18 }, '机构充值余额不足，还差 ¥'],
] as const;

test('[G12] faulty releases are refused with the reason, and change nothing', async () => {
  const { ask, sound } = await createCardClient();
  for (const [about, text] of releaseRefusals) {
    const body = { id: 1, storeId: 8, quantity: 1, unitPrice: '216.00', payMode: 1, remark: '', ...about };
    const { code, msg } = await ask(batch.release, body);
    expect([code, msg], JSON.stringify(about)).toEqual([40000, expect.stringContaining(text)]);
  }
  await sound();
});

test('[G12] cards are made within seconds with new secrets, and a released batch is not voided', async () => {
  const { ask, cards, clock, sound } = await createCardClient();
  const form = {
    ...{
      name: '测试批次',
      cardType: 1,
      medium: 1,
      year: 2026,
      quantity: 120,
      facePrice: '360',
      unitPrice: '216',
    },
    ...{ bindDeadline: '2026-09-30', provinceIds: [] },
  };
  const { data } = await ask(batch.create, { ...form, requestNo: 'x' });
  expect(data).toMatchObject({ batchNo: '0009', status: 0 });
  expect((await ask(batch.create, { ...form, requestNo: 'x' })).data).toEqual(data);
  clock.now += 1000;
  expect((await ask(batch.one, { id: data.id })).data).toMatchObject({ progress: 40, status: 0 });
  clock.now += 1500;
  const made = { progress: 100, status: 1, stock: 120, facePrice: '360.00' };
  expect((await ask(batch.one, { id: data.id })).data).toMatchObject(made);
  const secrets = cards.all().map(({ secret }) => secret);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(secrets.at(-1)).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(await ask(batch.void, { id: 1, remark })).toMatchObject({ msg: '已有卡片发放，不能作废整批' });
  expect(await ask(batch.void, { id: data.id, remark })).toMatchObject({ code: 20000 });
  expect((await ask(batch.one, { id: data.id })).data).toMatchObject({ status: 4, voided: 120 });
  await sound();
});

const batchRefusals = [
  [{ quantity: 5001 }, '单批数量为 1-5000 张'],
  [{ unitPrice: '361.00' }, '结算价不能高于面值'],
  [{ year: 2025 }, '适用年份不能早于当前高考年份'],
  [{ cardType: 3, unitPrice: '0.00' }, '请输入体验天数'],
  [{ bindDeadline: '2026-06-20' }, '绑定截止须晚于今天'],
] as const;

test('[G12] faulty batches are refused with the reason', async () => {
  const { ask } = await createCardClient();
  const form = {
    ...{ name: '测试批次', cardType: 1, medium: 1, year: 2026, quantity: 1 },
    ...{ facePrice: '360.00', unitPrice: '216.00', bindDeadline: '2026-09-30' },
  };
  for (const [about, text] of batchRefusals)
    expect(await ask(batch.create, { ...form, ...about }), text).toMatchObject({ code: 40000, msg: text });
});

test('[G12] an institution has one request at a time, withdraws it, and exports only its own secrets once', async () => {
  const { as, admin, mockServer } = await createCardClient();
  const jigou = await as('jigou');
  const wish = { cardType: 1, quantity: 5, remark: '出分后补卡', storeId: 5 };
  const { data } = await jigou.post(batch.apply.path, wish);
  expect(await jigou.post(batch.apply.path, wish)).toMatchObject({ msg: '存在未处理的领卡申请' });
  const { releaseId } = Object(data);
  expect((await mockServer.table(releaseTable)).get(releaseId)).toMatchObject({ storeId: 2, status: 0 });
  expect(await jigou.post(batch.apply.path, { releaseId, cancel: 1 })).toMatchObject({ code: 20000 });
  expect(await jigou.post(batch.apply.path, { releaseId, cancel: 1 })).toMatchObject({ msg: '该申请已处理' });
  const type = 'application/x-www-form-urlencoded';
  const own = (await mockServer.table(releaseTable)).find((row) => row.storeId === 2 && row.batchId === 8);
  const body = `id=8&releaseId=${own?.id}&format=2&password=`;
  const wrong = await jigou.fetch('POST', batch.secrets.path, `${body}x`, type);
  expect(await wrong.json()).toMatchObject({ msg: '密码不正确' });
  const file = await (await jigou.fetch('POST', batch.secrets.path, `${body}admin123`, type)).text();
  expect(file.split('\r\n')).toHaveLength((own?.quantity ?? 0) + 2);
  expect(file).toContain('https://jigou.example.com/bind?card=1260007');
  const again = await jigou.fetch('POST', batch.secrets.path, `${body}admin123`, type);
  expect(await again.json()).toMatchObject({ msg: '该批卡密已导出，重复导出请联系管理员' });
  expect(
    (await admin.fetch('POST', batch.secrets.path, 'id=8&format=1&password=admin123', type)).status,
  ).toBe(200);
});

test('[G12] secrets go out once, whether an institution asks for all of them or for one release', async () => {
  const { as, mockServer } = await createCardClient();
  const jigou = await as('jigou');
  const type = 'application/x-www-form-urlencoded';
  const own = (await mockServer.table(releaseTable)).find((row) => row.storeId === 2 && row.batchId === 8);
  const other = (await mockServer.table(releaseTable)).find((row) => row.storeId === 2 && row.batchId === 1);
  const ask = async (body: string) =>
    (await jigou.fetch('POST', batch.secrets.path, `${body}&format=1&password=admin123`, type)).text();
  expect(await ask('id=8')).toContain('卡密');
  expect(await ask(`id=8&releaseId=${own?.id}`)).toContain('该批卡密已导出');
  expect(await ask(`id=1&releaseId=${other?.id}`)).toContain('卡号');
  expect(await ask('id=1')).toContain('该批卡密已导出');
});

test('[G12] an export without a card leaves the batch as it was', async () => {
  const { admin, batches, mockServer } = await createCardClient();
  const other = (await mockServer.table(releaseTable)).find(({ batchId }) => batchId === 1);
  const body = `id=8&releaseId=${other?.id}&format=1&password=admin123`;
  const before = batches.get(8);
  const empty = await admin.fetch('POST', batch.secrets.path, body, 'application/x-www-form-urlencoded');
  expect(await empty.json()).toMatchObject({ code: 40000, msg: '没有可导出的数据' });
  expect(batches.get(8)).toEqual(before);
});

test('[G12] a batch that another person changed is neither released nor recalled', async () => {
  const { ask } = await createCardClient();
  const body = { id: 1, storeId: 8, quantity: 1, unitPrice: '0.00', payMode: 3, remark: '赠送' };
  const { data } = await ask(batch.release, { ...body, rev: 1 });
  expect(data).toMatchObject({ releaseId: expect.any(Number) });
  const moved = { code: 40000, msg: '该记录已被他人处理，请刷新后重试' };
  expect(await ask(batch.release, { ...body, rev: 1 })).toMatchObject(moved);
  const recall = { id: 1, releaseId: data.releaseId, quantity: 1, remark };
  expect(await ask(batch.recall, { ...recall, rev: 1 })).toMatchObject(moved);
  expect(await ask(batch.recall, { ...recall, rev: 2 })).toMatchObject({ code: 20000 });
});

test('[G12] an institution’s means of payment are shown beforehand, and its release is found by its number', async () => {
  const { ask, mockServer } = await createCardClient();
  const wallet = (await mockServer.table(moneyAccountTable)).get(8)?.wallets[1] ?? 0;
  const { data } = await ask(batch.funds, { storeId: 8 });
  expect(data).toEqual({
    ...{ storeName: expect.any(String), problem: '' },
    ...{ balance: yuanOf(BigInt(wallet)), creditLimit: expect.stringMatching(/^\d+\.00$/) },
    quotaLeft: expect.any(Number),
  });
  const release = (await mockServer.table(releaseTable)).find(({ batchId }) => batchId === 3);
  const found = await ask(batch.list, { releaseNo: release?.releaseNo });
  expect(found.data).toMatchObject({ total: 1, list: [{ id: 3 }] });
});

test('[G12] the means of an institution foretell the refusals of a release to it', async () => {
  const { ask } = await createCardClient();
  const shown = { facePrice: '360.00', cardType: 1, stock: 80 };
  for (const [storeId, payMode] of [
    [18, 1],
    [4, 2],
    [2, 1],
  ] as const) {
    const terms = { quantity: 70, unitPrice: '216.00', payMode };
    const problem = releaseProblem(terms, shown, fundsIn((await ask(batch.funds, { storeId })).data));
    const { code, msg } = await ask(batch.release, { ...terms, id: 1, storeId, remark: '' });
    expect([storeId, problem]).toEqual([storeId, code === 20000 ? undefined : msg]);
  }
  for (const storeId of [7, 9])
    expect((await ask(batch.funds, { storeId })).data).toMatchObject({
      problem: '机构已停用或已到期，不能发卡',
    });
});

test('[G12] an institution that may not have cards is not suggested', async () => {
  const { ask, mockServer } = await createCardClient();
  const suggested = async () => {
    const { data } = await ask(batch.suggest, { id: 1 });
    return z.array(z.object({ storeId: z.number() })).parse(Object.values(data));
  };
  const [first] = await suggested();
  const stores = await mockServer.table(storeTable);
  const store = stores.get(first?.storeId ?? 0) ?? expect.unreachable();
  await stores.put({ ...store, expireTime: '2020-01-01' });
  expect((await suggested()).map(({ storeId }) => storeId)).not.toContain(store.id);
});

test('[G11] the statements of an institution equal its ledger in every month', async () => {
  const { ask } = await createCardClient();
  let lines = 0;
  for (const month of ['2026-04', '2026-05', '2026-06'])
    for (let storeId = 2; storeId <= 14; storeId += 1) {
      const { data } = await ask(record.statement, { storeId, month });
      expect([data.amount, data.booked], `${storeId} ${month}`).toEqual([data.booked, data.amount]);
      const parts: string[] = data.lines.map(({ amount }: { amount: string }) => amount);
      const sum = parts.reduce((all, amount) => all + Math.round(Number(amount) * 100), 0);
      expect(yuanOf(BigInt(sum))).toBe(data.amount);
      lines += parts.length;
    }
  expect(lines).toBeGreaterThan(10);
});
