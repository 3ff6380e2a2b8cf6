import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closedMonthTable } from '@/mocks/finance/cashbook/cashTable';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { financeEndpoints } from '../endpoints';
import { monthAfter } from './cashbook';
import { cashEntries } from './cashEntries';

const { close } = financeEndpoints['finance/management'].operations;
const lastMonth = () => monthAfter(new Date().toISOString().slice(0, 7), -1);

async function open(options: Parameters<typeof openView>[1] = {}) {
  const visit = await openView(cashEntries, options);
  const list = listPage(visit, cashEntries);
  await list.ready();
  const openDialog = () => list.toolbar.getByRole('button', { name: '月结' }).click();
  await openDialog();
  return { visit, openDialog, dialog: page.getByRole('dialog', { name: '月结' }), due: lastMonth() };
}

test('[F3] the due month is closed with the password, and opened again', { tags: 'full' }, async () => {
  const { visit, openDialog, dialog, due } = await open();
  await expect.element(dialog.getByLabelText(`月结 ${due}`)).toBeChecked();
  await dialog.getByLabelText('登录密码').fill('wrong');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('密码不正确')).toBeVisible();
  await dialog.getByLabelText('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  const asked = page.getByRole('dialog').filter({ hasText: '笔未处理，仍要月结吗？' });
  await expect.poll(() => asked.elements().length + visit.notifications.length).toBeGreaterThan(1);
  if (asked.elements().length > 0) await asked.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications.at(-1)).toBe(`success: ${due} 月结成功`);
  await openDialog();
  await dialog.getByLabelText(`取消月结 ${due}`).click();
  await dialog.getByLabelText('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe(`success: ${due} 已取消月结`);
});

test('[F3] the month that ended last is closed first where none is', { tags: 'full' }, async () => {
  const { dialog, due } = await open({
    prepare: async (mockServer) => {
      const closed = await mockServer.table(closedMonthTable);
      for (const { id } of [...closed.all()]) await closed.remove(id);
    },
  });
  await expect.element(dialog.getByLabelText(`月结 ${due}`)).toBeChecked();
  await expect.element(dialog.getByText(/^取消月结/)).not.toBeInTheDocument();
});

test('[F3] the dialog of 月结 follows a colleague who closed the month meanwhile; the running month is not offered', {
  tags: 'full',
}, async () => {
  const { visit, dialog, due } = await open();
  await expect.element(dialog.getByLabelText(`月结 ${due}`)).toBeChecked();
  const closed = await visit.mockServer.table(closedMonthTable);
  await closed.put({ id: Number(due.replace('-', '')), month: due });
  await visit.runtime.queryClient.invalidateQueries();
  await expect
    .element(dialog.getByText(`没有可月结的月份（${monthAfter(due)} 尚未结束）。`, { exact: true }))
    .toBeVisible();
  await expect.element(dialog.getByLabelText(`取消月结 ${due}`)).not.toBeChecked();
  expect(dialog.getByRole('radio').elements()).toHaveLength(1);
});

test('[F3] where no month is due, password and Enter open none again: 取消月结 has to be chosen', async () => {
  const due = lastMonth();
  const { visit, dialog } = await open({
    prepare: async (mockServer) => {
      const closed = await mockServer.table(closedMonthTable);
      await closed.put({ id: Number(due.replace('-', '')), month: due });
    },
  });
  await dialog.getByLabelText('登录密码').fill('admin123');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('请选择操作')).toBeVisible();
  expect(visit.mockServer.requests.of(close.path)).toEqual([]);
  await dialog.getByLabelText(`取消月结 ${due}`).click();
  await expect.element(dialog.getByText(`取消后，${due} 的手工记录可以重新修改。`)).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe(`success: ${due} 已取消月结`);
});

test('[F3] while a month is being closed, the dialog names it, though the months are read again', {
  tags: 'full',
}, async () => {
  const { visit, dialog, due } = await open();
  await dialog.getByLabelText('登录密码').fill('admin123');
  visit.mockServer.faults.inject({ kind: 'hold', path: close.path });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.mockServer.requests.of(close.path)).toHaveLength(1);
  const closed = await visit.mockServer.table(closedMonthTable);
  await closed.put({ id: Number(due.replace('-', '')), month: due });
  await visit.runtime.queryClient.invalidateQueries();
  // the first reading is on screen once the second is there
  await visit.runtime.queryClient.invalidateQueries();
  expect(dialog.getByLabelText(`取消月结 ${due}`).query()).toBeNull();
  await expect.element(dialog.getByLabelText(`月结 ${due}`)).toBeChecked();
  visit.mockServer.faults.clear();
  await expect.element(dialog.getByLabelText(`取消月结 ${due}`)).toBeVisible();
});

test('[F3] after a refusal the dialog of 月结 follows a colleague who closed its month', {
  tags: 'full',
}, async () => {
  const { visit, dialog, due } = await open();
  await dialog.getByLabelText('登录密码').fill('wrong');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('密码不正确')).toBeVisible();
  const closed = await visit.mockServer.table(closedMonthTable);
  await closed.put({ id: Number(due.replace('-', '')), month: due });
  await visit.runtime.queryClient.invalidateQueries();
  await expect.element(dialog.getByLabelText(`取消月结 ${due}`)).toBeVisible();
});

test('[F3] 取消月结 whose answer was lost names its month until it is sent again', {
  tags: 'full',
}, async () => {
  const due = lastMonth();
  const { visit, dialog } = await open({
    prepare: async (mockServer) => {
      const closed = await mockServer.table(closedMonthTable);
      await closed.put({ id: Number(due.replace('-', '')), month: due });
    },
  });
  await dialog.getByLabelText(`取消月结 ${due}`).click();
  await dialog.getByLabelText('登录密码').fill('admin123');
  visit.mockServer.faults.inject({ kind: 'lost', path: close.path, times: 1 });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('再次提交不会重复处理');
  await visit.runtime.queryClient.invalidateQueries();
  await expect.element(dialog.getByLabelText(`取消月结 ${due}`)).toBeChecked();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe(`success: ${due} 已取消月结`);
});
