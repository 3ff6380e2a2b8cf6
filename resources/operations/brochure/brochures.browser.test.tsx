import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Operation } from '@/providers/endpoints/builder';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { brochures } from './brochures';

const { copy } = operationsEndpoints['operations/brochure'].operations;

const title = '北京大学2026年招生章程';

async function open(options: VisitOptions | string = {}) {
  const visit = await openView(brochures, typeof options === 'string' ? { at: options } : options);
  return { visit, list: listPage(visit, brochures) };
}

test('[O2] two years are side by side, the key rules that changed first', { tags: 'full' }, async () => {
  const { list } = await open();
  await list.ready();
  await list.act(list.row(title), '对比往年');
  const dialog = page.getByRole('dialog', { name: '对比往年：北京大学' });
  await expect.element(dialog.getByRole('cell', { name: '转专业' })).toBeVisible();
  const side = (name: string) => dialog.getByRole('region', { name, exact: true });
  await expect.element(side('2026 年').getByText('退役军人考生按照国家政策执行。')).toBeVisible();
  await expect.element(side('2025 年').getByText('退役军人考生按照国家政策执行。')).not.toBeInTheDocument();
  await dialog.getByText('2024 年', { exact: true }).click();
  await expect.element(dialog.getByText('该院校没有 2024 年的简章')).toBeVisible();
});

test('[O2] a charter is previewed as a phone shows it, its key rules first', { tags: 'full' }, async () => {
  await open('/show/2');
  await page.getByRole('tab', { name: '预览' }).click();
  const phone = page.getByRole('region', { name: '手机预览' });
  await expect.element(phone.getByText('入学一年后可申请，不设成绩门槛')).toBeVisible();
  await expect.element(phone.getByText('退役军人考生按照国家政策执行。')).toBeVisible();
  expect(phone.element().getBoundingClientRect().width).toBeLessThanOrEqual(375);
});

test('[O2] an institution reads the platform’s charters, and copies them for itself', {
  tags: 'full',
}, async () => {
  const { operations } = operationsEndpoints['operations/brochure'];
  const permissions = Object.values<Operation>(operations).flatMap(({ permission }) => permission ?? []);
  const { list } = await open({ as: 'jigou', permissions });
  await list.ready();
  await expect.element(list.row(title).getByRole('button', { name: '编辑：' })).not.toBeInTheDocument();
  await list.act(list.row(title), '复制到新年份');
  await expect.element(page.getByRole('dialog', { name: `复制到新年份：${title}` })).toBeVisible();
});

test.each([
  ['上海体育学院', '上海体育大学（曾用名：上海体育学院）'],
  ['beijingdaxue', '北京大学'],
  ['4111010001', '北京大学'],
])('[O2] [O11] the picker of colleges finds by %s: %s', { tags: 'full' }, async (typed, name) => {
  await open('/create');
  const picker = openForm('新增招生简章').getByLabelText('院校', { exact: true });
  await picker.fill(typed);
  await expect.element(page.getByRole('option', { name, exact: true })).toBeInTheDocument();
  await expect.poll(() => picker.element().getAttribute('aria-activedescendant')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await expect.element(openForm('新增招生简章').getByTitle(name, { exact: true }).first()).toBeVisible();
});

test('[O2] a charter is copied to another year as a draft', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.ready();
  await list.act(list.row(title), '复制到新年份');
  const dialog = page.getByRole('dialog', { name: `复制到新年份：${title}` });
  await choose(dialog.getByLabelText('年份'), '2024 年');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已复制为草稿']);
  expect(visit.mockServer.requests.of(copy.path).map(({ body }) => body)).toMatchObject([{ year: 2024 }]);
});

test('[O2] the board says how many colleges have their charter, and which do not', async () => {
  const { visit } = await open('?as=coverage');
  const board = visit.screen.getByRole('region', { name: '覆盖看板' });
  await expect
    .element(board.getByRole('status'))
    .toHaveTextContent(/^已有 \d+ 所，共 2921 所；下列为打开最多的 50 所$/);
  await expect.element(board.getByRole('columnheader', { name: '缺少招生章程的院校' })).toBeVisible();
});
