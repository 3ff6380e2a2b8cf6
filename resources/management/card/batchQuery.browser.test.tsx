import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { cards } from './cards';

const { list: listed, batchQuery } = managementEndpoints['management/card-data'].operations;

async function open() {
  const visit = await openView(cards);
  const list = listPage(visit, cards);
  await list.ready();
  await list.toolbar.getByRole('button', { name: '批量查卡' }).click();
  return { visit, dialog: page.getByRole('dialog', { name: '批量查卡' }) };
}

test('[G10] the same numbers are looked up again at once, and the list is not read anew', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await open();
  await dialog.getByLabelText('卡号', { exact: true }).fill('1260001000000019');
  const sent = ({ path }: { readonly path: string }) => visit.mockServer.requests.of(path).length;
  const reads = sent(listed);
  const find = dialog.getByRole('button', { name: '查询 1 个卡号' });
  await find.click();
  await expect.element(dialog.getByRole('cell', { name: groupedNumber('1260001000000019') })).toBeVisible();
  await find.click();
  await expect.poll(() => sent(batchQuery)).toBe(2);
  expect([sent(listed), visit.notifications]).toEqual([reads, []]);
});

test('[G10] every wrong number is named, and a failed query leaves no former result', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await open();
  const numbers = dialog.getByLabelText('卡号', { exact: true });
  await numbers.fill('1260001000000019');
  const find = dialog.getByRole('button', { name: '查询 1 个卡号' });
  await find.click();
  const cell = dialog.getByRole('cell', { name: groupedNumber('1260001000000019') });
  await expect.element(cell).toBeVisible();
  const wrong = Array.from({ length: 25 }, (_, index) => `9${String(index).padStart(3, '0')}`);
  await numbers.fill(['1260001000000019', ...wrong].join('\n'));
  await expect
    .poll(() => dialog.getByRole('region', { name: '有误的卡号' }).getByRole('listitem').elements())
    .toHaveLength(25);
  visit.mockServer.faults.inject({ kind: 'code', code: 50000, path: batchQuery.path, times: 1 });
  await find.click();
  await expect.poll(() => visit.notifications).toHaveLength(1);
  await expect.element(cell).not.toBeInTheDocument();
});
