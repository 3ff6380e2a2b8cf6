import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { stores } from '@/resources/customer/store/stores';
import { openView } from '@/src/testing/openView';

test('a name of fifty unbroken letters does not push the list of a phone sideways', async () => {
  const name = 'A'.repeat(50);
  const visit = await openView(stores, {
    at: '?size=50',
    prepare: async (mockServer) => {
      const table = await mockServer.table(storeTable);
      const row = table.get(3);
      if (row) await table.put({ ...row, name, contact: name });
    },
  });
  await page.viewport(360, 800);
  await expect.element(visit.screen.getByRole('heading', { name }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const card = visit.screen.getByRole('listitem').filter({ hasText: name }).first();
  expect(card.element().scrollWidth).toBeLessThanOrEqual(card.element().clientWidth);
});
