import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoints } from '@/providers/endpoints/builder';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { allEndpoints } from '@/resources';
import { countdownText } from '@/src/gaokao/countdown';
import { domainTable, sslStatusOf } from '../customer/domainTable';
import { storeTable } from '../customer/storeTable';
import { appointmentTable } from '../expert/appointmentTable';
import { cardTable } from '../management/card/cardTables';
import { type Caller, createTestClient } from '../testClient';
import { formatDay } from '../time';

const figure = z.looseObject({ key: z.string(), path: z.string() });
const summarySchema = z.object({
  countdown: z.string(),
  cards: z.array(figure.extend({ value: z.union([z.number(), z.string()]), compare: z.string() })),
});
const todosSchema = z.array(figure.extend({ count: z.number() }));
const listSchema = z.looseObject({
  total: z.number(),
  list: z.array(z.looseObject({})),
  sum: z.unknown().optional(),
});

/** Pages whose addresses are not the names of their resources. */
const lists: Readonly<Record<string, string>> = { '/customer/list': 'customer/store' };

/** Rows of the list at a path, with the filters of its address. */
async function listAt(caller: Caller, path: string) {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const name = lists[pathname] ?? pathname.slice(1);
  const { family, operations }: Endpoints = allEndpoints[name] ?? expect.unreachable(name);
  const list = operations.list ?? expect.unreachable(name);
  const filters = Object.fromEntries(searchParams);
  if (family === 'rpc')
    return listSchema.parse((await caller.post(list.path, { page: 1, limit: 100, ...filters })).data);
  const { total = 0, rows } = await caller.get(
    `${list.path}?${new URLSearchParams({ pageNum: '1', pageSize: '100', ...filters })}`,
  );
  return listSchema.parse({ total, list: rows });
}

const people = ['admin', 'yunying', 'caiwu', 'zhuanjia', 'jigou'] as const;

async function open(name: string) {
  const { as, mockServer } = createTestClient();
  const caller = await as(name);
  const { cards, countdown } = summarySchema.parse((await caller.post(shellCalls.homeSummary.path)).data);
  const todos = todosSchema.parse((await caller.post(shellCalls.homeTodo.path)).data);
  return { caller, cards, countdown, todos, mockServer };
}

/** Certificates are shown institution by institution; the count is of all. */
const ofAll = ['certificates'];

test.each(people)('[A3] a to-do of %s counts as many rows as its list', async (name) => {
  const { caller, todos } = await open(name);
  const counted = todos.filter(({ key }) => !ofAll.includes(key));
  for (const { key, count, path } of counted)
    expect({ key, count }).toEqual({ key, count: (await listAt(caller, path)).total });
});

test.each(people)('[A3] a figure of %s equals the rows of its list', async (name) => {
  const { caller, cards } = await open(name);
  const counted = ['stores', 'newOrders', 'ownCards', 'appointments', 'workOrders'];
  for (const { key, value, path } of cards.filter((card) => counted.includes(card.key)))
    if (!path.startsWith('/system/user-date'))
      expect({ key, value }).toEqual({ key, value: (await listAt(caller, path)).total });
});

test('[A3] the month’s orders equal the sum of their list, for every reader', async () => {
  for (const name of ['admin', 'zhuanjia']) {
    const { caller, cards } = await open(name);
    const { value, path } = cards.find(({ key }) => key === 'monthAmount') ?? expect.unreachable();
    expect(value).toBe(Reflect.get(Object((await listAt(caller, path)).sum), 'amount'));
    expect(value).not.toBe('0.00');
  }
});

test('[A3] finance has the amount of all orders, and no list of them', async () => {
  const amountOf = async (name: string) =>
    (await open(name)).cards.find(({ key }) => key === 'monthAmount') ?? expect.unreachable();
  const { value, path } = await amountOf('caiwu');
  expect(value).toBe((await amountOf('admin')).value);
  expect(path).toBe('');
});

test('[A3] new institutions of the month are among those of the list', async () => {
  const { caller, cards, mockServer } = await open('admin');
  const { value, path } = cards.find(({ key }) => key === 'newStores') ?? expect.unreachable();
  const month = formatDay(mockServer.now()).slice(0, 7);
  const { list } = await listAt(caller, path);
  expect(list.filter(({ createTime }) => String(createTime).startsWith(month))).toHaveLength(Number(value));
});

