import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stores } from '@/resources/customer/store/stores';
import { samples } from '@/resources/dev/samples';
import { invoices } from '@/resources/finance/invoices/invoices';
import { readTable } from '@/src/lib/sheet/readTable';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { catchSaved, lastSaved, type SavedFile } from '@/src/testing/savedFiles';

const dialog = (label: string) => page.getByRole('dialog', { name: `导出${label}` });

async function openSamples(options?: VisitOptions) {
  const saved = catchSaved();
  const visit = await openView({ view: samples.view }, options);
  const list = listPage(visit, samples);
  await list.ready();
  return { saved, visit, list };
}

/** Opens the dialog, chooses by the labels, and starts. */
async function exportAs(label: string, ...choices: readonly (string | RegExp)[]) {
  await page.getByRole('button', { name: '选择范围、格式与列' }).click();
  await expect.element(dialog(label).getByRole('radio').first()).toHaveFocus();
  for (const choice of choices) await dialog(label).getByRole('radio', { name: choice }).click();
  await dialog(label).getByRole('button', { name: '开始导出' }).click();
}

async function outcome({ runtime }: Visit) {
  await expect.poll(() => runtime.transfers.all()[0]?.state.phase).toMatch(/done|failed/);
  return runtime.transfers.all()[0]?.state;
}

async function tableIn(saved: readonly SavedFile[]) {
  const table = await readTable(await lastSaved(saved), { maxRows: 1000 });
  if ('refused' in table) throw new Error(table.refused);
  return table;
}

test('[WID-9] all records are read page by page and written as the list shows them, in the columns of the list', async () => {
  const { saved, visit } = await openSamples();
  await exportAs('示例');
  expect(await outcome(visit)).toEqual({ phase: 'done', note: '共 64 条' });
  expect(saved[0]?.name).toMatch(/^示例_\d{14}\.xlsx$/);
  const { head, rows } = await tableIn(saved);
  expect(head.slice(0, 4)).toEqual(['名称', '状态', '数量', '单价']);
  expect(rows).toHaveLength(64);
  expect(rows[4]?.cells.slice(0, 4)).toEqual(['便签纸 005', '停用', 148, 7.92]);
});

test('one click exports what the list shows; rows that are selected go before the filters', {
  tags: 'full',
}, async () => {
  const { saved, visit } = await openSamples({ at: '?name=签字笔' });
  await page.getByRole('button', { name: '导出' }).click();
  expect(await outcome(visit)).toEqual({ phase: 'done', note: '共 8 条' });
  const { head } = await tableIn(saved);
  expect(head.slice(0, 4)).toEqual(['名称', '状态', '数量', '单价']);
  await page.getByRole('checkbox', { name: '选择第' }).first().click();
  await page.getByRole('button', { name: '导出' }).click();
  await expect
    .poll(() => visit.runtime.transfers.all().map(({ state }) => state))
    .toContainEqual({
      phase: 'done',
      note: '共 1 条',
    });
});

test('an export holds the filtered rows and only the chosen columns, as csv', { tags: 'full' }, async () => {
  const { saved, visit } = await openSamples({ at: '?name=签字笔' });
  await page.getByRole('button', { name: '选择范围、格式与列' }).click();
  const form = dialog('示例');
  await expect.element(form.getByRole('radio', { name: /^当前筛选（8 条）/ })).toBeChecked();
  await form.getByRole('radio', { name: /csv/ }).click();
  for (const column of ['状态', '数量', '单价', '排序', '备注', '创建时间'])
    await form.getByRole('checkbox', { name: column }).click();
  await form.getByRole('button', { name: '开始导出' }).click();
  expect(await outcome(visit)).toEqual({ phase: 'done', note: '共 8 条' });
  const file = await lastSaved(saved);
  expect(file.name).toMatch(/\.csv$/);
  const { head, rows } = await tableIn(saved);
  expect(head).toEqual(['名称']);
  expect(rows.every(({ cells }) => String(cells[0]).startsWith('签字笔'))).toBe(true);
});

