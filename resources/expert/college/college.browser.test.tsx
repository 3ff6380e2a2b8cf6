import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test('[E11] a college has its majors by department, and a press on one tells of it', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/volunteer/detail' }, { at: '?id=501' });
  const table = page.getByRole('region', { name: '志愿表' });
  await table.getByRole('button', { name: '中国石油大学（华东）' }).first().click();
  const drawer = page.getByRole('dialog', { name: '中国石油大学（华东）' });
  await drawer.getByRole('tab', { name: '院系专业', exact: true }).click();
  const department = (name: string) => drawer.getByRole('button', { name });
  await expect.element(department('机械学院（2）')).toHaveAttribute('aria-expanded', 'true');
  await department('统计学院（4）').click();
  await department('计算机学院（3）').click();
  const major = drawer.getByRole('button', { name: '计算机科学与技术', exact: true });
  await expect.element(drawer.getByText('计算机科学与技术4 年')).toBeVisible();
  await major.click();
  const panel = drawer.getByRole('tabpanel', { name: '专业' });
  await expect.element(panel.getByRole('heading', { name: '计算机科学与技术 080901' })).toBeVisible();
});
