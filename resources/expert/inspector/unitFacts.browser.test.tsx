import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test('[E3] under 传统文理 the details of a choice name the 科类, of its majors too', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=150' });
  await page.getByRole('grid', { name: '志愿表' }).getByRole('rowheader').first().click();
  await page.getByRole('button', { name: '详情面板' }).click();
  await expect.element(page.getByText(/^(文史|理工)类 ✓ 符合$/)).toBeVisible();
  const majors = page.getByRole('region', { name: '组内专业' });
  await expect.element(majors.getByRole('columnheader', { name: '科类与限制' })).toBeVisible();
  await expect.element(majors.getByRole('cell', { name: /^(文史|理工)类$/ }).first()).toBeVisible();
});
