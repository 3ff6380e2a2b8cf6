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
