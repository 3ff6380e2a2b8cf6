import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';
import { firstStudentId } from './studentTable';

test('[E2] the log has nothing after a value that was emptied', async () => {
  const admin = await createTestClient().as('admin');
  await admin.post('/appv2/api/index/editUser', { id: firstStudentId, rank: null });
  const { data } = await admin.post('/ssystem-api/api/expertFill/log', { id: firstStudentId });
  expect(data).toContainEqual(expect.objectContaining({ field: '位次', from: '18876', to: '' }));
});
