import { expect, test } from 'vitest';
import { complaintsOf, openForm } from '@/src/testing/formPage';
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

test('[SCREEN] the black list is saved empty; other settings need a value', { tags: 'full' }, async () => {
  const visit = await openView(configs, { at: '/edit/6' });
  const form = openForm('编辑参数');
  await form.getByLabelText('备注').fill('暂无名单');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  await visit.go('/edit/3');
  await form.getByLabelText('参数键值').fill('');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form)).toEqual({ configValue: '请输入参数键值' });
});

test('[SCREEN] a setting that is on or off takes true and false alone', { tags: 'full' }, async () => {
  const visit = await openView(configs, { at: '/edit/4' });
  const form = openForm('编辑参数');
  await form.getByLabelText('参数键值').fill('随便');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => complaintsOf(form)).toEqual({ configValue: '请输入 true 或 false' });
  const sent = visit.mockServer.requests.of(systemEndpoints['system/config'].operations.update.path);
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});
