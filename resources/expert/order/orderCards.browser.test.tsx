import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderTable } from '@/mocks/expert/orderTable';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { orders } from './orders';

test('[E10] the card of an order shows its product whole on a phone', async () => {
  const { cards } = listPage(await openView(orders), orders);
  await page.viewport(390, 844);
  await expect.element(cards.filter({ hasText: '专家一对一·' }).first()).toBeVisible();
  const products = page.getByRole('definition').elements();
  expect(products.length).toBeGreaterThan(10);
  expect(products.filter((one) => one.scrollWidth > one.clientWidth)).toEqual([]);
});

test('[E10] the takings of today and of the month are both in sight beside the sidebar', {
  tags: 'full',
}, async () => {
  const { screen } = await openView(orders);
  await page.viewport(1130, 768);
  const bar = screen.getByRole('region', { name: '收款' });
  await expect.element(bar).toHaveAttribute('aria-busy', 'false');
  const { bottom } = bar.element().getBoundingClientRect();
  for (const label of ['今日收款', '本月收款'])
    expect(bar.getByText(label).element().getBoundingClientRect().bottom).toBeLessThan(bottom);
});

test('[E10] the number of a bound card is read in groups of four', { tags: 'full' }, async () => {
  await openView(orders, {
    at: '/show/1',
    prepare: async (mockServer) => {
      const table = await mockServer.table(orderTable);
      await table.put({ ...(table.get(1) ?? expect.unreachable()), product: 2, cardNo: '1260001000000019' });
    },
  });
  await expect.element(page.getByText('1260 0010 0000 0019')).toBeVisible();
});