test('an export without a column does not begin', { tags: 'full' }, async () => {
  await openSamples();
  await page.getByRole('button', { name: '选择范围、格式与列' }).click();
  for (const column of samples.fields) {
    const box = dialog('示例').getByRole('checkbox', { name: column.label, exact: true });
    if (box.elements().length > 0) await box.click();
  }
  await expect.element(dialog('示例').getByText('请至少选择一列')).toBeVisible();
  await expect.element(dialog('示例').getByRole('button', { name: '开始导出' })).toBeDisabled();
});

test('[CODE-9] the network is lost in the middle: nothing is saved, and a retry of the same export succeeds', async () => {
  const { saved, visit } = await openSamples();
  visit.mockServer.faults.inject({ kind: 'network', path: '/dev-api/dev/sample/list', times: 2 });
  await exportAs('示例', '本页');
  expect(await outcome(visit)).toEqual({ phase: 'failed', reason: '后端接口连接异常' });
  expect(saved).toHaveLength(0);
  visit.runtime.transfers.all()[0]?.retry?.();
  expect(await outcome(visit)).toEqual({ phase: 'done', note: '共 20 条' });
  expect((await tableIn(saved)).rows).toHaveLength(20);
});

test('a cancelled export saves nothing', { tags: 'full' }, async () => {
  const { saved, visit } = await openSamples();
  visit.mockServer.faults.inject({ kind: 'hang', path: '/dev-api/dev/sample/list', times: 1 });
  await exportAs('示例');
  await expect.poll(() => visit.runtime.transfers.all()).toHaveLength(1);
  visit.runtime.transfers.all()[0]?.cancel?.();
  visit.mockServer.faults.clear();
  expect(visit.runtime.transfers.all()[0]?.state).toEqual({ phase: 'cancelled' });
  expect(saved).toHaveLength(0);
});

test('[FILE-4] a server that exports makes the workbook of all records; a page is written here', async () => {
  const saved = catchSaved();
  const visit = await openView({ view: stores.view });
  await listPage(visit, stores).ready();
  await exportAs('机构');
  expect(await outcome(visit)).toMatchObject({ phase: 'done' });
  expect(visit.notifications).toContain('info: 正在下载数据，请稍候');
  expect(visit.mockServer.requests.all().filter(({ path }) => path.endsWith('/store/export'))).toHaveLength(
    1,
  );
  visit.runtime.transfers.dismiss();
  await exportAs('机构', '本页');
  expect(await outcome(visit)).toMatchObject({ phase: 'done', note: /^共 \d+ 条$/ });
  const { head, rows } = await tableIn(saved);
  expect(head).toContain('机构名称');
  expect(rows.length).toBeGreaterThan(5);
  const mobile = head.indexOf('联系手机');
  for (const { cells } of rows) expect(cells[mobile]).toMatch(/^199\*{4}\d{4}$/);
});

test('a server’s export names no number while the filtered rows are read', { tags: 'full' }, async () => {
  const visit = await openView(invoices, { at: '?status=0' });
  const list = listPage(visit, invoices);
  await list.ready();
  const { path } = invoices.endpoints.operations.list ?? expect.unreachable();
  visit.mockServer.faults.inject({ kind: 'hold', path });
  await visit.go('?status=1');
  await expect.element(list.root).toHaveAttribute('aria-busy', 'true');
  await list.toolbar.getByRole('button', { name: '导出' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('确定导出当前筛选的数据吗？')).toBeVisible();
  visit.mockServer.faults.clear();
});

test('[PERM-1] a user who may not export or import is offered neither', async () => {
  await openSamples({ permissions: ['dev:sample:list', 'dev:sample:create'] });
  expect(page.getByRole('button', { name: '导出' }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: '导入' }).elements()).toHaveLength(0);
});
