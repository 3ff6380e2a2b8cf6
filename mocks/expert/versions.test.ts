import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { readTable } from '@/resources/expert/workbench/model/readTable';
import { itemOf } from '@/src/gaokao/difference';
import { createTestClient } from '../testClient';
import { formatTime } from '../time';
import { type VolunteerRow, volunteerTable } from './volunteerTable';

const { versions, restore, save, status } = expertEndpoints['expert/volunteer'].operations;
const { open, review } = expertEndpoints['expert/table'].operations;
const listed = z.array(z.object({ version: z.number(), saveType: z.string(), count: z.number() }));

test('[E3] 历史 holds what a table was before its first save, and leads back to it', async () => {
  const admin = await createTestClient().as('admin');
  const read = async () => readTable((await admin.post(open.path, { id: 501 })).data) ?? expect.unreachable();
  const history = async () => listed.parse((await admin.post(versions.path, { id: 501 })).data);
  const { id, userId, provinceId, year, batchId, mode, planNo, version, items } = await read();
  const seeded = [
    { version, saveType: 'manual', count: 32 },
    { version: 1, saveType: 'manual', count: 28 },
  ];
  expect(await history()).toEqual(seeded);
  const about = { id, userId, provinceId, year, batchId, mode, planNo, baseVersion: version };
  const rows = items.map(itemOf);
  await admin.post(save.path, { ...about, saveType: 'auto', items: rows.slice(0, 5) });
  expect(await history()).toEqual([{ version: version + 1, saveType: 'auto', count: 5 }, ...seeded]);
  await admin.post(restore.path, { id, version, baseVersion: version + 1 });
  expect((await read()).items.map(itemOf)).toEqual(rows);
  expect((await history()).slice(-2)).toEqual(seeded);
});

test('[E3] a move without a save is a version of its person, time and reason; its rows stay their saver’s', async () => {
  const { as, clock, mockServer } = createTestClient();
  const admin = await as('admin');
  const tables = await mockServer.table(volunteerTable);
  const row = tables.get(501) ?? expect.unreachable();
  const { version, savedAt, savedBy } = await tables.put({ ...row, status: 2, savedBy: '王老师' });
  clock.now += 600_000;
  const now = formatTime(clock.now);
  const move = (body: object) => admin.post(status.path, { id: 501, ...body });
  expect((await move({ status: 3 })).code).toBe(20000);
  expect((await move({ status: 0, reason: '家长要求调整' })).code).toBe(20000);
  await move({ status: 1 });
  await admin.post(review.path, { id: 501, content: '再补两个', result: 0 });
  const { data } = await admin.post(versions.path, { id: 501 });
  const mine = { saveType: 'manual', savedAt: now, savedBy: '林知远', count: 32 };
  expect(data).toMatchObject([
    { ...mine, version: version + 3, summary: '退回：再补两个' },
    { ...mine, version: version + 2, summary: '提交审核' },
    { ...mine, version: version + 1, summary: '重新填报：家长要求调整' },
    { version, saveType: 'final', savedAt, savedBy },
    { version: 1 },
  ]);
  expect(tables.get(501)).toMatchObject({ savedAt, savedBy });
});

test('[E3] a restore is refused in the words of a save: by its table’s state, or after another save', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const tables = await mockServer.table(volunteerTable);
  const row = tables.get(501) ?? expect.unreachable();
  const { version } = row;
  const restored = async (change: Partial<VolunteerRow>, body: object = { baseVersion: version }) => {
    await tables.put({ ...row, ...change });
    return admin.post(restore.path, { id: 501, version: 1, ...body });
  };
  const theirs = { version: version + 1, savedBy: '王老师' };
  expect(await restored(theirs)).toMatchObject({ code: 44444, data: { ...theirs, table: theirs } });
  expect((await restored({ status: 1 })).msg).toBe('志愿表待审核，不能修改');
  expect((await restored({ status: 2 })).msg).toBe('志愿表已定稿');
  expect((await restored({}, {})).msg).toBe('参数错误：baseVersion');
  expect((await restored({})).data).toEqual({ version: version + 2 });
});
