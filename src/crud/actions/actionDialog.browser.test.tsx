import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTable } from '@/mocks/dev/sampleTable';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { bookThrough, moneyFailures, shortTimeout, silentFailure } from '@/src/testing/faultRun';
import { complaintsOf } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit, type VisitOptions } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';

const { adjust, list: listed } = devEndpoints['dev/sample'].operations;
const dialog = page.getByRole('dialog', { name: '加价：' });
const amount = dialog.getByLabelText('加价金额');
const confirm = dialog.getByRole('button', { name: '确定' });

async function open(options: VisitOptions = {}) {
  const visit = await openView(samples, options);
  const list = await openDialog(visit);
  const sent = () => visit.mockServer.requests.of(adjust.path).map(({ body }) => body);
  return { visit, list, sent };
}

async function openDialog(visit: Visit) {
  const list = listPage(visit, samples);
  await list.ready();
  await list.act(list.rows.first(), '加价');
  await expect.element(amount).toHaveFocus();
  return list;
}

const drafts = () => [...testDrafts.kept.values()];

async function fillIn(price = '12.5') {
  await amount.fill(price);
  await dialog.getByRole('button', { name: '供货价上调' }).click();
  await dialog.getByLabelText('登录密码').fill('admin123');
}

test('[SCREEN] an action requires its fields, and sends nothing before', async () => {
  const { sent } = await open();
  await confirm.click();
  for (const text of ['请输入加价金额', '请输入原因', '请输入登录密码'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await amount.fill('0');
  await dialog.getByLabelText('原因').fill('太短');
  await confirm.click();
  await expect.element(dialog.getByText('金额必须大于 0')).toBeVisible();
  await expect.element(dialog.getByText('原因长度为 5-50 个字符')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('[SCREEN] Enter sends once, with the record, a number of the request and decimal text; the list shows it', async () => {
  const { visit, list, sent } = await open();
  const before = (await visit.mockServer.table(sampleTable)).all()[0]?.price;
  await fillIn();
  // with an immediate response, the second press would already hit the button that opened the dialog
  visit.mockServer.faults.inject({ kind: 'hold', path: adjust.path });
  await userEvent.keyboard('{Enter}{Enter}');
  visit.mockServer.faults.clear();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toEqual([
    {
      ...{ id: 1, amount: '12.50', reason: '供货价上调', password: 'admin123' },
      requestNo: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(before).toBe('1.00');
  await expect.element(list.rows.first().getByText('¥13.50')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 加价成功']);
});

test('[SCREEN] a dialog cannot be left while its call runs', async () => {
  const { visit, sent } = await open();
  await fillIn();
  visit.mockServer.faults.inject({ kind: 'hold', path: adjust.path });
  await confirm.click();
  await expect.element(dialog.getByRole('button', { name: '取消' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  visit.mockServer.faults.clear();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('[CODE-5] a refusal is at its field, else above the form; typed values stay', async () => {
  const { visit } = await open();
  await fillIn('99999');
  visit.mockServer.faults.inject({ kind: 'hold', path: adjust.path });
  await confirm.dblClick();
  visit.mockServer.faults.clear();
  await expect.element(dialog.getByText('单价不能超过 99999.99')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(complaintsOf(dialog)).toEqual({ amount: '单价不能超过 99999.99' });
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '库存盘点中',
    path: adjust.path,
    times: 1,
  });
  await amount.fill('1');
  await confirm.click();
  await expect.element(dialog.getByText('库存盘点中')).toBeVisible();
  await expect.element(amount).toHaveValue('1.00');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([
    'error: 单价不能超过 99999.99',
    'error: 库存盘点中',
    'success: 加价成功',
  ]);
});

test('[CODE-5] the rows are read again after a refusal, whose dialog keeps what was typed', async () => {
  const { visit, list } = await open();
  const table = await visit.mockServer.table(sampleTable);
  for (const row of table.all().slice(0, 1)) await table.put({ ...row, price: '77.00' });
  await fillIn('99999');
  visit.mockServer.faults.inject({ kind: 'hold', path: listed.path });
  await confirm.click();
  await expect.element(dialog.getByText('单价不能超过 99999.99')).toBeVisible();
  // The dialog does not wait for the rows.
  await expect.element(amount).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: '取消' })).toBeEnabled();
  visit.mockServer.faults.clear();
  await expect.element(list.rows.first().getByText('¥77.00')).toBeVisible();
  await expect.element(amount).toHaveValue('99999.00');
});

test('[CODE-5] a dialog about a record that another person changed keeps what was typed', async () => {
  const { visit, list } = await open();
  const msg = '该记录已被他人处理，请刷新后重试';
  visit.mockServer.faults.inject({ kind: 'code', code: 40000, msg, path: adjust.path, times: 1 });
  const table = await visit.mockServer.table(sampleTable);
  for (const row of table.all().slice(0, 1)) await table.put({ ...row, price: '77.00' });
  await fillIn();
  await confirm.click();
  await expect.element(dialog.getByText(/^该记录已被他人修改.*填写的内容已保留$/)).toBeVisible();
  await expect.element(list.rows.first().getByText('¥77.00')).toBeVisible();
  await expect.element(amount).toHaveValue('12.50');
  expect(visit.notifications).toEqual([`error: ${msg}`]);
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.rows.first().getByText('¥89.50')).toBeVisible();
});

test('typed values of a dialog outlive a reload, which asks; a password does not', async () => {
  const { visit, sent } = await open();
  const refusal = { kind: 'code', code: 40000, msg: '库存盘点中', path: adjust.path, times: 1 } as const;
  visit.mockServer.faults.inject(refusal);
  await fillIn();
  await confirm.click();
  await expect.element(dialog.getByText('库存盘点中')).toBeVisible();
  expect(asksAtReload()).toBe(true);
  expect(drafts()).toMatchObject([
    { name: expect.stringMatching('加价：'), values: { amount: '12.50', reason: '供货价上调' } },
  ]);
  expect(JSON.stringify(drafts())).not.toContain('admin123');
  const list = await openDialog(await visit.reload());
  await expect.element(amount).toHaveValue('');
  await dialog.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(amount).toHaveValue('12.50');
  await expect.element(dialog.getByLabelText('登录密码')).toHaveValue('');
  await dialog.getByLabelText('登录密码').fill('admin123');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.rows.first().getByText('¥13.50')).toBeVisible();
  // The same request: the server books it once, whatever became of the first try.
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect([asksAtReload(), drafts()]).toEqual([false, []]);
});

test('a dialog that is left by 取消 keeps no draft, one with a password alone neither', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  await dialog.getByLabelText('登录密码').fill('admin123');
  expect(asksAtReload()).toBe(false);
  await dialog.getByLabelText('原因').fill('供货价上调');
  expect(asksAtReload()).toBe(true);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([asksAtReload(), drafts()]).toEqual([false, []]);
  await list.act(list.rows.first(), '加价');
  await expect.element(amount).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: '恢复草稿' })).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
});

test('typed values of a dialog outlive Escape', async () => {
  const { list } = await open();
  await amount.fill('12.5');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asksAtReload()).toBe(false);
  await list.act(list.rows.first(), '加价');
  await dialog.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(amount).toHaveValue('12.50');
});

test('a refusal over the form stands clear of the first field', { tags: 'full' }, async () => {
  const { visit } = await open();
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 40000,
    msg: '库存盘点中',
    path: adjust.path,
    times: 1,
  });
  await fillIn();
  await confirm.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  const { bottom } = dialog.getByRole('alert').element().getBoundingClientRect();
  const { top } = dialog.getByText('加价后立即生效，不能撤回。').element().getBoundingClientRect();
  expect(top - bottom).toBeGreaterThanOrEqual(16);
});

test.each([...moneyFailures, silentFailure])(
  '[CODE-9] $name makes one booking, one message, and loses no typed value',
  async (failure) => {
    const { visit } = await open({ requestTimeout: shortTimeout });
    await fillIn();
    const table = await visit.mockServer.table(sampleTable);
    const booked = async () => (Number(table.get(1)?.price) - 1) / 12.5;
    await bookThrough(failure, { visit, dialog, path: adjust.path, booked });
  },
);
