import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enterDay } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { idIn, listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { notices } from './notices';

const { status, remind, ack, receipts } = managementEndpoints['management/notices'].operations;

async function open(options?: VisitOptions) {
  const visit = await openView(notices, options);
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, notices), sent };
}

test('[1.6] one press publishes a draft; withdrawing asks first', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  await list.act(list.row('七月活动方案（草稿）'), '发布');
  await expect.element(list.row('七月活动方案（草稿）').getByText('已发布')).toBeVisible();
  await list.act(list.row('七月活动方案（草稿）'), '下架');
  const dialog = page.getByRole('dialog', { name: '确认提示' });
  await expect
    .element(dialog.getByText('下架后前台将不再展示，确定下架「七月活动方案（草稿）」吗？'))
    .toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.row('七月活动方案（草稿）').getByText('已下架')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 发布成功', 'success: 下架成功']);
  expect(sent(status.path)).toEqual([
    { id: '2', status: 1, rev: 1 },
    { id: '2', status: 2, rev: 2 },
  ]);
});

test('[G7] institutions without a confirmation are listed and reminded once', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  await list.act(list.row('高考出分日服务保障安排'), '查看回执');
  const dialog = page.getByRole('dialog', { name: '回执：高考出分日服务保障安排' });
  await expect
    .element(dialog.getByRole('row').nth(1).getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^\/customer\/list\/show\/\d+$/));
  await dialog.getByRole('button', { name: '催办' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已催办']);
  expect(sent(remind.path)).toEqual([{ id: 20 }]);
  await dialog.getByText('已确认').click();
  await expect.poll(() => sent(receipts.path).at(-1)).toMatchObject({ id: 20, state: 1 });
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const opener = list.row('高考出分日服务保障安排').getByRole('button', { name: '更多操作：' });
  await expect.element(opener).toHaveFocus();
});

test('[G7] [WID-1] receipts have pages of twenty rows, or another choice', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await list.ready();
  await list.act(list.row('高考出分日服务保障安排'), '查看回执');
  const dialog = page.getByRole('dialog', { name: '回执：高考出分日服务保障安排' });
  await dialog.getByTitle('20 条/页').click();
  await page.getByTitle('10 条/页').click();
  await expect
    .poll(() => sent(receipts.path))
    .toMatchObject([
      { page: 1, limit: 20 },
      { page: 1, limit: 10 },
    ]);
});

test('[G7] receipts that could not be read say so, offer no reminder, and are read again', {
  tags: 'full',
}, async () => {
  const fault = { kind: 'code', code: 500, msg: '服务器正忙', path: receipts.path, times: 1 } as const;
  const { list, visit } = await open({ prepare: ({ faults }) => faults.inject(fault) });
  await list.ready();
  await list.act(list.row('高考出分日服务保障安排'), '查看回执');
  const dialog = page.getByRole('dialog', { name: '回执：高考出分日服务保障安排' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('服务器正忙');
  await expect.element(dialog.getByRole('button', { name: '催办' })).toBeDisabled();
  await dialog.getByRole('button', { name: '重新加载' }).click();
  await expect.element(dialog.getByRole('row').nth(1)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '催办' })).toBeEnabled();
  expect(visit.notifications).toEqual([]);
});

test('[G7] the matrix shows each institution against the newest notices', { tags: 'full' }, async () => {
  const { visit } = await open({ at: '?as=matrix' });
  const table = visit.screen.getByRole('table').first();
  await expect.element(table.getByRole('columnheader', { name: '高考出分日服务保障安排' })).toBeVisible();
  await expect.element(visit.screen.getByRole('button', { name: '复制电话清单' })).toBeVisible();
  await expect.element(visit.screen.getByText('逾期未确认').first()).toBeVisible();
});

test('[G7] a notice that an institution has opened is a read one in the list behind it', {
  tags: 'full',
}, async () => {
  const { list } = await open({ as: 'jigou' });
  await list.ready();
  const unread = list.rows.filter({ hasText: '未读' }).first();
  const row = list.withId(idIn(unread));
  await list.act(row, '详情');
  await expect.element(page.getByRole('dialog', { name: /^公告：/ })).toBeVisible();
  await expect.element(row.getByText('已读')).toBeVisible();
});

test('[G7] an institution reads its notices, and confirms', async () => {
  const { visit, list, sent } = await open({ as: 'jigou' });
  await list.ready();
  await expect.element(list.root.getByRole('columnheader', { name: '阅读率' })).not.toBeInTheDocument();
  await expect.element(list.row('七月活动方案（草稿）')).not.toBeInTheDocument();
  const row = list.rows.filter({ has: page.getByRole('button', { name: /^确认知悉：/ }) }).first();
  const title = row.element().querySelector('a')?.textContent ?? '';
  await row.getByRole('button', { name: /^确认知悉：/ }).click();
  const dialog = page.getByRole('dialog', { name: '确认提示' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已确认']);
  await expect.element(list.row(title).getByRole('button', { name: /^确认知悉：/ })).not.toBeInTheDocument();
  expect(sent(ack.path)).toHaveLength(1);
});

test('[G7] a confirmation that is wanted after the end is told at the end, before anything is saved', {
  tags: 'full',
}, async () => {
  await openView(notices, { at: '/create' });
  const form = openForm('新增公告');
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  const problem = form.getByText('失效时间不能早于回执截止');
  await enterDay(field('失效时间'), '2026-07-01 00:00:00');
  await field('需确认回执').click();
  await enterDay(field('回执截止'), '2026-07-02 00:00:00');
  await expect.element(problem).toBeVisible();
  await enterDay(field('回执截止'), '2026-06-30 00:00:00');
  await expect.element(problem).not.toBeInTheDocument();
});
