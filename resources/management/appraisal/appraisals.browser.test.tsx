import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Operation } from '@/providers/endpoints/builder';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { appraisals } from './appraisals';

const { operations } = managementEndpoints['management/appraisal'];

async function open(at = '') {
  const visit = await openView(appraisals, { at });
  const list = listPage(visit, appraisals);
  await list.ready();
  const sent = ({ path }: Operation) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

const drawer = page.getByRole('dialog', { name: /^测评：/ });

test('[G1] a report shows its respects, the majors that fit, and takes a comment', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open('?type=1&status=1&commented=0');
  await list.act(list.rows.first(), '详情');
  await drawer.getByRole('tab', { name: '报告' }).click();
  const chart = drawer.getByRole('region', { name: '职业兴趣·维度得分' });
  await chart.getByText('表格').click();
  await expect.element(chart.getByRole('rowheader', { name: '研究型' })).toBeVisible();
  await drawer.getByRole('button', { name: '写点评' }).click();
  const dialog = page.getByRole('dialog', { name: /^写点评：/ });
  await dialog.getByLabelText('专家点评').fill('太短');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('专家点评长度为 10-500 个字符')).toBeVisible();
  await dialog.getByLabelText('专家点评').fill('兴趣与成绩优势一致，可以适当冲高。');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 点评成功']);
  await expect.element(drawer.getByText('兴趣与成绩优势一致，可以适当冲高。')).toBeVisible();
  expect(sent(operations.comment)).toMatchObject([{ rev: 1, comment: '兴趣与成绩优势一致，可以适当冲高。' }]);
});

test('[G1] doubtful answers name the reason; a voided test is reset beside it', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open('?reliability=2&status=1');
  await list.act(list.rows.first(), '详情');
  await drawer.getByRole('tab', { name: '报告' }).click();
  const doubt = drawer.getByRole('alert').filter({ hasText: '作答存疑' });
  await expect.element(doubt.getByText(/不足 2 秒|连续相同选项/)).toBeVisible();
  const pdf = drawer.getByRole('button', { name: '下载 PDF' });
  await expect.element(pdf).toBeVisible();
  await doubt.getByRole('button', { name: '作废' }).click();
  const dialog = page.getByRole('dialog', { name: '作废测评' });
  await dialog.getByRole('button', { name: '非本人作答' }).click();
  await dialog.getByLabelText('作废原因').fill('家长代为作答');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 作废成功']);
  await expect.element(pdf).not.toBeInTheDocument();
  await doubt.getByRole('button', { name: '重置机会' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已重置作答机会');
});

test('[G1] up to four reports are side by side', { tags: 'full' }, async () => {
  const { list } = await open('?type=1&status=1');
  for (const index of [0, 1]) await list.rows.nth(index).getByRole('checkbox').click();
  await list.root.getByRole('button', { name: '对比' }).click();
  const dialog = page.getByRole('dialog', { name: '测评对比' });
  await expect.element(dialog.getByRole('region', { name: '职业兴趣·维度得分' })).toBeVisible();
  await expect.poll(() => dialog.getByRole('region', { name: /的职业兴趣$/ }).elements()).toHaveLength(2);
});
