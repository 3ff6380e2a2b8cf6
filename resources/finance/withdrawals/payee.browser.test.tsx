import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type WithdrawalRow, withdrawalTable } from '@/mocks/finance/tables';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { withdrawals } from './withdrawals';

async function open(at: string) {
  const visit = await openView(withdrawals, { at });
  const list = listPage(visit, withdrawals);
  await list.ready();
  const table = await visit.mockServer.table(withdrawalTable);
  const rowOf = (isMeant: (row: WithdrawalRow) => boolean) => table.find(isMeant) ?? expect.unreachable();
  return { list, rowOf };
}

test('[F4] a bank account pasted in groups is read as its digits, an Alipay account as it is typed', {
  tags: 'full',
}, async () => {
  const { list } = await open('');
  await list.toolbar.getByRole('button', { name: '申请提现' }).click();
  const form = openForm('新增提现申请');
  const account = form.getByLabelText('收款账号');
  await expect.element(account).toBeVisible();
  await account.fill('6222 0200 １２３４ 5678');
  await expect.element(account).toHaveValue('6222020012345678');
  await choose(form.getByLabelText('收款方式'), '支付宝');
  await account.fill('a@example.com');
  await expect.element(account).toHaveValue('a@example.com');
});

test('[F4] the corrected bank account of a failed payment may be pasted in groups', {
  tags: 'full',
}, async () => {
  const { list, rowOf } = await open('?status=4');
  const { withdrawNo } = rowOf(({ status, payeeType }) => status === 4 && payeeType === 1);
  await list.act(list.row(withdrawNo), '重新打款');
  const account = page.getByRole('dialog', { name: '重新打款：' }).getByLabelText('收款账号');
  await account.fill('6222 0200 1234 5678');
  await expect.element(account).toHaveValue('6222020012345678');
});

test('[F4] the amount says that an application is under way, in sight of a phone', {
  tags: 'full',
}, async () => {
  await openView(withdrawals, { as: 'jigou', at: '/create' });
  await page.viewport(390, 844);
  const hint = openForm('新增提现申请').getByText(/，可提现 ¥[\d,.]+，存在未完成的提现申请$/);
  await expect.element(hint).toBeInViewport();
});
