import { expect, test } from 'vitest';
import { z } from 'zod';
import { storeCards } from '@/mocks/management/card/storeCards';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { addDecimals } from '@/src/lib/decimal';
import { storeTable } from '../../customer/storeTable';
import { ledgerTable } from '../../finance/tables';
import { messageTable } from '../../management/messageTable';
import { createTestClient } from '../../testClient';
import { accountTable } from '../accountTable';
import { rechargeTable } from './rechargeTable';

const { operations } = systemEndpoints['system/recharge'];
const logged = z.array(z.object({ action: z.string(), remark: z.string() }));
const answer = z.object({ list: z.array(z.object({ id: z.number() })), total: z.number(), sum: z.string() });

async function open() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const list = async (body: object = {}) => answer.parse((await admin.post(operations.list.path, body)).data);
  const end = async (body: object) => {
    const { code, msg } = await admin.post(operations.end.path, body);
    return `${code} ${msg}`;
  };
  const recharges = await client.mockServer.table(rechargeTable);
  const stores = await client.mockServer.table(storeTable);
  return { admin, list, end, recharges, stores, mockServer: client.mockServer };
}

test('[H11] the seeds hold 152 recharges, five open; the sum covers the filter, not the page', async () => {
  const { list, recharges } = await open();
  expect(await list({ limit: 1 })).toMatchObject({ total: 152 });
  const waiting = recharges.all().filter(({ status }) => status === 0);
  expect(await list({ status: '0', limit: 1 })).toMatchObject({
    total: 5,
    sum: addDecimals(waiting.map(({ amount }) => amount)),
  });
});

test.each(['2', '3'])(
  '[H11] [C1] confirming a recharge of type %s credits messages or cards',
  async (type) => {
    const { admin, end, recharges, mockServer } = await open();
    const open5 = recharges.all().filter(({ status }) => status === 0);
    const row = open5.find(({ rechargeType }) => rechargeType === type) ?? expect.unreachable();
    const { values } = customerEndpoints['customer/account-config'].operations;
    const credit = async () => {
      if (type === '3') return (await storeCards(mockServer))(row.storeId).cardQuota;
      const { data } = await admin.post(values.path, { storeId: row.storeId });
      return z.object({ smsLeft: z.number() }).parse(data).smsLeft;
    };
    const before = await credit();
    expect(await end({ id: row.id, status: 1, remark: '' })).toMatch(/^20000/);
    expect((await credit()) - before).toBe(row.quantity);
    expect(recharges.get(row.id)).toMatchObject({ status: 1, operator: '林知远' });
    expect(await end({ id: row.id, status: 1, remark: '' })).toBe('40000 该记录已处理');
  },
);

test('[H11] [F5] confirming a prepaid recharge books it once, and the list of institutions shows it', async () => {
  const { admin, end, recharges, mockServer } = await open();
  const row = recharges.find(({ status, rechargeType }) => status === 0 && rechargeType === '1');
  const { id, orderNo, storeId, amount } = row ?? expect.unreachable();
  const balance = async () => {
    const { path } = customerEndpoints['customer/store'].operations.one;
    const { data } = await admin.post(path, { storeId });
    return z.object({ store: z.object({ balance: z.string() }) }).parse(data).store.balance;
  };
  const before = await balance();
  const answers = await Promise.all([end({ id, status: 1 }), end({ id, status: 1 })]);
  expect(answers.map((text) => text.slice(0, 5))).toEqual(['20000', '40000']);
  expect(await balance()).toBe(addDecimals([before, amount]));
  const ledger = (await mockServer.table(ledgerTable)).all();
  expect(ledger.filter(({ bizNo }) => bizNo === orderNo)).toMatchObject([
    { wallet: 1, direction: 1, bizType: 1, operatorName: '林知远' },
  ]);
});

