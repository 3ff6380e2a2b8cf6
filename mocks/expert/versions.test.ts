import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { readTable } from '@/resources/expert/workbench/model/readTable';
import { itemOf } from '@/src/gaokao/difference';
import { createTestClient } from '../testClient';

const { versions, restore, save } = expertEndpoints['expert/volunteer'].operations;
const { open } = expertEndpoints['expert/table'].operations;
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
  await admin.post(restore.path, { id, version });
  expect((await read()).items.map(itemOf)).toEqual(rows);
  expect((await history()).slice(-2)).toEqual(seeded);
});
