import { expect, test } from 'vitest';
import { systemEndpoints } from '@/resources/system/endpoints';
import { createTestClient } from '../testClient';
import { accountTable } from './accountTable';

const { update } = systemEndpoints['system/organization'].operations;

test('[H5] only staff of the platform becomes head of an organization; one who left stays its head', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const lead = async (leaderId: number) => (await admin.post(update.path, { id: 2, leaderId })).msg;
  expect(await lead(8)).toBe('success');
  // nobody, and somebody of an institution
  for (const id of [999_999, 6]) expect(await lead(id)).toBe('数据不存在或已被删除');
  await (await mockServer.table(accountTable)).remove(8);
  expect(await lead(8)).toBe('success');
});