test('[A3] [Q3] the countdown before the exam is that of the list of countdowns', async () => {
  const { caller, countdown, mockServer } = await open('admin');
  const dates = z.looseObject({
    ...{ provinceId: z.number(), year: z.number(), examStart: z.string(), examEnd: z.string() },
    ...{ scoreDate: z.string(), fillEnd: z.string(), show: z.literal([0, 1]) },
  });
  const rows = z.array(dates).parse((await listAt(caller, '/score/countdown')).list);
  expect(countdown).toBe('距离出分还有 1 天');
  expect(countdown).toBe(countdownText(rows, 0, mockServer.now()));
});

test('[A3] a to-do whose page shows one institution says whose it is first, and how many have some', async () => {
  const { caller, mockServer } = await open('admin');
  const certificates = async () =>
    todosSchema
      .parse((await caller.post(shellCalls.homeTodo.path)).data)
      .find(({ key }) => key === 'certificates');
  const domains = await mockServer.table(domainTable);
  const ending = domains.all().filter((row) => sslStatusOf(row, mockServer.now()) === 2);
  const [first = expect.unreachable(), ...others] = new Set(ending.map(({ storeId }) => storeId));
  const name = (await mockServer.table(storeTable)).get(first)?.shortName;
  expect(await certificates()).toMatchObject({
    label: `证书将到期域名（${name}等 ${others.length + 1} 家）`,
    path: `/customer/site?tab=domain&storeId=${first}`,
  });
  for (const row of ending) if (row.storeId !== first) await domains.put({ ...row, sslExpire: '2030-01-01' });
  expect(await certificates()).toMatchObject({ label: '证书将到期域名' });
});

test('[A3] the card of the day’s appointments says how many took place, were cancelled or were missed', async () => {
  const { caller, mockServer } = await open('admin');
  const table = await mockServer.table(appointmentTable);
  const today = table.all().filter(({ start }) => start.startsWith(formatDay(mockServer.now())));
  const compare = async (...statuses: readonly number[]) => {
    for (const [at, row] of today.entries()) await table.put({ ...row, status: statuses[at] ?? 1 });
    const { cards } = summarySchema.parse((await caller.post(shellCalls.homeSummary.path)).data);
    return cards.find(({ key }) => key === 'appointments');
  };
  expect(await compare()).toMatchObject({ value: today.length, compare: '完成 0' });
  expect(await compare(3, 4)).toMatchObject({ value: today.length, compare: '取消 1 · 未到 1' });
  expect(await compare(2, 2, 3)).toMatchObject({ compare: '完成 2 · 取消 1' });
});

test.each(['admin', 'jigou'])(
  '[A3] the cards activated this month are those that the list of %s has',
  async (name) => {
    const { caller, cards, mockServer } = await open(name);
    const { value, path, compare } = cards.find(({ key }) => key === 'newCards') ?? expect.unreachable();
    const month = formatDay(mockServer.now()).slice(0, 7);
    expect(path).toBe(`/management/card-data?bindTime=${month}-01~${formatDay(mockServer.now())}`);
    const { total } = await listAt(caller, `/management/card-data?bindTimeBegin=${month}-01`);
    expect(value).toBe(total);
    expect(total).toBeGreaterThan(0);
    expect(compare).toMatch(/^上月 \d+ 张$/);
  },
);

test.each(['jigou', 'admin'])(
  '[A3] [C1] a card whose deadline has passed is in no figure of %s',
  async (name) => {
    const { as, mockServer } = createTestClient();
    const cards = await mockServer.table(cardTable);
    const card = cards.find(({ storeId, status }) => storeId === 2 && status === 1) ?? expect.unreachable();
    const caller = await as(name);
    const left = async () => {
      if (name === 'admin')
        return Number((await listAt(caller, '/customer/list?keyword=JG000002')).list[0]?.cardLeft);
      const { data } = await caller.post(shellCalls.homeSummary.path);
      return Number(summarySchema.parse(data).cards.find(({ key }) => key === 'ownCards')?.value);
    };
    const before = await left();
    await cards.put({ ...card, bindDeadline: '2026-06-19' });
    expect(await left()).toBe(before - 1);
  },
);
