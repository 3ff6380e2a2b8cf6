import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withdrawalTable } from '@/mocks/finance/tables';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { financeEndpoints } from '../endpoints';
import { withdrawals } from './withdrawals';

const { audit } = financeEndpoints['finance/withdrawals'].operations;

test('[F4] [CODE-2] a withdrawal that a colleague has refused meanwhile is told so, and not approved', {
  tags: 'full',
}, async () => {
  const visit = await openView(withdrawals, { at: '?status=0' });
  const list = listPage(visit, withdrawals);
  await list.ready();
  const table = await visit.mockServer.table(withdrawalTable);
  const row = table.all().findLast(({ status }) => status === 0) ?? expect.unreachable();
  await list.act(list.row(row.withdrawNo), '通过');
  const dialog = page.getByRole('dialog', { name: `通过：${row.withdrawNo}` });
  const confirm = dialog.getByRole('button', { name: '确定' });
  await expect.element(confirm).toBeVisible();
  await table.put({
    ...row,
    status: 3,
    rev: row.rev + 1,
    updateBy: '周敏',
    updateTime: '2026-06-20 11:59:00',
  });
  await confirm.click();
  const notice = dialog.getByRole('alert');
  await expect
    .element(notice)
    .toHaveTextContent(/^该记录已被他人处理（周敏 于 .+），现为 已驳回，不能继续操作$/);
  await expect.element(dialog.getByRole('button', { name: '按最新状态继续' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText(/^确定通过/)).not.toBeInTheDocument();
  await expect.element(list.row(row.withdrawNo)).not.toBeInTheDocument();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.mockServer.requests.of(audit.path)).toHaveLength(1);
});
