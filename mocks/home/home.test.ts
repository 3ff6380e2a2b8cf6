import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { allowOnly } from '../allowOnly';
import { storeTable } from '../customer/storeTable';
import { studentTable } from '../expert/studentTable';
import { cardTable } from '../management/card/cardTables';
import { countdownTable } from '../score/countdown';
import { accountTable } from '../system/accountTable';
import { type Caller, createTestClient } from '../testClient';
import { formatDay } from '../time';
import { nextExam } from './summary';

const summary = z.object({
  examDate: z.string(),
  days: z.number(),
  tips: z.string(),
  cards: z.array(
    z.object({
      key: z.string(),
      value: z.union([z.number(), z.string()]),
      compare: z.string(),
      path: z.string(),
    }),
  ),
});
const figures = z.object({
  sum: z.object({ amount: z.string(), newUsers: z.number(), orders: z.number() }),
});
const summaryOf = async (caller: Caller) =>
  summary.parse((await caller.post(shellCalls.homeSummary.path)).data);

test('cards count the rows of the institutions, and follow them', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const before = await summaryOf(admin);
  const stores = await mockServer.table(storeTable);
  expect(before.cards[0]).toMatchObject({
    key: 'stores',
    value: stores.all().length,
    path: '/customer/list',
  });
  const store = stores.get(9);
  if (!store) throw new Error('institution 9 is missing');
  await stores.put({ ...store, deleteTime: '2026-06-20 11:00:00' });
  const after = await summaryOf(admin);
  expect(after.cards[0]).toMatchObject({ value: stores.all().length - 1, compare: '其中停用 2 家' });
});

test('new institutions are counted for this month and the month before', async () => {
  const { as, mockServer } = createTestClient();
  const countIn = async (month: string) =>
    (await mockServer.table(storeTable)).all().filter(({ createTime }) => createTime.startsWith(month))
      .length;
  const { cards } = await summaryOf(await as('yunying'));
  expect(cards[1]).toMatchObject({
    key: 'newStores',
    value: await countIn('2026-06'),
    compare: `上月 ${await countIn('2026-05')} 家`,
  });
});

test('users without the right to list institutions get no card of them; all users get the countdown', async () => {
  const { as } = createTestClient();
  expect(await summaryOf(await as('xinren'))).toMatchObject({ cards: [], examDate: '2027-06-07', days: 352 });
});

test('[A3] figures of the day and the month are those of the figures by date', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const { cards } = await summaryOf(admin);
  const { operations } = systemEndpoints['system/user-date'];
  const today = formatDay(mockServer.now());
  const sumOf = async (begin: string) =>
    figures.parse((await admin.post(operations.list.path, { begin, end: today, unit: 'day' })).data).sum;
  const cardValue = (key: string) => cards.find((card) => card.key === key)?.value;
  expect(cardValue('monthAmount')).toBe((await sumOf(`${today.slice(0, 7)}-01`)).amount);
  const { newUsers, orders } = await sumOf(today);
  expect([cardValue('newUsers'), cardValue('newOrders')]).toEqual([newUsers, orders]);
});

test.each([
  ['2026-06-01T10:00:00+08:00', '2026-06-07', 6],
  ['2026-06-07T00:30:00+08:00', '2026-06-07', 0],
  ['2026-06-10T23:00:00+08:00', '2026-06-07', 0],
  ['2026-06-11T00:00:00+08:00', '2027-06-07', 361],
])('the exam that comes next after %s', (now, examDate, days) => {
  expect(nextExam([], Date.parse(now))).toEqual({ examDate, days });
});

