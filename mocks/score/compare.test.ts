import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { createTestClient } from '../testClient';

const { list, check, rerun } = scoreEndpoints['score/compare'].operations;
const stage = scoreEndpoints['score/stage'].operations;

const answer = z.object({
  list: z.array(
    z.looseObject({
      id: z.number(),
      provinceName: z.string(),
      status: z.number(),
      problems: z.number().nullable(),
    }),
  ),
  total: z.number(),
  stat: z.record(z.string(), z.number()),
});

async function asAdmin() {
  const admin = await createTestClient().as('admin');
  const rows = async (filters: object = {}) =>
    answer.parse((await admin.post(list.path, { limit: 100, ...filters })).data);
  return { admin, rows };
}

test('[Q1] a year has 56 rows; in 2026 the tables of 山东, 西藏 and 新疆 are missing', async () => {
  const { rows } = await asAdmin();
  const { list: all, total, stat } = await rows();
  expect([total, stat.all, stat.status0]).toEqual([56, 56, 5]);
  expect(all.filter(({ status }) => status === 0).map(({ provinceName }) => provinceName)).toEqual([
    ...['山东', '西藏', '西藏', '新疆', '新疆'],
  ]);
  const odd = all.filter(({ problems }) => (problems ?? 0) > 0);
  expect(odd.every(({ status }) => status === 2)).toBe(true);
  expect((await rows({ year: 2024 })).total).toBe(56);
  expect((await rows({ status: 0 })).total).toBe(5);
});

test('[Q1] an anomaly needs a remark to be marked as checked', async () => {
  const { admin, rows } = await asAdmin();
  const [odd] = (await rows({ status: 2 })).list;
  const [missing] = (await rows({ status: 0 })).list;
  const refused = { code: 40000, msg: '存在异常，请输入核对说明' };
  expect(await admin.post(check.path, { id: odd?.id, status: 3 })).toMatchObject(refused);
  expect(await admin.post(check.path, { id: missing?.id, status: 3, remark: '无' })).toMatchObject({
    code: 40000,
  });
  await admin.post(check.path, { id: odd?.id, status: 3, remark: '官方数据如此' });
  const after = (await rows({ status: 3 })).list.find(({ id }) => id === odd?.id);
  expect(after).toMatchObject({ remark: '官方数据如此', checkTime: '2026-06-20 12:00:00' });
});

test('[Q1] new data wait for a check, and are compared again', async () => {
  const { admin, rows } = await asAdmin();
  // a comparison takes no real time in this test
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
  const tibet = { provinceId: 540000, year: 2026, category: 1 };
  const lines = [
    { score: 600, open: 1, count: 20, cum: 20 },
    { score: 500, open: 0, count: 30, cum: 50 },
  ];
  const statusOf = async () => (await rows({ provinceId: 540000, category: 1 })).list[0];
  expect(await admin.post(stage.import.path, { ...tibet, mode: 1, rows: lines, force: 1 })).toMatchObject({
    code: 20000,
  });
  expect(await statusOf()).toMatchObject({ status: 1, problems: null, total: 50 });
  const compared = await admin.post(rerun.path, { ids: String((await statusOf())?.id) });
  expect(compared).toMatchObject({ data: { compared: 1, missing: 0 } });
  expect((await statusOf())?.problems).not.toBe(null);
});

test('[Q1] a check that is seeded keeps its time, whenever somebody looks', async () => {
  const { as, clock } = createTestClient();
  const admin = await as('admin');
  const times = async () => {
    const { data } = await admin.post(list.path, { limit: 100, year: 2024 });
    const { list: rows } = z.object({ list: z.array(z.object({ checkTime: z.string() })) }).parse(data);
    return rows.map(({ checkTime }) => checkTime);
  };
  const before = await times();
  expect(before.filter((time) => time !== '').length).toBeGreaterThan(20);
  clock.now += 6_000;
  expect(await times()).toEqual(before);
});
