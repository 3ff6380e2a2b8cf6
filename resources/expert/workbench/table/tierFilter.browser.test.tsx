import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const grid = page.getByRole('grid', { name: '志愿表' });
const row = (at: number) => grid.getByRole('row').nth(at);
const tick = (at: number) => row(at).getByRole('checkbox').first();
const ticked = (count: number) =>
  expect.element(page.getByText(`已选 ${count} 个`, { exact: true })).toBeVisible();

test('[E3] with one tier alone on screen, ticks, keys and 删除 act on its rows', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await grid.getByRole('rowheader', { name: '1', exact: true }).click();
  await userEvent.keyboard('3');
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  const tier = page.getByRole('region', { name: '层级配额' }).getByRole('button', { name: /^保/ });
  await tier.click();
  await expect.element(grid.getByRole('rowheader', { name: '2', exact: true })).not.toBeInTheDocument();
  const count = Number(/\d+/.exec(tier.element().textContent ?? '')?.[0]);
  const cursorAt = (at: number) =>
    expect.poll(() => grid.element().getAttribute('aria-activedescendant')).toBe(row(at).element().id);
  await cursorAt(1);
  await userEvent.keyboard('j');
  await cursorAt(2);
  await tick(1).click();
  await tick(3).click({ modifiers: ['Shift'] });
  await ticked(3);
  await grid.getByRole('checkbox', { name: '选择全部志愿' }).click();
  await ticked(count);
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('button', { name: '显示全部' }).click();
  await expect.element(grid.getByText(`还可再填 ${45 - 32 + count} 个`)).toBeVisible();
});
