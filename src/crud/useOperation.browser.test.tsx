import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { managementEndpoints } from '@/resources/management/endpoints';
import { teamMemos } from '@/resources/management/memo/teamMemos';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

const { list: listed, update, adjust, remove } = devEndpoints['dev/sample'].operations;

/** Opens the batch remark on one record, with its text typed. */
async function openRemark() {
  const visit = await openView(samples);
  const list = listPage(visit, samples);
  await list.ready();
  const [id = ''] = list.ids();
  await list.withId(id).getByRole('checkbox').click();
  await page.getByRole('button', { name: '批量备注' }).click();
  const dialog = page.getByRole('dialog', { name: '批量备注（1 条）' });
  await dialog.getByLabelText('备注').fill('年底盘点');
  return { mockServer: visit.mockServer, notifications: visit.notifications, dialog };
}

test('[CODE-5] a refused call can be sent again at once, while its rows are still being read', async () => {
  const { mockServer, notifications, dialog } = await openRemark();
  const refusal = { kind: 'code', code: 40000, msg: '库存盘点中', times: 1 } as const;
  mockServer.faults.inject({ ...refusal, path: update.path });
  mockServer.faults.inject({ kind: 'hold', path: listed.path });
  const before = mockServer.requests.of(listed.path).length;
  const confirm = dialog.getByRole('button', { name: '确定' });
  await confirm.click();
  await expect.poll(() => notifications).toEqual(['error: 库存盘点中']);
  await expect.poll(() => mockServer.requests.of(listed.path).length).toBe(before + 1);
  await confirm.click();
  await expect.poll(() => mockServer.requests.of(update.path)).toHaveLength(2);
  mockServer.faults.clear();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[CODE-9] after a write without an answer the rows are read again', { tags: 'full' }, async () => {
  const { mockServer, notifications, dialog } = await openRemark();
  mockServer.faults.inject({ kind: 'lost', path: update.path, times: 1 });
  const before = mockServer.requests.of(listed.path).length;
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => notifications).toEqual([expect.stringContaining('可能已写入')]);
  await expect.poll(() => mockServer.requests.of(listed.path).length).toBe(before + 1);
});

test('[CODE-9] after an action’s dialog without an answer the rows are read again', {
  tags: 'full',
}, async () => {
  const visit = await openView(samples);
  const list = listPage(visit, samples);
  await list.ready();
  await list.act(list.rows.first(), '加价');
  const dialog = page.getByRole('dialog', { name: '加价：' });
  await dialog.getByLabelText('加价金额').fill('12.5');
  await dialog.getByRole('button', { name: '供货价上调' }).click();
  await dialog.getByLabelText('登录密码').fill('admin123');
  visit.mockServer.faults.inject({ kind: 'lost', path: adjust.path, times: 1 });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('未收到处理结果')).toBeVisible();
  await expect.poll(() => visit.mockServer.requests.of(listed.path).length).toBe(2);
});

test('[CODE-9] after a row’s action without an answer the rows are read again', {
  tags: 'full',
}, async () => {
  const { status, list: memos } = managementEndpoints['management/memo'].operations;
  const visit = await openView(teamMemos, { at: '?status=0' });
  const list = listPage(visit, teamMemos);
  await list.ready();
  visit.mockServer.faults.inject({ kind: 'lost', path: status.path, times: 1 });
  await list.act(list.rows.first(), '开始');
  await expect.poll(() => visit.notifications).toEqual([expect.stringContaining('可能已写入')]);
  await expect.poll(() => visit.mockServer.requests.of(memos.path).length).toBe(2);
});

test('[CODE-9] a row whose deletion got no answer leaves the list, which is read again', {
  tags: 'full',
}, async () => {
  const visit = await openView(samples);
  const list = listPage(visit, samples);
  await list.ready();
  const [id = ''] = list.ids();
  visit.mockServer.faults.inject({ kind: 'lost', path: remove.path, times: 1 });
  await list.act(list.withId(id), '删除');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.element(list.withId(id)).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([expect.stringContaining('可能已写入')]);
});

test('[CODE-9] a save without an answer keeps the form, and the list below is read again', {
  tags: 'full',
}, async () => {
  const visit = await openView(samples, { at: '/edit/1' });
  const form = page.getByRole('dialog', { name: /^编辑示例：/ });
  await form.getByLabelText('名称').fill('年底盘点');
  visit.mockServer.faults.inject({ kind: 'lost', path: update.path, times: 1 });
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(listPage(visit, samples).row('年底盘点')).toBeVisible();
  await expect.element(form.getByLabelText('名称')).toHaveValue('年底盘点');
});
