import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { addDecimals } from '@/src/lib/decimal';
import { allowOnly } from '../../allowOnly';
import { storeTable } from '../../customer/storeTable';
import { createTestClient } from '../../testClient';

const { operations } = systemEndpoints['system/user-date'];
const figures = z.looseObject({ newUsers: z.number(), amount: z.string(), retain7: z.number() });
const answer = z.object({
  list: z.array(figures.extend({ date: z.string(), storeName: z.string() })),
  total: z.number(),
  sum: figures,
});
const june = { begin: '2026-06-01', end: '2026-06-20' };

async function open() {
  const caller = await createTestClient().as('admin');
  const list = async (body: object) => answer.parse((await caller.post(operations.list.path, body)).data);
  const textOf = async (body: object) => (await caller.post(operations.list.path, body)).msg;
  return { caller, list, textOf };
}

test('[H6] [A3] a day of all institutions equals the home page’s trend on every call', async () => {
  const { caller, list } = await open();
  const trend = z.object({
    list: z.array(z.object({ date: z.string(), users: z.number(), amount: z.string() })),
  });
  const { list: days } = trend.parse((await caller.post(shellCalls.homeTrend.path, { days: 7 })).data);
  const { list: rows } = await list({ begin: days[0]?.date, end: days.at(-1)?.date });
  expect(rows.map(({ date, newUsers, amount }) => ({ date, users: newUsers, amount })).reverse()).toEqual(
    days.map(({ date, users, amount }) => ({ date, users, amount })),
  );
});

test('[H6] the sum covers the whole range to the cent; weeks and months come to the same', async () => {
  const { list } = await open();
  const { list: rows, sum, total } = await list({ ...june, limit: 100 });
  expect(total).toBe(20);
  expect(sum.amount).toBe(addDecimals(rows.map(({ amount }) => amount)));
  const page = await list({ ...june, limit: 5 });
  expect(page.list).toHaveLength(5);
  expect(page.sum).toEqual(sum);
  for (const [unit, count] of [
    ['week', 3],
    ['month', 1],
  ] as const)
    expect(await list({ ...june, unit })).toMatchObject({ total: count, sum });
});

test('[H6] the institutions’ parts add up to a day, to the cent', async () => {
  const { list } = await open();
  const [whole, ...parts] = await Promise.all(
    [{}, ...Array.from({ length: 36 }, (_, index) => ({ storeId: index + 1 }))].map((of) =>
      list({ ...june, ...of }),
    ),
  );
  expect(addDecimals(parts.map(({ sum }) => sum.amount))).toBe(whole?.sum.amount);
  expect((await list({ ...june, provinceId: 410000 })).sum.newUsers).toBeLessThan(whole?.sum.newUsers ?? 0);
});

test('[H6] an institution sees its own figures alone', async () => {
  const client = createTestClient();
  await allowOnly(client.mockServer, 'jigou', ['system:user-date:list']);
  const jigou = await client.as('jigou');
  const { data } = await jigou.post(operations.list.path, { ...june, storeId: 3 });
  expect(answer.parse(data)).toEqual(await (await open()).list({ ...june, storeId: 2 }));
});

test.each([
  [{}, '请选择日期范围'],
  [{ begin: '2026-06-01' }, '请选择日期范围'],
  [{ begin: '2026-11-01', end: '2026-11-31' }, '请输入正确的日期，如 2030-06-30'],
  [{ begin: '2026-06-02', end: '2026-06-01' }, '开始日期不能晚于结束日期'],
  [{ begin: '2025-06-01', end: '2026-06-02' }, '时间范围不能超过 366 天'],
  [{ ...june, storeId: 999 }, '数据不存在或已被删除'],
])('[H6] %j is refused: %s', async (body, text) => {
  const { textOf } = await open();
  expect(await textOf(body)).toBe(text);
});

test('[H6] [A3] once an institution is deleted, the parts of the others stay the same on both screens', async () => {
  const client = createTestClient();
  await allowOnly(client.mockServer, 'jigou', ['system:user-date:list', 'finance:financial-balance:list']);
  const jigou = await client.as('jigou');
  const days = z.object({ list: z.array(z.object({ date: z.string(), users: z.number() })) });
  const seen = async () => {
    const { list: trend } = days.parse((await jigou.post(shellCalls.homeTrend.path, { days: 7 })).data);
    const body = { begin: trend[0]?.date, end: trend.at(-1)?.date };
    const { list: rows } = answer.parse((await jigou.post(operations.list.path, body)).data);
    expect(rows.map(({ date, newUsers }) => ({ date, users: newUsers })).reverse()).toEqual(
      trend.map(({ date, users }) => ({ date, users })),
    );
    return trend;
  };
  const before = await seen();
  const stores = await client.mockServer.table(storeTable);
  // one half of them, so that it shows in whole numbers
  for (const store of stores.all().filter(({ id }) => id > 18))
    await stores.put({ ...store, deleteTime: '2026-06-17 11:00:00' });
  const after = await seen();
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  for (const [at, { users }] of after.entries())
    if (at > 3) expect(users).toBeGreaterThan(before[at]?.users ?? 0);
});
