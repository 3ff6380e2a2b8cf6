import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { allowOnly } from '../allowOnly';
import { createTestClient } from '../testClient';

const calls = scoreEndpoints['score/batch'].operations;
const hunan = { provinceId: 430000, year: 2026 };
const answer = z.object({
  data: z.array(z.looseObject({ id: z.number(), main: z.number(), mode: z.number() })),
});

async function open() {
  const admin = await createTestClient().as('admin');
  const batches = async () => answer.parse(await admin.post(calls.batches.path, hunan)).data;
  return { admin, batches };
}

test('[Q4] a mode with dependent tables asks, then changes for those that follow the province', async () => {
  const { admin, batches } = await open();
  const body = { ...hunan, subjectType: 3, mode: 3 };
  const asked = await admin.post(calls.changeProvinceMode.path, body);
  expect(asked).toMatchObject({ code: 601, msg: expect.stringMatching(/^该省份已有 \d+ 张志愿表/) });
  expect((await batches()).every(({ mode }) => mode === 2)).toBe(true);
  await admin.post(calls.changeProvinceMode.path, { ...body, force: 1 });
  expect((await batches()).every(({ mode }) => mode === 3)).toBe(true);
});

test('[Q4] 传统文理 with 院校专业组 is asked about: it does not exist', async () => {
  const { admin } = await open();
  const body = { provinceId: 540000, year: 2026, subjectType: 1, mode: 2 };
  expect(await admin.post(calls.changeProvinceMode.path, body)).toMatchObject({
    code: 601,
    msg: expect.stringMatching(/^该组合在真实招生中不存在，确定保存？/),
  });
});

test('[Q4] batches are saved as a whole: new, changed and removed; one with tables stays', async () => {
  const { admin, batches } = await open();
  const before = await batches();
  const main = before.find((batch) => batch.main === 1);
  const save = (configs: readonly object[]) => admin.post(calls.saveBatches.path, { ...hunan, configs });
  expect(await save(before.filter((batch) => batch.main === 0))).toMatchObject({ msg: '请选择一个主批次' });
  const others = before
    .filter(({ id }) => id !== main?.id)
    .map((batch, index) => ({ ...batch, main: index === 0 ? 1 : 0 }));
  expect(await save(others)).toMatchObject({
    code: 40000,
    msg: expect.stringMatching(/^该批次已有 \d+ 张志愿表，不能删除$/),
  });
  const kept = before.filter(({ name }) => name !== '特殊类型志愿');
  const { id: _id, ...added } = { ...before[0], name: '征集志愿', main: 0 };
  expect(await save([...kept, added])).toMatchObject({ code: 20000 });
  expect((await batches()).map(({ name }) => name)).toEqual([...kept.map(({ name }) => name), '征集志愿']);
});

test('[Q4] a refused removal of one batch leaves the others as they were', async () => {
  const { admin, batches } = await open();
  const before = await batches();
  const last = before.slice(-1).map((batch) => ({ ...batch, main: 1 }));
  expect(await admin.post(calls.saveBatches.path, { ...hunan, configs: last })).toMatchObject({
    code: 40000,
    msg: expect.stringMatching(/^该批次已有 \d+ 张志愿表，不能删除$/),
  });
  expect(await batches()).toEqual(before);
});

test('[Q4] all doubts about a mode are told at once', async () => {
  const { admin } = await open();
  const xinjiang = { provinceId: 650000, year: 2026 };
  const rows = answer.parse(await admin.post(calls.batches.path, xinjiang)).data;
  const main = rows.find((batch) => batch.main === 1);
  const told = {
    code: 601,
    msg: expect.stringMatching(/^该组合在真实招生中不存在，.+？该.{2}已有 \d+ 张志愿表/),
  };
  const ofProvince = { ...xinjiang, subjectType: 1, mode: 2 };
  expect(await admin.post(calls.changeProvinceMode.path, ofProvince)).toMatchObject(told);
  const ofBatch = { batchId: main?.id, mode: 2, maxChoices: 18, maxMajors: 6 };
  expect(await admin.post(calls.changeBatchMode.path, ofBatch)).toMatchObject(told);
  const configs = rows.map((batch) => (batch === main ? { ...batch, mode: 2, modeOwn: 1 } : batch));
  expect(await admin.post(calls.saveBatches.path, { ...xinjiang, configs })).toMatchObject(told);
});

