import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

const place = (element: Element) => element.getBoundingClientRect();

test('[P1] on a phone the shortcuts are on the line of the page’s name, and the boxes have the whole width', {
  tags: 'full',
}, async () => {
  await openView({ view: 'system/authority/index' }, { at: '?roleId=3' });
  await page.viewport(390, 844);
  const card = page.getByRole('region', { name: '客户管理', exact: true });
  const name = card.getByText('机构列表：');
  await expect.element(name).toBeVisible();
  const clear = place(card.getByRole('button', { name: '机构列表：清空' }).element());
  const line = name.element().parentElement ?? expect.unreachable();
  const boxes = [...line.querySelectorAll('label')].map(place);
  expect(clear.top).toBeLessThan(place(name.element()).bottom);
  expect(clear.right).toBeLessThanOrEqual(place(line).right);
  expect(boxes.length).toBeGreaterThan(2);
  for (const { top } of boxes) expect(top).toBeGreaterThanOrEqual(clear.bottom);
});
