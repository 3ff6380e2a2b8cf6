import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInTab } from '@/src/testing/renderInTab';
import WorkbenchPage from '../workbench/WorkbenchPage';

const strip = page.getByRole('region', { name: '分数试算' });

test('[E3] 分数试算 shows the score that the chances are of: the own one again once the tab was away', {
  tags: 'full',
}, async () => {
  const { visit, look } = await renderInTab(<WorkbenchPage />);
  await visit.go('?userId=101');
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '分数试算' }).click();
  const slider = strip.getByRole('slider', { name: '试算分数' });
  await expect.element(slider).toBeVisible();
  const own = Number(slider.element().getAttribute('aria-valuenow'));
  const element = slider.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(strip.getByText(new RegExp(`^试算 ${own + 1} 分 · 位次 `))).toBeVisible();
  await expect.element(slider).toHaveAttribute('aria-valuenow', String(own + 1));
  look(false);
  await expect.element(strip).not.toBeInTheDocument();
  look(true);
  await expect.element(strip.getByText(new RegExp(`^实际 ${own} 分`))).toBeVisible();
  await expect.element(slider).toHaveAttribute('aria-valuenow', String(own));
});
