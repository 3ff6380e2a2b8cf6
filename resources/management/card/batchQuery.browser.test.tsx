import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { groupedNumber } from './cardNumber';
import { cards } from './cards';

const { list: listed, batchQuery } = managementEndpoints['management/card-data'].operations;

test('[G10] the same numbers are looked up again at once, and the list is not read anew', {
  tags: 'full',
}, async () => {
  const visit = await openView(cards);
  const list = listPage(visit, cards);
  await list.ready();
  await list.toolbar.getByRole('button', { name: '批量查卡' }).click();
  const dialog = page.getByRole('dialog', { name: '批量查卡' });
  await dialog.getByLabelText('卡号').fill('1260001000000019');
  const sent = ({ path }: { readonly path: string }) => visit.mockServer.requests.of(path).length;
  const reads = sent(listed);
  const find = dialog.getByRole('button', { name: '查询 1 个卡号' });
  await find.click();
  await expect.element(dialog.getByRole('cell', { name: groupedNumber('1260001000000019') })).toBeVisible();
  await find.click();
  await expect.poll(() => sent(batchQuery)).toBe(2);
  expect([sent(listed), visit.notifications]).toEqual([reads, []]);
});
