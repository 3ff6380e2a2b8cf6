import { expect, test } from 'vitest';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { configs } from './config';
import { systemEndpoints } from './endpoints';

test('[CALL-3] 刷新缓存 asks the server by DELETE to read the parameters again', async () => {
  const visit = await openView(configs);
  const list = listPage(visit, configs);
  await list.ready();
  await list.toolbar.getByRole('button', { name: '刷新缓存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 刷新缓存成功']);
  const [request] = visit.mockServer.requests.of(systemEndpoints['system/config'].operations.refresh.path);
  expect(request?.method).toBe('DELETE');
});
