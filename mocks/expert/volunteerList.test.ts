import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { lineOf } from '@/src/gaokao/chance';
import { readTable } from '@/src/lib/sheet/readTable';
import { batchTable } from '../gaokao/batchTable';
import { createTestClient } from '../testClient';
import { formatTime } from '../time';
import { firstStudentId, studentTable } from './studentTable';
import { volunteerTable } from './volunteerTable';

const { list: listing, export: exporting } = expertEndpoints['expert/volunteer'].operations;
const { path } = listing;
const shape = z.object({ list: z.array(z.looseObject({ errors: z.number(), warns: z.number() })) });

test('[E6] the list computes its chances itself: a change of the score makes none of them old (W13)', async () => {
  const { as, mockServer, clock } = createTestClient();
  const admin = await as('admin');
  const read = async () =>
    shape.parse((await admin.post(path, { keyword: '陈同学', isMain: 1 })).data).list[0] ??
    expect.unreachable();
  const { errors, warns } = await read();
  const students = await mockServer.table(studentTable);
  clock.now += 60_000;
  const student = students.get(firstStudentId) ?? expect.unreachable();
  await students.put({ ...student, updatedAt: formatTime(clock.now) });
  expect(await read()).toMatchObject({ errors, warns });
});

test('[E6] the seeded tables that are no drafts are of students who reach the line: no other one has rows', async () => {
  const { mockServer } = createTestClient();
  const [students, batches] = [await mockServer.table(studentTable), await mockServer.table(batchTable)];
  const rows = (await mockServer.table(volunteerTable))
    .all()
    .filter(({ status }) => status >= 1 && status <= 3);
  const short = rows.filter(({ userId, batchId }) => {
    const student = students.get(userId) ?? expect.unreachable();
    const line = lineOf(batches.get(batchId) ?? expect.unreachable(), student.category, student.lineVariant);
    return line !== undefined && (student.score ?? 0) < line.score;
  });
  expect(rows).not.toEqual([]);
  expect(short.map(({ name }) => name)).toEqual([]);
});

test('[E6] the tiers of a table in the file add up to its filled rows', async () => {
  const admin = await createTestClient().as('admin');
  const response = await admin.fetch(
    'POST',
    exporting.path,
    'keyword=陈',
    'application/x-www-form-urlencoded',
  );
  const table = await readTable(new File([await response.blob()], '志愿列表.xlsx'), { maxRows: 10_000 });
  if ('refused' in table) return expect.unreachable(table.refused);
  const { head, rows } = table;
  const sums = rows.map(({ cells }) => {
    const of = (name: string) => Number(cells[head.indexOf(name)]);
    return [['冲', '稳', '保', '险', '无数据'].reduce((sum, tier) => sum + of(tier), 0), of('已填')];
  });
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.filter(([sum, filled]) => sum !== filled)).toEqual([]);
});