test('[Q4] a new batch with another mode than its province keeps it', async () => {
  const { admin, batches } = await open();
  const before = await batches();
  const { id: _id, ...copy } = { ...before[0], name: '征集志愿', main: 0, mode: 3, modeOwn: 0 };
  await admin.post(calls.saveBatches.path, { ...hunan, configs: [...before, copy] });
  expect((await batches()).at(-1)).toMatchObject({ name: '征集志愿', mode: 3, modeOwn: 1 });
  const body = { ...hunan, subjectType: 3, mode: 1, force: 1 };
  expect(await admin.post(calls.changeProvinceMode.path, body)).toMatchObject({ data: { ownBatches: 1 } });
  expect((await batches()).map(({ mode }) => mode)).toEqual([...before.map(() => 1), 3]);
});

test('[Q4] batches are not saved with another mode by those who may not change modes', async () => {
  const { mockServer, as } = createTestClient();
  await allowOnly(mockServer, 'yunying', ['score:batch:list', 'score:batch:edit']);
  const editor = await as('yunying');
  const before = answer.parse(await editor.post(calls.batches.path, hunan)).data;
  const save = (configs: readonly object[]) =>
    editor.post(calls.saveBatches.path, { ...hunan, configs, force: 1 });
  expect(await save(before)).toMatchObject({ code: 20000 });
  const changed = before.map((batch) => ({ ...batch, mode: 3, modeOwn: 1 }));
  expect(await save(changed)).toMatchObject({ code: 40301 });
});

test('[Q4] labels are synchronised for the colleges of the province, once; two names stay unknown', async () => {
  const { admin } = await open();
  const outcome = z.object({
    updated: z.number(),
    unchanged: z.number(),
    missing: z.array(z.looseObject({})),
  });
  // a synchronisation takes no real time in this test
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
  const sync = async () =>
    outcome.parse((await admin.post(calls.syncLabels.path, { provinceId: 430000 })).data);
  const first = await sync();
  expect(first.missing).toHaveLength(2);
  expect(first.updated).toBeGreaterThan(0);
  expect(await sync()).toMatchObject({ updated: 0, unchanged: first.updated + first.unchanged });
});

test('[Q4] [Q5] a full mark below the scores of a table or of a line is refused', async () => {
  const { admin } = await open();
  const save = (id: number, fullMark: number) => admin.post(calls.saveProvince.path, { id, fullMark });
  expect(await save(430000, 300)).toMatchObject({
    code: 40000,
    msg: expect.stringMatching(/^已有 (\d+) 分的一分一段表，满分不能低于 \1$/),
  });
  expect(await save(430000, 760)).toMatchObject({ code: 20000 });
  expect(await save(540000, 100)).toMatchObject({
    code: 40000,
    msg: expect.stringMatching(/^已有 (\d+) 分的控制线，满分不能低于 \1$/),
  });
});

test('[Q4] the full mark of every province is above its scores', async () => {
  const { admin } = await open();
  const answer = await admin.post(calls.list.path, { year: 2026, page: 1, limit: 40 });
  const { data } = z
    .object({ data: z.object({ list: z.array(z.looseObject({ id: z.number(), fullMark: z.number() })) }) })
    .parse(answer);
  expect(data.list).toHaveLength(31);
  for (const { id, fullMark } of data.list)
    expect(await admin.post(calls.saveProvince.path, { id, fullMark })).toMatchObject({ code: 20000 });
});
