import { expect, test } from 'vitest';
import { z } from 'zod';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { checkStage } from '@/src/gaokao/checkStage';
import { createTestClient } from '../testClient';

const calls = scoreEndpoints['score/stage'].operations;
const scoreRow = z.object({ score: z.number(), count: z.number(), cum: z.number() });
const hunan = { provinceId: 430000, year: 2026, category: 4 };
const rows = [
  { score: 600, open: 1, count: 2000, cum: 2000 },
  { score: 599, open: 0, count: 130, cum: 2130 },
];

test('[Q5] an imported table answers the next look-up; a withdrawn one does not', async () => {
  const admin = await createTestClient().as('admin');
  const look = () => admin.post(calls.info.path, { ...hunan, score: 599 });
  expect(await look()).toMatchObject({ data: { rankBest: 18877 } });
  const imported = await admin.post(calls.import.path, { ...hunan, mode: 1, rows, force: 1 });
  expect(imported).toMatchObject({ code: 20000, data: { saved: 2 } });
  expect(await look()).toMatchObject({ data: { rank: 2130, rankBest: 2001, total: 2130 } });
  await admin.post(calls.update.path, { ...hunan, published: 0, force: 1 });
  expect(await look()).toMatchObject({ data: { rank: null, total: null } });
});

test('[Q5] sums that do not fit, double scores and too many lines are refused', async () => {
  const admin = await createTestClient().as('admin');
  const send = (wrong: readonly object[]) =>
    admin.post(calls.import.path, { ...hunan, mode: 1, rows: wrong });
  const [first, second] = rows;
  expect(await send([{ ...first }, { ...second, cum: 2125 }])).toMatchObject({
    code: 40000,
    msg: '存在 1 处错误，不能导入',
  });
  expect(await send([...rows, ...rows])).toMatchObject({ code: 40000 });
  expect(await send([{ ...first, score: 751 }])).toMatchObject({ msg: '分数须为 0–750 的整数' });
  expect(await send(Array.from({ length: 5001 }, () => first ?? {}))).toMatchObject({ msg: '行数超过 5000' });
});

test('[Q5] only the first line of a table is open, also where lines are added to it', async () => {
  const admin = await createTestClient().as('admin');
  const send = (mode: 1 | 2, sent: readonly object[]) =>
    admin.post(calls.import.path, { ...hunan, mode, rows: sent, force: 1 });
  const [first, second] = rows;
  const refused = { code: 40000, msg: '只有首行可以是及以上' };
  expect(await send(1, [{ ...first }, { ...second, open: 1 }])).toMatchObject(refused);
  expect(await send(1, rows)).toMatchObject({ code: 20000 });
  expect(await send(2, [{ score: 598, open: 1, count: 70, cum: 2200 }])).toMatchObject(refused);
});

test('[Q5] a corrected line changes the sums below; a wrong sum names the right one', async () => {
  const admin = await createTestClient().as('admin');
  await admin.post(calls.import.path, { ...hunan, mode: 1, rows, force: 1 });
  const id = 4320264600;
  expect(await admin.post(calls.update.path, { id: id - 1, count: 131, cum: 2130 })).toMatchObject({
    msg: '累计人数应为 2131',
  });
  expect(await admin.post(calls.update.path, { id, count: 50, cum: 20 })).toMatchObject({
    msg: '累计人数应为 50',
  });
  await admin.post(calls.update.path, { id, count: 2010, cum: 2010 });
  expect(await admin.post(calls.list.path, hunan)).toMatchObject({
    data: { list: [{ cum: 2010 }, { cum: 2140 }], total: 2, summary: { total: 2140, top: 600, bottom: 599 } },
  });
});

test('[Q2] the draft of 山东 has one wrong sum', async () => {
  const admin = await createTestClient().as('admin');
  const draft = { provinceId: 370000, year: 2026, category: 3 };
  const answer = await admin.post(calls.list.path, { ...draft, limit: 1000 });
  expect(answer).toMatchObject({ data: { summary: { published: 0 } } });
  const { list } = z.object({ list: z.array(scoreRow) }).parse(answer.data);
  expect(checkStage(list).map(({ code, score: at }) => `${code} ${at}`)).toEqual(['D2 600']);
});
