import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView, renderInside } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { CopiedModal } from './CopyDialog';
import { volunteers } from './volunteers';

const cancel = page.getByRole('dialog').getByRole('button', { name: '取消' });

test('[E6] the outcome of 重新校验 is only closed: there is nothing to cancel', {
  tags: 'full',
}, async () => {
  const list = listPage(await openView({ view: 'expert/volunteer/index' }), volunteers);
  await list.ready();
  await list.rows.first().getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '重新校验' }).click();
  await expect.element(page.getByRole('status').getByText('已校验 1 / 1 张志愿表')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});

test('[E6] the outcome of a copy is only closed', { tags: 'full' }, async () => {
  await renderInside(<CopiedModal copied={{ copied: 3, skipped: [] }} close={() => undefined} />);
  await expect.element(page.getByText('已复制 3 个志愿')).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});

test('[E6] a table is copied to students of its province and year; a failed search is no empty one', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'expert/volunteer/index' });
  const list = listPage(visit, volunteers);
  await list.ready();
  const { path } = expertEndpoints['expert/filling'].operations.list;
  await list.act(list.rows.first(), '复制给考生');
  const student = page.getByRole('dialog', { name: /^复制「/ }).getByLabelText('考生');
  await choose(student);
  await expect.element(page.getByText(/ 分，位次 (\d{1,3}(,\d{3})*|–)）$/).first()).toBeInTheDocument();
  expect(visit.mockServer.requests.of(path).at(-1)?.body).toMatchObject({ year: 2026 });
  visit.mockServer.faults.inject({ kind: 'code', path, code: 50000 });
  await student.fill('查不到的人');
  await expect.element(page.getByText('加载失败，请稍后再试')).toBeVisible();
});
