import { expect, test } from 'vitest';
import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { accountTable } from '../system/accountTable';
import { createTestClient } from '../testClient';

const { items, values, save } = customerEndpoints['customer/account-config'].operations;
const itemSchema = z.looseObject({ key: z.string(), group: z.string(), default: z.unknown() });
const valuesSchema = z.record(z.string(), z.unknown());

async function setUp(userName = 'admin') {
  const client = createTestClient();
  const caller = await client.as(userName);
  const change = async (config: object, storeId = 3) => {
    const { code, msg } = await caller.post(save.path, { storeId, config });
    return `${code} ${msg}`;
  };
  const read = async (storeId = 3) => valuesSchema.parse((await caller.post(values.path, { storeId })).data);
  return { ...client, caller, change, read };
}

test('[C2] an account has 21 settings in six groups, with defaults for unchanged ones', async () => {
  const { caller, read } = await setUp();
  const all = z.array(itemSchema).parse((await caller.post(items.path, { storeId: 3 })).data);
  expect(all).toHaveLength(21);
  expect([...new Set(all.map(({ group }) => group))]).toEqual([
    '账号额度',
    '登录安全',
    '志愿填报',
    '会员卡',
    '支付结算',
    '短信',
  ]);
  const kept = await read();
  for (const { key, default: usual } of all)
    if (!['cardQuota', 'smsLeft'].includes(key)) expect(kept[key]).toEqual(usual);
});

test('[C2] a changed setting stays, and the number of accounts equals the list of institutions', async () => {
  const { caller, change, read } = await setUp();
  expect(await change({ maxStaff: 42, watermark: '启明', onlinePay: 1, payChannel: ['wechat'] })).toBe(
    '20000 success',
  );
  expect(await change({ cardQuota: 9, trialDays: 7 })).toBe('20000 success');
  expect(await read()).toMatchObject({ maxStaff: 42, watermark: '启明', trialDays: 7 });
  expect((await read()).cardQuota).not.toBe(9);
  const { list } = customerEndpoints['customer/store'].operations;
  expect((await caller.post(list.path, { keyword: 'JG000003' })).data).toMatchObject({
    list: [{ staffMax: 42 }],
  });
});

test.each([
  [{ maxStaff: 0 }, '员工账号上限应在 1 到 500 之间'],
  [{ maxExpert: '3' }, '专家账号上限应在 0 到 100 之间'],
  [{ maxStaff: 1 }, '已有 2 个员工账号，上限不能小于该数'],
  [{ colour: 'red' }, '未知的配置项 colour'],
  [{ ipWhitelist: '192.0.2.1\n300.1.1.1' }, '第 2 行不是正确的 IP 地址'],
  [{ openProvinces: [] }, '请至少选择一个省份'],
  [{ openProvinces: ['1'] }, '请选择授权省份'],
  [{ planYear: '1999' }, '请选择招生计划年份'],
  [{ onlinePay: 1 }, '请选择支付渠道'],
  [{ cardPrice: '1.234' }, '请输入正确的金额，最多两位小数'],
  [{ smsSign: '长' }, '短信签名长度为 2-12 个字符'],
  [{ watermark: '长'.repeat(21) }, '报告水印长度不能超过 20 个字符'],
])('[C2] %j is refused: %s', async (config, text) => {
  const { change, mockServer } = await setUp();
  const accounts = await mockServer.table(accountTable);
  const one = accounts.find(({ storeId }) => storeId === 3);
  if (one) await accounts.put({ ...one, userId: 99_999, userName: 'second3' });
  expect(await change(config)).toBe(`40000 ${text}`);
});

test('[C2] a user of an institution reads its settings, and changes none without the permission', async () => {
  const { caller, change } = await setUp('jigou');
  expect((await caller.post(values.path, { storeId: 2 })).code).toBe(20000);
  expect((await caller.post(values.path, { storeId: 3 })).code).toBe(40301);
  expect(await change({ trialDays: 7 }, 2)).toBe('40301 当前操作没有权限');
});
