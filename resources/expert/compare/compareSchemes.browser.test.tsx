import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? expect.unreachable();

async function openComparison() {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '方案对比' }).click();
  return page.getByRole('dialog', { name: '方案对比' });
}

test('[E3] 采用此行 leads to the next row to adopt, and Escape still closes the dialog', {
  tags: 'full',
}, async () => {
  const dialog = await openComparison();
  const adopt = dialog.getByRole('button', { name: /^采用此行 / });
  await expect.element(adopt.nth(1)).toBeInTheDocument();
  const [pressed, next] = adopt.elements();
  await adopt.first().click();
  await expect.poll(() => pressed?.isConnected).toBe(false);
  expect(document.activeElement).toBe(next);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[E3] on a phone a row to adopt has its whole name above its button, and the lines reach all rows', {
  tags: 'full',
}, async () => {
  const dialog = await openComparison();
  const adopt = dialog.getByRole('button', { name: /^采用此行 / }).first();
  await expect.element(adopt).toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.poll(() => box(dialog.element()).width).toBeLessThan(390);
  const row = adopt.element().closest('li');
  const name = box(row?.children[1]);
  expect(name.width).toBeGreaterThan(80);
  expect(box(adopt.element()).top).toBeGreaterThanOrEqual(name.bottom);
  expect(box(adopt.element()).bottom).toBeLessThanOrEqual(box(row).bottom);
  const region = dialog.getByRole('region', { name: '两侧志愿' }).element();
  const rows = [...region.querySelectorAll('li')];
  expect(rows.filter(({ children: [, text] }) => text && text.scrollHeight > text.clientHeight)).toEqual([]);
  expect(new Set(rows.map((one) => Math.round(box(one).height))).size).toBe(1);
  const [left = 0, lines, right = 0] = [...region.children].map((child) => box(child).height);
  expect(lines).toBeCloseTo(Math.max(left, right), 0);
});
