import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { systemUpdateTable } from '@/mocks/operations/systemUpdateTable';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { systemUpdates } from './systemUpdates';

const { list: listing, status, remind } = operationsEndpoints['operations/system-updates'].operations;

async function open(at = '', options: VisitOptions = {}) {
  const visit = await openView(systemUpdates, { at, ...options });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list: listPage(visit, systemUpdates), sent };
}

test('[O1] the list asks for drafts as well; its tabs count what there is of each state', async () => {
  const { list, sent } = await open();
  await list.ready();
  expect(sent(listing.path)[0]).toMatchObject({ manage: 1, page: 1 });
  await expect.element(list.row('招生计划批量核对（草稿）').getByText('草稿', { exact: true })).toBeVisible();
  await page.getByText(/^草稿/).first().click();
  await expect.poll(() => list.rows.elements().length).toBe(2);
});

test('[O1] [1.6] a draft is published by one press', { tags: 'full' }, async () => {
  const { list, sent } = await open();
  await list.ready();
  await list.act(list.row('招生计划批量核对（草稿）'), '发布');
  await expect.element(list.row('招生计划批量核对（草稿）').getByText('已发布')).toBeVisible();
  expect(sent(status.path)).toEqual([{ id: '18', status: 1, rev: 1 }]);
});

test('[O1] the list shows institutions that have not read it, and reminds them', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  await list.act(list.row('首页更实用'), '阅读情况');
  const dialog = page.getByRole('dialog', { name: '阅读情况：2.0.1 首页更实用' });
  await expect
    .element(dialog.getByRole('row').nth(1).getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^\/customer\/list\/show\/\d+$/));
  await dialog.getByRole('button', { name: '一键提醒' }).click();
  await expect.poll(() => visit.notifications.join()).toMatch(/^success: 已提醒 \d+ 人$/);
  expect(sent(remind.path)).toEqual([{ id: 16 }]);
});

test('[O1] nobody is reminded of a release note before its time', { tags: 'full' }, async () => {
  const { list } = await open('', {
    prepare: async (mockServer) => {
      const updates = await mockServer.table(systemUpdateTable);
      const newest = updates.get(16) ?? expect.unreachable();
      await updates.put({ ...newest, publishTime: '2099-01-01 00:00:00' });
    },
  });
  await list.ready();
  await list.act(list.row('首页更实用'), '阅读情况');
  const dialog = page.getByRole('dialog', { name: '阅读情况：2.0.1 首页更实用' });
  await expect.element(dialog.getByRole('row').nth(1)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '一键提醒' })).not.toBeInTheDocument();
});

test('[O1] the preview is a page of a phone', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.ready();
  await visit.go('/show/16');
  const dialog = page.getByRole('dialog', { name: '系统更新：首页更实用' });
  await dialog.getByRole('tab', { name: '预览' }).click();
  const phone = dialog.getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByText('可以固定常用页面为快捷入口。')).toBeVisible();
  expect(phone.element().getBoundingClientRect().width).toBeLessThanOrEqual(375);
});
