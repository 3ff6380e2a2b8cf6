import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const grid = page.getByRole('grid', { name: '志愿表' });
const candidates = page.getByRole('grid', { name: '候选志愿' });

test('[E3] a candidate of one batch is compared in another one, and cannot be added to it', async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: '详情面板' }).click();
  await candidates.getByRole('row').first().click();
  const add = page.getByRole('button', { name: '加入志愿表' });
  await expect.element(add).toBeVisible();
  await userEvent.keyboard('c');
  await page
    .getByRole('navigation', { name: '批次' })
    .getByRole('button', { name: /^高职专科批/ })
    .click();
  await expect.element(add).not.toBeInTheDocument();
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '对比 1' }).click();
  const comparison = page.getByRole('dialog', { name: '对比 1 / 4' });
  await expect.element(comparison.getByText('不属于本批次')).toBeVisible();
  await expect.element(comparison.getByRole('button', { name: /^加\s?入$/ })).toBeDisabled();
});
