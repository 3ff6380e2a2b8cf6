import { expect, test } from 'vitest';
import { configTable } from '../customer/accountConfig';
import { batchTable } from '../gaokao/batchTable';
import { createTestClient } from '../testClient';
import { firstStudentId, studentTable } from './studentTable';
import { volunteerTable } from './volunteerTable';

test('[E3] the limit of a student’s tables counts batches, not the schemes in them', async () => {
  const { mockServer, ...client } = createTestClient();
  const admin = await client.as('admin');
  const { storeId } = (await mockServer.table(studentTable)).get(firstStudentId) ?? expect.unreachable();
  const { batchId } = (await mockServer.table(volunteerTable)).get(501) ?? expect.unreachable();
  const batches = await mockServer.table(batchTable);
  const { provinceId, year } = batches.get(batchId) ?? expect.unreachable();
  const other = batches.find(
    (one) => one.id !== batchId && one.provinceId === provinceId && one.year === year,
  );
  await (await mockServer.table(configTable)).put({ id: storeId, config: { volunteerMax: 1 } });
  const copyTo = async (batch: number) => {
    const { code, msg } = await admin.post('/ssystem-api/api/volunteer/copy', {
      ...{ id: 501, userId: firstStudentId, batchId: batch, planNo: 5 },
    });
    return code === 20000 ? code : msg;
  };
  expect(await copyTo(batchId)).toBe(20000);
  expect(await copyTo(other?.id ?? expect.unreachable())).toBe('该考生志愿表已达上限 1 份');
});

test('[E6] a table is not copied into the batch of another year, which has rules of its own', async () => {
  const { mockServer, ...client } = createTestClient();
  const admin = await client.as('admin');
  const table = (await mockServer.table(volunteerTable)).get(501) ?? expect.unreachable();
  const { userId, batchId, provinceId, year } = table;
  const students = await mockServer.table(studentTable);
  const other = students.find((one) => one.provinceId === provinceId && one.id !== userId);
  const { id } = other ?? expect.unreachable();
  const copy = () =>
    admin.post('/ssystem-api/api/volunteer/copy', { id: 501, userId: id, batchId, planNo: 5 });
  await students.put({ ...(students.get(id) ?? expect.unreachable()), year: year + 1 });
  expect(await copy()).toMatchObject({ code: 40000, msg: '考生与批次不在同一年份' });
});