test('[H11] [F5] the remark of the one who applied stays beside that of the end', async () => {
  const { admin, end, recharges } = await open();
  const asked = { storeId: 3, rechargeType: '1', amount: '500.00', payWay: 2, remark: '出分前补充额度' };
  const { path } = financeEndpoints['finance/financial-balance'].operations.recharge;
  expect(await admin.post(path, asked)).toMatchObject({ code: 20000 });
  const { id } = recharges.all().at(-1) ?? expect.unreachable();
  expect(recharges.get(id)).toMatchObject({ applyRemark: '出分前补充额度', remark: '' });
  expect(await end({ id, status: 1, remark: '流水匹配：A1' })).toMatch(/^20000/);
  expect(recharges.get(id)).toMatchObject({ applyRemark: '出分前补充额度', remark: '流水匹配：A1' });
});

test('[H11] closing needs a reason and credits nothing', async () => {
  const { end, recharges, stores } = await open();
  const before = stores.all();
  expect(await end({ id: 152, status: 2, remark: ' ' })).toBe('40000 请输入关闭原因');
  expect(await end({ id: 152, status: 2, remark: '长'.repeat(101) })).toBe(
    '40000 关闭原因长度不能超过 100 个字符',
  );
  expect(await end({ id: 152, status: 1, remark: '长'.repeat(101) })).toBe(
    '40000 备注长度不能超过 100 个字符',
  );
  expect(await end({ id: 152, status: 3, remark: 'x' })).toMatch(/^40000/);
  expect(await end({ id: 152, status: 2, remark: '重复提交' })).toMatch(/^20000/);
  expect(recharges.get(152)).toMatchObject({ status: 2, remark: '重复提交' });
  expect(stores.all()).toEqual(before);
});

test.each([
  [1, '', '充值到账', '已到账', /^(.+) 已确认到账，\S+ \+[\d,]+$/],
  [2, '重复提交', '充值关闭', '已关闭', /^(.+) 已关闭：重复提交$/],
])(
  '[H11] [F5] [G4] end %d with reason %j tells the institution: %s',
  async (status, remark, action, title, text) => {
    const { admin, end, recharges, mockServer } = await open();
    const row = recharges.get(152) ?? expect.unreachable();
    const { id, orderNo } = row;
    const account = (await mockServer.table(accountTable)).find((one) => one.userName === 'jigou');
    await recharges.put({ ...row, storeId: account?.storeId ?? expect.unreachable() });
    expect(await end({ id, status, remark })).toMatch(/^20000/);
    const told = (await mockServer.table(messageTable)).all().at(-1);
    expect(told).toMatchObject({
      ...{
        receiverId: account?.userId,
        type: 3,
        title: `充值 ${orderNo} ${title}`,
        bizType: 'system/recharge',
        bizId: id,
      },
      content: expect.stringContaining(remark),
    });
    const log = await admin.post(platformCalls.auditLog.path, {
      ...{ bizType: 'finance/financial-balance', bizId: account?.storeId },
    });
    const [entry] = logged.parse(log.data);
    expect(entry?.action).toBe(action);
    expect(text.exec(entry?.remark ?? '')?.[1]).toBe(orderNo);
  },
);

test('[A3] [H11] the home page counts open recharges', async () => {
  const { admin, end } = await open();
  const count = async () => (await admin.post(shellCalls.homeTodo.path)).data;
  expect(await count()).toContainEqual(expect.objectContaining({ label: '待确认充值', count: 5 }));
  await end({ id: 152, status: 1, remark: '' });
  expect(await count()).toContainEqual(expect.objectContaining({ label: '待确认充值', count: 4 }));
});

test('[H11] [C1] a recharge of a deleted institution is closed, and not credited', async () => {
  const { end, recharges, stores } = await open();
  const { storeId } = recharges.get(152) ?? expect.unreachable();
  const store = stores.get(storeId) ?? expect.unreachable();
  await stores.put({ ...store, deleteTime: '2026-06-20 11:00:00' });
  expect(await end({ id: 152, status: 1, remark: '' })).toBe('40000 数据不存在或已被删除');
  expect(recharges.get(152)).toMatchObject({ status: 0 });
  expect(await end({ id: 152, status: 2, remark: '机构已删除' })).toMatch(/^20000/);
});