test('[A3] an institution gets its own balance and cards, as their lists have them, and its own part of the curve', async () => {
  const { as, mockServer } = createTestClient();
  const [own, admin] = [await as('jigou'), await as('admin')];
  const { cards } = await summaryOf(own);
  const balances = z.object({ list: z.array(z.looseObject({ total: z.string() })) });
  const { list } = balances.parse(
    (
      await own.post(financeEndpoints['finance/financial-balance'].operations.list.path, {
        page: 1,
        limit: 10,
      })
    ).data,
  );
  const idle = (await mockServer.table(cardTable))
    .all()
    .filter((row) => row.storeId === 2 && row.status === 1);
  expect(cards.map(({ key, value }) => [key, value])).toEqual(
    expect.arrayContaining([
      ['ownBalance', list[0]?.total],
      ['ownCards', idle.length],
    ]),
  );
  expect((await summaryOf(admin)).cards.map(({ key }) => key)).not.toContain('ownBalance');
  const users = async (caller: Caller) =>
    trend.parse((await caller.post(shellCalls.homeTrend.path, { days: 7 })).data).list.at(-1)?.users ?? 0;
  expect(await users(own)).toBeLessThan((await users(admin)) / 2);
});

test('an account without a role is a to-do until it has one', async () => {
  const { as, mockServer } = createTestClient();
  const rows = z.array(z.looseObject({ key: z.string() }));
  const todos = async (name: string) =>
    rows
      .parse((await (await as(name)).post(shellCalls.homeTodo.path)).data)
      .filter(({ key }) => key === 'newAccounts');
  expect(await todos('admin')).toMatchObject([
    { key: 'newAccounts', count: 1, path: '/system/user?roleId=0', permission: 'system:user:list' },
  ]);
  expect(await todos('yunying')).toEqual([]);
  const accounts = await mockServer.table(accountTable);
  const newcomer = accounts.find(({ userName }) => userName === 'xinren');
  if (!newcomer) throw new Error('xinren is missing');
  await accounts.put({ ...newcomer, roleIds: [3] });
  expect(await todos('admin')).toEqual([]);
});

const trend = z.object({
  demo: z.literal(1),
  list: z.array(z.object({ date: z.string(), users: z.number(), amount: z.string() })),
});

test('the trend ends today, is the same on every call, and swells in the filling season', async () => {
  const { as, clock } = createTestClient();
  const caller = await as('caiwu');
  const of = async (days: number) =>
    trend.parse((await caller.post(shellCalls.homeTrend.path, { days })).data).list;
  const week = await of(7);
  expect(week.map(({ date }) => date.slice(5))).toEqual([
    ...['06-14', '06-15', '06-16', '06-17', '06-18', '06-19', '06-20'],
  ]);
  const quarter = await of(90);
  expect(quarter.slice(-7)).toEqual(week);
  expect(week.at(-1)?.amount).toMatch(/^\d+\.\d{2}$/);
  clock.now = Date.parse('2026-12-01T12:00:00+08:00');
  const [winter] = await of(7);
  expect(week.at(-1)?.users).toBeGreaterThan(4 * (winter?.users ?? Number.POSITIVE_INFINITY));
  expect((await caller.post(shellCalls.homeTrend.path, { days: 8 })).code).toBe(40000);
});

test('the trend needs the right to list institutions or finances, the ranking the former', async () => {
  const { as } = createTestClient();
  const codes = async (name: string) => {
    const caller = await as(name);
    const trendResponse = await caller.post(shellCalls.homeTrend.path, { days: 7 });
    const rankResponse = await caller.post(shellCalls.homeProvinceRank.path, { limit: 3 });
    return [trendResponse.code, rankResponse.code];
  };
  expect(await codes('yunying')).toEqual([20000, 20000]);
  expect(await codes('caiwu')).toEqual([20000, 20000]);
  expect(await codes('jigou')).toEqual([20000, 40301]);
  expect(await codes('zhuanjia')).toEqual([40301, 40301]);
});

test('the ranking descends', async () => {
  const { as } = createTestClient();
  const { data } = await (await as('admin')).post(shellCalls.homeProvinceRank.path, { limit: 10 });
  const { list } = z.object({ list: z.array(z.object({ users: z.number() })) }).parse(data);
  expect(list).toHaveLength(10);
  expect(list.map(({ users }) => users)).toEqual(list.map(({ users }) => users).sort((a, b) => b - a));
});

