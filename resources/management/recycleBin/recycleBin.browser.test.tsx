import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { teamMemoTable } from '@/mocks/management/teamMemoTable';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { idIn, listPage } from '@/src/testing/listPage';
import { setOnline } from '@/src/testing/network';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { teamMemos } from '../memo/teamMemos';
import { recycleBin } from './recycleBin';

const { check, restore, purge, clear } = managementEndpoints['management/recycle-bin'].operations;

async function open(options?: VisitOptions) {
  const visit = await openView(recycleBin, options);
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, recycleBin), sent };
}

test('[G5] a restore is checked before it is confirmed', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  const title = '鼎新升学（旧1）';
  await list.act(list.row(title), '恢复');
  const dialog = page.getByRole('dialog', { name: '恢复' });
  await expect.element(dialog.getByText(`「${title}」可以恢复`)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.row(title)).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 恢复成功']);
  expect(sent(restore.path)).toHaveLength(1);
  // not once more, when the server knows the record no longer
  expect(sent(check.path)).toHaveLength(1);
});

async function openFailedCheck() {
  const opened = await open();
  const { visit, list, sent } = opened;
  await list.ready();
  const title = '鼎新升学（旧1）';
  visit.mockServer.faults.inject({ kind: 'network', path: check.path });
  await list.act(list.row(title), '恢复');
  await expect.poll(() => visit.notifications).toHaveLength(1);
  visit.mockServer.faults.clear();
  const dialog = page.getByRole('dialog', { name: '恢复' });
  return { ...opened, title, dialog, failed: sent(check.path).length };
}

test('[G5] a failed check is made again once the network is back', { tags: 'full' }, async () => {
  const { dialog, title } = await openFailedCheck();
  onTestFinished(() => setOnline(true));
  setOnline(false);
  setOnline(true);
  await expect.element(dialog.getByText(`「${title}」可以恢复`)).toBeVisible();
});

test('[G5] a failed check is not made again for a record that is restored', { tags: 'full' }, async () => {
  const { visit, list, sent, title, dialog, failed } = await openFailedCheck();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.row(title)).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications.slice(1)).toEqual(['success: 恢复成功']);
  expect(sent(check.path)).toHaveLength(failed);
});

test('[G5] a record that its row restores is no longer ticked, the others are', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await list.ready();
  const title = '鼎新升学（旧1）';
  const id = idIn(list.row(title));
  const other = list.ids().find((one) => one !== id) ?? expect.unreachable();
  for (const one of [id, other]) await list.withId(one).getByRole('checkbox').click();
  await list.act(list.row(title), '恢复');
  await page.getByRole('dialog', { name: '恢复' }).getByRole('button', { name: '确定' }).click();
  await expect.element(list.row(title)).not.toBeInTheDocument();
  await expect.element(page.getByText('已选 1 条', { exact: true })).toBeVisible();
  await expect.element(list.withId(other).getByRole('checkbox')).toBeChecked();
});

test('[G5] deleting for good needs the password, which may be typed anew', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  const title = '鼎新升学（旧1）';
  await list.act(list.row(title), '彻底删除');
  const dialog = page.getByRole('dialog', { name: '彻底删除' });
  await expect.element(dialog.getByText('彻底删除后无法恢复，确定删除选中的 1 条数据吗？')).toBeVisible();
  const password = dialog.getByLabelText('登录密码');
  await password.fill('wrong');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('密码不正确').first()).toBeVisible();
  await password.fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.row(title)).not.toBeInTheDocument();
  expect(visit.notifications.at(-1)).toBe('success: 删除成功');
  expect(sent(purge.path)).toHaveLength(2);
});

test('[G5] the bin is emptied with a typed word and the password', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  await list.toolbar.getByRole('button', { name: '清空回收站' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  const word = dialog.getByRole('textbox', { name: '请输入「清空」以确认' });
  await expect.element(word).toHaveAttribute('aria-invalid', 'true');
  expect(sent(clear.path)).toEqual([]);
  await word.fill('清空');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 回收站已清空']);
  await expect.element(list.rows.first()).not.toBeInTheDocument();
  expect(sent(clear.path)).toEqual([{ password: 'admin123' }]);
});

test('[G5] a kind of which nothing was deleted has the number 0', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.ready();
  await expect.element(list.root.getByRole('button', { name: '全部 40', exact: true })).toBeVisible();
  await expect.element(list.root.getByRole('button', { name: '简章 0', exact: true })).toBeVisible();
});

/** Deletes the memo with a title. Returns its row, the messages, and the offer to take that back. */
async function deleteMemo(title: string) {
  const visit = await openView(teamMemos);
  const list = listPage(visit, teamMemos);
  await list.ready();
  const offered: (() => void)[] = [];
  const told: string[] = [];
  visit.providers.notifier.attach((severity, text, options) => {
    told.push(`${severity}: ${text}`);
    if (text === '删除成功' && options?.action?.label === '撤销') offered.push(options.action.run);
  });
  await list.act(list.row(title), '删除');
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(list.row(title)).not.toBeInTheDocument();
  await expect.poll(() => offered.length).toBe(1);
  return { visit, told, row: list.row(title), undo: () => offered[0]?.() };
}

test('[G5] the message after a deletion offers to take it back', { tags: 'full' }, async () => {
  const { row, undo } = await deleteMemo('回访已成交家长');
  undo();
  await expect.element(row).toBeVisible();
});

test('[G5] records that come back before a refusal are in their list again', { tags: 'full' }, async () => {
  const title = '回访已成交家长';
  const { visit, told, row, undo } = await deleteMemo(title);
  const { path } = shellCalls.undoDelete;
  const memos = await visit.mockServer.table(teamMemoTable);
  const [any] = memos.all();
  await memos.put({ ...(any ?? expect.unreachable()), title });
  visit.mockServer.faults.inject({ kind: 'code', code: 44444, msg: '成功 1 条，失败 1 条', path, times: 1 });
  undo();
  await expect.element(row).toBeVisible();
  expect(told).toEqual(['success: 删除成功', 'error: 成功 1 条，失败 1 条']);
});
