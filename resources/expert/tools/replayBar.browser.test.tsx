import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInTab } from '@/src/testing/renderInTab';
import WorkbenchPage from '../workbench/WorkbenchPage';

test('[E3] 模拟投档 passes over rows that are not open to her, and shows its three years on one line', {
  tags: 'full',
}, async () => {
  const { visit } = await renderInTab(<WorkbenchPage />);
  await page.viewport(1366, 768);
  await visit.go('?userId=101');
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '模拟投档' }).click();
  const strip = page.getByRole('region', { name: '模拟投档' });
  const unknown = strip.getByText('2023：无数据');
  await expect.element(unknown).toBeVisible();
  await expect.element(strip.getByText('跳过 1 个不可报').first()).toBeVisible();
  const middleOf = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { top, bottom } = text.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const landed = strip.getByRole('button', { name: /^2025：/ });
  expect(Math.abs(middleOf(landed.element()) - middleOf(unknown.element()))).toBeLessThan(2);
});
