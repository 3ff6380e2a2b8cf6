import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test('[Q2] a rank beyond the candidates and a score beyond the full mark are refused at the input', {
  tags: 'full',
}, async () => {
  await openView({ view: 'score/compare/detail' }, { at: '?provinceId=430000&year=2026&category=4' });
  const box = page.getByRole('region', { name: '查询分数或位次' });
  await box.getByLabelText('查询的分数').fill('900');
  await userEvent.keyboard('{Enter}');
  await expect.element(box.getByLabelText('查询的分数')).toHaveAccessibleDescription('分数须为 0–750 的整数');
  await expect.element(box.getByRole('region', { name: '与各批次线' })).not.toBeInTheDocument();
  await box.getByText('位次', { exact: true }).click();
  const rank = box.getByLabelText('查询的位次');
  await rank.fill('99999999');
  await userEvent.keyboard('{Enter}');
  await expect.element(rank).toHaveAccessibleDescription(/^位次不能大于考生总数 [\d,]+$/);
  await rank.fill('0');
  await expect.element(rank).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  await expect.element(rank).toHaveAccessibleDescription('位次须为正整数');
});
