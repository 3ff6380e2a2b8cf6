import { expect, test } from 'vitest';
import { z } from 'zod';
import { batchTable } from '../gaokao/batchTable';
import { createTestClient } from '../testClient';
import { firstStudentId, studentTable } from './studentTable';
import { type VolunteerRow, volunteerTable } from './volunteerTable';

const volunteer = '/ssystem-api/api/volunteer';
const index = '/appv2/api/index';
const [main, second] = [501, 9001] as const;

const flag = z.literal([0, 1]);
const opened = z.object({
  ...{ id: z.number(), userId: z.number(), provinceId: z.number(), year: z.number(), batchId: z.number() },
  ...{ mode: z.number(), planNo: z.number(), name: z.string(), isMain: flag, version: z.number() },
});

/** The demonstration's student with a second scheme in the main batch, and a table in another batch. */
async function open() {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  const tables = await mockServer.table(volunteerTable);
  const students = await mockServer.table(studentTable);
  const seeded = tables.get(main) ?? expect.unreachable();
  const first = await tables.put({ ...seeded, recipe: null, items: [] });
  const { provinceId, year, batchId } = first;
  const other = (await mockServer.table(batchTable)).find(
    (batch) => batch.provinceId === provinceId && batch.year === year && batch.id !== batchId,
  );
  for (const row of tables.all())
    if (row.userId === firstStudentId && row.id !== main) await tables.remove(row.id);
  await tables.put({ ...first, id: second, planNo: 2, isMain: 0 });
  await tables.put({ ...first, id: 9002, batchId: other?.id ?? expect.unreachable(), status: 2 });
  const change = async (id: number, changes: Partial<VolunteerRow>) => {
    await tables.put({ ...(tables.get(id) ?? expect.unreachable()), ...changes });
  };
  const stand = async (fillStatus: number) => {
    await students.put({ ...(students.get(firstStudentId) ?? expect.unreachable()), fillStatus });
  };
  const fillStatus = () => students.get(firstStudentId)?.fillStatus;
  const rename = (id: number, name: string) => admin.post(`${volunteer}/edit`, { id, name });
  const makeMain = (id: number) => admin.post(`${volunteer}/edit`, { id, isMain: 1 });
  const move = (id: number, status: number) =>
    admin.post(`${volunteer}/status`, { id, status, reason: '分数更正' });
  const copy = (id: number, planNo: number) => admin.post(`${volunteer}/copy`, { id, planNo });
  const blank = async (planNo: number) => {
    const { data } = await admin.post(`${index}/zyInfo`, { userId: firstStudentId, batchId, planNo });
    return opened.parse(data);
  };
  /** Saves a scheme by itself as it stands, the first time or again. */
  const begin = async (planNo: number, sent: object = {}) => {
    const { version, ...place } = await blank(planNo);
    const body = { ...place, baseVersion: version, saveType: 'auto', items: [], ...sent };
    return admin.post(`${index}/zySave`, body);
  };
  return { tables, change, stand, fillStatus, rename, makeMain, move, copy, blank, begin };
}

test('[E3] another scheme becomes the main one where the main one is void; the last one stays it', async () => {
  const { tables, move } = await open();
  expect(await move(main, 9)).toMatchObject({ code: 20000 });
  expect(tables.get(main)).toMatchObject({ status: 9, isMain: 0 });
  expect(tables.get(second)).toMatchObject({ status: 0, isMain: 1 });
  expect(await move(second, 9)).toMatchObject({ code: 20000 });
  expect(tables.get(second)).toMatchObject({ status: 9, isMain: 1 });
});

test('[E3] a void scheme does not become the main one, and hands that on to a new one', async () => {
  const { tables, move, makeMain, copy } = await open();
  await move(second, 9);
  expect(await makeMain(second)).toMatchObject({ code: 40000, msg: '志愿表已作废' });
  expect(tables.get(main)).toMatchObject({ isMain: 1 });
  await move(main, 9);
  expect(await copy(main, 3)).toMatchObject({ code: 20000 });
  const mains = tables.all().filter(({ userId, batchId, isMain }) => {
    return userId === firstStudentId && batchId === tables.get(main)?.batchId && isMain === 1;
  });
  expect(mains).toMatchObject([{ planNo: 3, status: 0 }]);
});

test('[E3] a new blank scheme, whatever its number, takes nothing from the main one', async () => {
  const { tables, change, move, blank, begin } = await open();
  await move(main, 9);
  await change(second, { status: 2 });
  expect(await blank(1)).toMatchObject({ version: 0, isMain: 0 });
  for (const planNo of [1, 3, 1]) expect(await begin(planNo, { isMain: 1 })).toMatchObject({ code: 20000 });
  expect(tables.get(second)).toMatchObject({ status: 2, isMain: 1 });
});

test('[E3] the first scheme of a batch is its main one, whatever its number', async () => {
  const { tables, move, blank, begin } = await open();
  for (const id of [main, second]) await move(id, 9);
  expect(await blank(4)).toMatchObject({ isMain: 1 });
  expect(await begin(4)).toMatchObject({ code: 20000 });
  expect(tables.get(second)).toMatchObject({ isMain: 0 });
});

test('[E1] [E3] a student is 已定稿 once a final scheme is the main one, and 填报中 once a draft is', async () => {
  const { change, stand, fillStatus, makeMain } = await open();
  await change(second, { status: 2 });
  await stand(2);
  await makeMain(second);
  expect(fillStatus()).toBe(4);
  await makeMain(main);
  expect(fillStatus()).toBe(2);
});

test('[E1] a final scheme that takes the place of a void one makes its student 已定稿', async () => {
  const { change, stand, fillStatus, move } = await open();
  await change(second, { status: 2 });
  await stand(2);
  await move(main, 9);
  expect(fillStatus()).toBe(4);
});

test('[E1] 重新填报 of the main table alone takes a student back to 填报中', async () => {
  const { change, stand, fillStatus, move } = await open();
  await change(main, { status: 2 });
  await change(second, { status: 2 });
  await stand(5);
  for (const id of [9002, second]) {
    expect(await move(id, 0)).toMatchObject({ code: 20000 });
    expect(fillStatus()).toBe(5);
  }
  await move(main, 0);
  expect(fillStatus()).toBe(2);
});

test('[E3] a new scheme takes the first usual name that no other one of its batch was given', async () => {
  const { rename, copy, blank } = await open();
  await rename(second, '湖南本科批-方案三');
  expect([(await blank(3)).name, (await blank(4)).name]).toEqual(['湖南本科批-方案二', '湖南本科批-方案四']);
  expect(await copy(main, 3)).toMatchObject({ code: 20000 });
  expect(await blank(3)).toMatchObject({ name: '湖南本科批-方案二', version: 1 });
});

test('[E3] a scheme gets no name of another one in its batch, and may keep its own', async () => {
  const { rename } = await open();
  expect(await rename(second, '冲刺方案')).toMatchObject({ code: 20000 });
  expect(await rename(main, '冲刺方案')).toMatchObject({ code: 40000, msg: '已有同名方案' });
  expect(await rename(second, '冲刺方案')).toMatchObject({ code: 20000 });
});
