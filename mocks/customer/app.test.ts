import { expect, test } from 'vitest';
import { z } from 'zod';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { allowOnly } from '../allowOnly';
import { createTestClient } from '../testClient';

const { operations } = customerEndpoints['customer/app'];
type Name = keyof typeof operations;
const listSchema = z.object({
  list: z.array(z.looseObject({ id: z.number(), name: z.string(), installs: z.number() })),
  total: z.number(),
});

const form = {
  icon: '/profile/icon.png',
  name: '选科日历',
  code: 'subject-calendar',
  category: 'choice',
  intro: '选科时间提醒',
  priceType: 1,
  editions: ['pro'],
  menuIds: [3003],
};

async function setUp(userName = 'admin') {
  const client = createTestClient();
  const caller = await client.as(userName);
  const ask = async (name: Name, body: object = {}) => {
    const { code, msg, data } = await caller.post(operations[name].path, body);
    return { text: `${code} ${msg}`, data };
  };
  const list = async (filters: object = {}) => listSchema.parse((await ask('list', filters)).data);
  return { ...client, ask, list };
}

test('[C7] the list has 12 apps in their order, with the institutions that opened them', async () => {
  const { list } = await setUp();
  const { list: apps, total } = await list();
  expect(total).toBe(12);
  expect([apps[0]?.name, apps[11]?.name]).toEqual(['智能选科', '港澳升学']);
  expect(apps.find(({ name }) => name === '同分去向')?.installs).toBe(6);
  expect((await list({ category: 'live', status: 1 })).total).toBe(2);
});

test('[C7] a new app is a draft, goes on sale with its text, and off again', async () => {
  const { ask } = await setUp();
  const { id } = z.object({ id: z.number() }).parse((await ask('create', form)).data);
  expect((await ask('shelve', { id, status: 1 })).text).toBe('40000 请先完善详细介绍');
  await ask('update', { id, detail: '<p>每年选科前提醒。</p>' });
  expect((await ask('shelve', { id, status: 1 })).text).toBe('20000 success');
  expect((await ask('remove', { id })).text).toBe('40000 请先下架');
  expect((await ask('shelve', { id, status: 2 })).text).toBe('20000 success');
  expect((await ask('remove', { id })).text).toBe('20000 success');
});

test('[C7] a draft goes on sale first, and an app that was on sale is no draft again', async () => {
  const { ask } = await setUp();
  expect((await ask('shelve', { id: 12, status: 2 })).text).toBe('40000 该应用未上架');
  for (const name of ['shelve', 'update'] as const)
    for (const id of [7, 9])
      expect((await ask(name, { id, status: 0 })).text).toBe('40000 已上架过的应用不能改回草稿');
});

test.each([
  [{ name: '智能选科' }, '应用名称已存在'],
  [{ code: 'same-score' }, '应用标识已存在'],
  [{ code: 'Same' }, '以小写字母开头，仅限小写字母、数字和短横线'],
  [{ priceType: 2 }, '请输入价格'],
  [{ menuIds: [] }, '请至少选择一个菜单'],
  [{ editions: [] }, '请选择适用套餐'],
  [{ url: 'ftp://x' }, '请输入页面路径，或以 http:// 或 https:// 开头的地址'],
  [{ configs: [1, 2].map(() => ({ key: 'limit', label: '次数' })) }, '配置项标识重复'],
])('[C7] an app with %j is refused: %s', async (wrong, text) => {
  const { ask } = await setUp();
  expect((await ask('create', { ...form, ...wrong })).text).toBe(`40000 ${text}`);
});

test('[C7] an app opened by institutions is not deleted, even off sale', async () => {
  const { ask } = await setUp();
  await ask('shelve', { id: 7, status: 2 });
  expect((await ask('remove', { id: 7 })).text).toBe('40000 已有 6 个机构开通，不能删除');
});

test('[C7] settings of an app have the layout of those of an account', async () => {
  const { ask } = await setUp();
  expect((await ask('configs', { appId: 1 })).data).toMatchObject({
    list: [{ key: 'dailyLimit', label: '每日使用次数', type: 'number', default: '20', required: 1 }],
    total: 1,
  });
});

test('[C7] putting on sale needs its own permission', async () => {
  const { ask, mockServer } = await setUp('yunying');
  await allowOnly(mockServer, 'yunying', ['customer:app:shelve']);
  expect((await ask('shelve', { id: 9, status: 1 })).text).toBe('20000 success');
  expect((await ask('update', { id: 9, intro: '新介绍' })).text).toBe('40301 当前操作没有权限');
});

test('[C7] a state saved with other members needs the permission for the state', async () => {
  const { ask, mockServer } = await setUp('yunying');
  await allowOnly(mockServer, 'yunying', ['customer:app:edit']);
  expect((await ask('update', { id: 9, intro: '新介绍', status: 1 })).text).toBe('40301 当前操作没有权限');
  expect((await ask('update', { id: 9, intro: '新介绍', status: 2 })).text).toBe('20000 success');
});