test('the windows are moved so that 湖南本科批 closes in eight days; each one’s state follows the clock', async () => {
  const { as, clock } = createTestClient();
  const caller = await as('xinren');
  const hunan = async () => {
    const { data } = await caller.post(shellCalls.homeSeason.path);
    const window = z.object({ province: z.string(), batch: z.string(), end: z.string(), state: z.string() });
    const { list } = z.object({ list: z.array(window) }).parse(data);
    expect(new Set(list.map(({ province }) => province)).size).toBe(31);
    return list.find(({ province, batch }) => province === '湖南' && batch.startsWith('本科批'));
  };
  expect(await hunan()).toMatchObject({ end: '2026-06-28 17:00:00', state: '未开始' });
  clock.now += 5 * 86_400_000;
  expect(await hunan()).toMatchObject({ state: '填报中' });
  clock.now += 4 * 86_400_000;
  expect(await hunan()).toMatchObject({ state: '已截止' });
});

const work = z.array(z.looseObject({ key: z.string(), count: z.number(), path: z.string() }));

test('[A3] students without an expert, appointments of the day and tables to review are to-dos', async () => {
  const { as, mockServer } = createTestClient();
  const waiting = async (name: string) => {
    const rows = work.parse((await (await as(name)).post(shellCalls.homeTodo.path)).data);
    return Object.fromEntries(rows.map(({ key, count, path }) => [key, [count, path]]));
  };
  const students = await mockServer.table(studentTable);
  const open = students.all().filter(({ fillStatus }) => fillStatus === 0);
  const today = '?dateFrom=2026-06-20&dateTo=2026-06-20';
  const before = await waiting('admin');
  expect(before).toMatchObject({
    unassigned: [open.length, '/expert/filling?fillStatus=0'],
    appointments: [expect.any(Number), `/expert/appointment${today}`],
    reviews: [expect.any(Number), '/expert/volunteer?status=1'],
  });
  const [first] = open;
  if (!first) throw new Error('nobody waits for an expert');
  await students.put({ ...first, expertId: 4, fillStatus: 1 });
  expect((await waiting('admin')).unassigned?.[0]).toBe(open.length - 1);
  expect(Object.keys(await waiting('zhuanjia'))).not.toContain('unassigned');
});

test.each(['admin', 'zhuanjia'])(
  '[A3] [E6] the tables to review of %s are as many as the list and the provinces beside it have',
  async (name) => {
    const { as, mockServer } = createTestClient();
    await allowOnly(mockServer, 'zhuanjia', ['expert:volunteer:list', 'expert:volunteer:review']);
    const caller = await as(name);
    const todos = work.parse((await caller.post(shellCalls.homeTodo.path)).data);
    const { list, provinces } = expertEndpoints['expert/volunteer'].operations;
    const { data } = await caller.post(provinces.path, { withCount: 1, status: 1, page: 1, limit: 50 });
    const counts = z.object({ list: z.array(z.looseObject({ tableCount: z.number() })) }).parse(data).list;
    const sum = counts.reduce((total, { tableCount }) => total + tableCount, 0);
    expect(todos.find(({ key }) => key === 'reviews')?.count).toBe(sum);
    expect(await caller.post(list.path, { status: 1, page: 1 })).toMatchObject({ data: { total: sum } });
    expect(await caller.post(provinces.path, { status: 7 })).toMatchObject({ msg: '请选择状态' });
  },
);

test('[A3] the countdown follows the dates of the whole country', async () => {
  const { as, mockServer } = createTestClient();
  const table = await mockServer.table(countdownTable);
  const next = table.find(({ provinceId, year }) => provinceId === 0 && year === 2027);
  if (!next) throw new Error('the exam of 2027 is missing');
  await table.put({ ...next, examStart: '2027-06-05 09:00:00' });
  expect(await summaryOf(await as('xinren'))).toMatchObject({ examDate: '2027-06-05', days: 350 });
});
