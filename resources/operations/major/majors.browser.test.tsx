import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { majors } from './majors';

const { list: listed, compare, apply, detail } = operationsEndpoints['operations/specialty'].operations;

const catalogue = ['专业代码,专业名称', '010101,哲学', '010102,逻辑学新名'].join('\n');

test('[O12] the tree beside the list narrows it to a class', { tags: 'full' }, async () => {
  const visit = await openView(majors);
  const list = listPage(visit, majors);
  const all = await list.ready();
  const pane = visit.screen.getByRole('complementary', { name: '专业类' });
  await pane.getByText('哲学', { exact: true }).click();
  await expect.poll(() => list.ready()).toBeLessThan(all);
  await expect.element(list.row('010101')).toBeVisible();
  const every = pane.getByRole('button', { name: '全部专业' });
  await expect.element(every).toHaveAttribute('aria-pressed', 'false');
  await every.click();
  await expect.element(every).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => list.ready()).toBe(all);
});

test('[O12] the public page of a major is previewed from the answers of the sites', {
  tags: 'full',
}, async () => {
  const visit = await openView(majors, { at: '/show/20101' });
  await page.getByRole('tab', { name: '前台预览' }).click();
  const phone = page.getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByRole('heading', { name: '主干课程' })).toBeVisible();
  await expect.element(phone.getByText('经济学原理')).toBeVisible();
  expect(visit.mockServer.requests.of(detail.path).map(({ body }) => body)).toMatchObject([
    { majorId: 20_101 },
  ]);
});

test('[O12] a new catalogue is compared, and each difference applied to the level that was compared', {
  tags: 'full',
}, async () => {
  const visit = await openView(majors);
  const list = listPage(visit, majors);
  await list.ready();
  await list.toolbar.getByRole('button', { name: '目录年度对比' }).click();
  const dialog = page.getByRole('dialog', { name: '目录年度对比' });
  await expect.element(dialog).toBeVisible();
  const input = () => dialog.element().querySelector('input[type=file]') ?? expect.unreachable();
  const file = new File([catalogue], '目录.csv', { type: 'text/csv' });
  const reads = () => visit.mockServer.requests.of(listed.path).length;
  const before = reads();
  visit.mockServer.faults.inject({ kind: 'hold', path: compare.path });
  await userEvent.upload(input(), file);
  await expect.poll(input).toBeDisabled();
  visit.mockServer.faults.clear();
  await expect.element(dialog.getByText('本科目录：更名 1 个，撤销 873 个')).toBeVisible();
  expect(reads()).toBe(before);
  await dialog.getByText('专科', { exact: true }).click();
  await dialog.getByRole('button', { name: '应用' }).first().click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已应用']);
  await expect.element(dialog.getByText('已应用')).toBeVisible();
  const sent = () => visit.mockServer.requests.of(apply.path).map(({ body }) => body);
  expect(sent()).toMatchObject([{ level: '本科', after: { code: '010102', name: '逻辑学新名' } }]);
  await dialog.getByRole('button', { name: '应用' }).first().click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('停用后前台不再展示「宗教学」，确定停用吗？')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent()[1]).toMatchObject({ level: '本科', before: { name: '宗教学' } });
});
