import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { studentTable } from '../expert/studentTable';
import { batchTable } from '../gaokao/batchTable';
import { createTestClient } from '../testClient';

const stage = scoreEndpoints['score/stage'].operations;
const { units } = expertEndpoints['expert/volunteer'].operations;
const shandong = { provinceId: 370000, year: 2026, category: 3 } as const;
const facets = z.object({
  facets: z.object({ tiers: z.array(z.object({ value: z.number(), count: z.number() })) }),
});

/** Score tables from 695 down, ten candidates a point. */
function rows(each: number) {
  return Array.from({ length: 400 }, (_, at) => ({
    ...{ score: 695 - at, open: at === 0 ? 1 : 0, count: each, cum: each * (at + 1) },
  }));
}

test('[Q5] [E3] a published score table ranks students without a rank, and corrects ranks that it gave', async () => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const students = await mockServer.table(studentTable);
  const [one, typed] = students.all().filter(({ provinceId, category, score, scoreType }) => {
    return provinceId === shandong.provinceId && category === 3 && score !== null && scoreType !== 2;
  });
  if (!one || !typed) throw new Error('山东 has no two students with scores');
  await students.put({ ...one, score: 600, rank: null });
  await students.put({ ...typed, score: 600, rank: 12_345 });
  const rankNow = () => [one, typed].map(({ id }) => students.get(id)?.rank);
  const send = (each: number) =>
    admin.post(stage.import.path, { ...shandong, mode: 1, rows: rows(each), published: 1, force: 1 });
  expect((await send(1000)).code).toBe(20000);
  expect(rankNow()).toEqual([96_000, 12_345]);
  expect((await send(500)).code).toBe(20000);
  expect(rankNow()).toEqual([48_000, 12_345]);
  const batch = (await mockServer.table(batchTable))
    .all()
    .find((row) => row.provinceId === shandong.provinceId && row.main === 1 && row.year === shandong.year);
  const { data } = await admin.post(units.path, { userId: one.id, batchId: batch?.id, page: 1, limit: 20 });
  const counts = facets.parse(data).facets.tiers.filter(({ value }) => value !== 9);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
});
