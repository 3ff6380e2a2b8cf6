import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invoiceTable } from '@/mocks/finance/invoice/invoiceTable';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { financeEndpoints } from '../endpoints';
import { invoices } from './invoices';

const { operations } = financeEndpoints['finance/invoices'];
const number = '26952000000000999999';

/** A pasted line. */
const line = (applyNo: string | undefined, last: number) => `${applyNo}\t${number.slice(0, 19)}${last}`;

/** The list, and the dialog 批量回填 that `open` opens. */
async function openBatch() {
  const visit = await openView(invoices);
  const list = listPage(visit, invoices);
  await list.ready();
  const table = await visit.mockServer.table(invoiceTable);
  const open = () => list.toolbar.getByRole('button', { name: '批量回填' }).click();
  const dialog = page.getByRole('dialog', { name: '批量回填' });
  const pasted = dialog.getByLabelText('申请单号和发票号码');
  /** Escape asks before the text in the dialog is lost; it is kept. */
  const tryToLeave = async () => {
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: '继续编辑' }).click();
  };
  return { visit, list, table, open, dialog, pasted, tryToLeave };
}

test('[F2] 批量回填 marks invalid rows, sends the rest, and keeps the invalid ones to be corrected', {
  tags: 'full',
}, async () => {
  const { visit, list, table, open, dialog, pasted, tryToLeave } = await openBatch();
  const [first, second, third] = table.all().filter(({ status }) => status === 0);
  await open();
  await pasted.fill(
    ['申请单号\t发票号码', line(first?.applyNo, 1), line('FP1', 2), line(second?.applyNo, 3)].join('\n'),
  );
  await expect.element(dialog.getByText('共 3 行，可回填 2 行')).toBeVisible();
  await expect.element(dialog.getByText('申请单号不存在')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByRole('button', { name: '待开票 16' })).toBeVisible();
  await expect.element(dialog.getByText('共 1 行，可回填 0 行')).toBeVisible();
  await tryToLeave();
  await expect.element(pasted).toHaveValue(line('FP1', 2));
  await pasted.fill(line(third?.applyNo, 2));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByRole('button', { name: '待开票 15' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 成功 2 条，另有 1 行未提交', 'success: 回填成功，共 1 条']);
});

test('[F2] 批量回填 done in part keeps the pasted text, says which rows failed, and sends once more', async () => {
  const { visit, table, open, dialog, pasted, tryToLeave } = await openBatch();
  const [first, second, third] = table.all().filter(({ status }) => status === 0);
  if (!first || !second || !third) return expect.unreachable();
  await open();
  const text = [line(first.applyNo, 1), line(second.applyNo, 2)].join('\n');
  await pasted.fill(text);
  await expect.element(dialog.getByText('共 2 行，可回填 2 行')).toBeVisible();
  await table.put({ ...second, status: 1 });
  await dialog.getByRole('button', { name: '确定' }).click();
  const failed = dialog.getByRole('alert').filter({ hasText: '成功 1 条，失败 1 条。' });
  await expect.element(failed).toHaveTextContent(`${second.applyNo}：该申请已开票`);
  await expect.element(failed).not.toHaveTextContent('选中');
  await expect.element(dialog.getByText('共 2 行，可回填 0 行')).toBeVisible();
  await tryToLeave();
  await expect.element(pasted).toHaveValue(text);
  await pasted.fill(line(third.applyNo, 3));
  await expect.element(dialog.getByText('共 1 行，可回填 1 行')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications.at(-1)).toBe('success: 回填成功，共 1 条');
});

test('[F2] 批量回填 marks no row before the applications have been read, and reads them again', {
  tags: 'full',
}, async () => {
  const { visit, table, open, dialog, pasted } = await openBatch();
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'code', code: 500, path: operations.list.path, times: 1 });
  await open();
  await expect.element(dialog.getByText('申请单读取失败，无法核对')).toBeVisible();
  const waiting = table.find(({ status }) => status === 0);
  await pasted.fill(`${waiting?.applyNo}\t${number}`);
  await dialog.getByRole('button', { name: '确定' }).click();
  const unread = dialog.getByText('申请单还没有读到，请重试');
  await expect.element(unread).toBeVisible();
  await expect.element(dialog.getByText('申请单号不存在')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(dialog.getByText('共 1 行，可回填 1 行')).toBeVisible();
  await expect.element(unread).not.toBeInTheDocument();
});

test('[F2] a refused 批量回填 is checked against what a colleague has issued meanwhile', {
  tags: 'full',
}, async () => {
  const { visit, table, open, dialog, pasted } = await openBatch();
  const first = table.find(({ status }) => status === 0) ?? expect.unreachable();
  await open();
  await pasted.fill(line(first.applyNo, 1));
  await expect.element(dialog.getByText('共 1 行，可回填 1 行')).toBeVisible();
  const [, invoiceNo = ''] = line(first.applyNo, 1).split('\t');
  await table.put({ ...first, status: 1, invoiceNo });
  const { path } = operations.batchIssue;
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, path, times: 1 });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('该申请已开票')).toBeVisible();
});

test('[F2] a 批量回填 whose answer was lost can be sent again', { tags: 'full' }, async () => {
  const { visit, table, open, dialog, pasted } = await openBatch();
  const first = table.find(({ status }) => status === 0) ?? expect.unreachable();
  await open();
  await pasted.fill(line(first.applyNo, 1));
  const { path } = operations.batchIssue;
  visit.mockServer.faults.inject({ kind: 'lost', path, times: 1 });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('再次提交不会重复处理');
  expect(table.get(first.id)?.status).toBe(1);
  await visit.runtime.queryClient.invalidateQueries();
  await expect.element(dialog.getByText('共 1 行，可回填 1 行')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications.at(-1)).toBe('success: 回填成功，共 1 条');
});
