import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withdrawalTable } from '@/mocks/finance/tables';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { catchSaved } from '@/src/testing/savedFiles';
import { financeEndpoints } from '../endpoints';
import { withdrawals } from './withdrawals';

const { list: listed } = financeEndpoints['finance/withdrawals'].operations;

async function open() {
  const visit = await openView(withdrawals);
  const list = listPage(visit, withdrawals);
  await list.ready();
  const table = await visit.mockServer.table(withdrawalTable);
  return { visit, list, table };
}

test('[F4] the file for the bank says its total first, and has the whole account numbers', {
  tags: 'full',
}, async () => {
  const saved = catchSaved();
  const { list, table } = await open();
  await list.toolbar.getByRole('button', { name: '导出批量付款文件' }).click();
  const dialog = page.getByRole('dialog', { name: '导出批量付款文件' });
  await expect.element(dialog.getByText(/^共 4 笔待打款，实际到账合计 ¥[\d,.]+，/)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual([expect.stringMatching(/^批量付款_\d{14}\.csv$/)]);
  const text = (await (await saved[0]?.content)?.text()) ?? '';
  for (const { accountNo } of table.all().filter(({ status }) => status === 1))
    expect(text).toContain(accountNo);
  expect(text).toContain('合计,共 4 笔');
});

test('[F4] the dialog of the file stays until the total has been read', { tags: 'full' }, async () => {
  const saved = catchSaved();
  const { visit, list } = await open();
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'hold', path: listed.path });
  await list.toolbar.getByRole('button', { name: '导出批量付款文件' }).click();
  const dialog = page.getByRole('dialog', { name: '导出批量付款文件' });
  await expect.element(dialog.getByText('正在读取待打款的申请…')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: '确定' });
  await confirm.click();
  faults.clear();
  await expect.element(dialog.getByText(/^共 4 笔待打款/)).toBeVisible();
  await confirm.click();
  await expect.poll(() => saved).toHaveLength(1);
});
