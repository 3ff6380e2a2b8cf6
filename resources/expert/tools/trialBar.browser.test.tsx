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

test('[E3] the equivalent scores beside a trial are those of its rank, and the checks say that they are not', {
  tags: 'full',
}, async () => {
  const { visit } = await renderInTab(<WorkbenchPage />);
  // 北京 in 2026: 610 is worth 607 and 602, 600 is worth 596 and 589 (A3).
  await visit.go('?userId=138');
  const equivalents = page.getByTitle('与今年位次相当的往年分数');
  await expect.element(equivalents).toHaveTextContent('等位分 25:607 24:602');
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '分数试算' }).click();
  const slider = strip.getByRole('slider', { name: '试算分数' });
  await expect.element(slider).toBeVisible();
  const element = slider.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{ArrowLeft>10/}');
  await expect.element(strip.getByText(/^试算 600 分 · 位次 /)).toBeVisible();
  await expect.element(equivalents).toHaveTextContent('等位分 25:596 24:589');
  await page.getByRole('button', { name: /^校验（实际）/ }).click();
  await expect
    .element(page.getByRole('complementary', { name: '校验' }).getByRole('status'))
    .toHaveTextContent('按实际成绩');
  await strip.getByRole('button', { name: '返回实际' }).click();
  await expect.element(equivalents).toHaveTextContent('等位分 25:607 24:602');
});
