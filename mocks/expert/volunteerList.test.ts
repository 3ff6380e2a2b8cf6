import { expect, test } from 'vitest';
import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { lineOf } from '@/src/gaokao/chance';
import { batchTable } from '../gaokao/batchTable';
import { createTestClient } from '../testClient';
import { formatTime } from '../time';
import { firstStudentId, studentTable } from './studentTable';
import { volunteerTable } from './volunteerTable';

const { path } = expertEndpoints['expert/volunteer'].operations.list;
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
