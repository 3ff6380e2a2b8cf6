import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { ledgerTable, type WithdrawalRow, withdrawalTable } from '@/mocks/finance/tables';
import type { MockServer } from '@/mocks/mockServer';
import { choose } from '@/src/testing/enter';
import { bookThrough, type MoneyForm, moneyRun } from '@/src/testing/faultRun';
import { complaintsOf, openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { financeEndpoints } from '../endpoints';
import { withdrawals } from './withdrawals';

const { operations } = financeEndpoints['finance/withdrawals'];
const store = '博远志愿填报工作室';

async function open(options: VisitOptions = {}) {
  const visit = await openView(withdrawals, options);
  const list = listPage(visit, withdrawals);
  await list.ready();
  const table = await visit.mockServer.table(withdrawalTable);
  const booked = async (bizType: number, { withdrawNo }: WithdrawalRow) => {
    const rows = (await visit.mockServer.table(ledgerTable)).all();
    return rows.filter((row) => row.bizType === bizType && row.bizNo === withdrawNo).length;
  };
  return { visit, list, table, booked };
}

type OpenedList = Awaited<ReturnType<typeof open>>;

/** Opens the dialog of an action for the first row of a state. */
async function openAction(state: number, label: string, options: VisitOptions = {}) {
  const opened = await open({ at: `?status=${state}`, ...options });
  const { list, table } = opened;
  const row = table.all().findLast(({ status }) => status === state) ?? expect.unreachable();
  await list.act(list.row(row.withdrawNo), label);
  const dialog = page.getByRole('dialog', { name: `${label}：` });
  await expect.element(dialog).toBeVisible();
  return { ...opened, row, dialog };
}

async function openApplication({ list }: OpenedList, storeName = store) {
  await list.toolbar.getByRole('button', { name: '申请提现' }).click();
  const form = openForm('新增提现申请');
  await expect.element(form.getByLabelText('提现金额')).toBeVisible();
  await choose(form.getByLabelText('所属机构', { exact: true }), storeName);
  return form;
}

/** A withdrawal of an institution that was taken back, and that has nothing under way. */
async function payeeThatIsFree({ visit, table }: OpenedList) {
  const stores = await visit.mockServer.table(storeTable);
  const busy = table.all().filter(({ status }) => [0, 1, 4].includes(status));
  const row = table
    .all()
    .findLast(({ status, storeId }) => status === 5 && busy.every((one) => one.storeId !== storeId));
  if (!row) return expect.unreachable();
  return { ...row, storeName: stores.get(row.storeId)?.name ?? '' };
}

test('[F4] the tabs show number and amount for each state', { tags: 'full' }, async () => {
  const { list, table } = await open({ at: '?status=1' });
  const cents = table
    .all()
    .filter(({ status }) => status === 1)
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const amount = `¥${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  const tab = list.root.getByRole('button', { name: `待打款 4 · ${amount}` });
  await expect.element(tab).toHaveAttribute('aria-pressed', 'true');
  await expect.element(list.root.getByText('共 4 条')).toBeVisible();
});

test('[F4] fee and payout show while the amount is typed; a used account is filled in', {
  tags: 'full',
}, async () => {
  const opened = await open();
  const { visit, list, table } = opened;
  const before = await payeeThatIsFree(opened);
  const form = await openApplication(opened, before.storeName);
  const amount = form.getByLabelText('提现金额');
  await amount.fill('5000');
  await expect.element(form.getByText('手续费 ¥30.00，实际到账 ¥4,970.00')).toBeVisible();
  await expect.element(form.getByText(/可提现余额不足$/)).toBeVisible();
  await amount.fill('99.99');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('单笔提现不少于 100 元')).toBeVisible();
  await amount.fill('100');
  const aside = form.getByRole('region', { name: '提现说明' });
  await expect.element(aside.getByText(/^本月还可提现 \d 次/)).toBeVisible();
  await aside.getByRole('button', { name: /\*/ }).first().click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(list.rows.first().getByText(before.storeName).first()).toBeVisible();
  const { storeId, accountNo } = before;
  expect(table.all().at(-1)).toMatchObject({ amount: '100.00', fee: '1.00', storeId, accountNo, status: 0 });
  expect(visit.notifications).toEqual(['success: 新增成功']);
});

test('[F4] the application has the whole dialog until there is something to say beside it', {
  tags: 'full',
}, async () => {
  const opened = await open();
  const { list } = opened;
  await list.toolbar.getByRole('button', { name: '申请提现' }).click();
  const form = openForm('新增提现申请');
  const widthOf = (part: Element | null | undefined) => part?.getBoundingClientRect().width ?? 0;
  const ofFields = () => widthOf(form.element().querySelector('.form-grid'));
  const ofForm = () => widthOf(form.element().querySelector('form'));
  await expect.element(form.getByLabelText('提现金额')).toBeVisible();
  await expect.poll(() => [ofFields() > 0, ofFields() === ofForm()]).toEqual([true, true]);
  await choose(form.getByLabelText('所属机构', { exact: true }), store);
  const aside = form.getByRole('region', { name: '提现说明' });
  await expect.element(aside).toBeVisible();
  expect(ofFields() / ofForm()).toBeCloseTo(0.64, 1);
});

test.each(moneyRun.filter(({ way }) => way !== 'read'))(
  '[F4] [CODE-9] a withdrawal is asked for once: $name',
  async (failure) => {
    const opened = await open();
    const dialog = await openApplication(opened);
    await dialog.getByLabelText('提现金额').fill('100');
    await dialog.getByLabelText('收款户名').fill(store);
    await choose(dialog.getByLabelText('开户银行'), '招商银行');
    await dialog.getByLabelText('支行').fill('示范路支行');
    await dialog.getByLabelText('收款账号').fill('6222020000000012');
    const form: MoneyForm = {
      ...{ visit: opened.visit, dialog, button: '保存', path: operations.create.path },
      booked: async () => opened.table.all().length - 40,
    };
    await bookThrough(failure, form);
  },
);

test.each((['驳回', '撤回'] as const).flatMap((label) => moneyRun.map((failure) => ({ ...failure, label }))))(
  '[F4] [CODE-9] $label gives the money back once: $name',
  { tags: 'full' },
  async ({ label, ...failure }) => {
    const { visit, dialog, row, booked } = await openAction(0, label);
    if (label === '驳回') await dialog.getByRole('button', { name: '缺少付款凭证' }).click();
    const { path } = label === '驳回' ? operations.audit : operations.cancel;
    await bookThrough(failure, { visit, dialog, path, booked: async () => (await booked(9, row)) / 2 });
  },
);

async function openPayment(options: VisitOptions = {}) {
  const opened = await openAction(1, '已打款', options);
  const { dialog } = opened;
  await dialog.getByLabelText('打款流水号').fill('DK0001');
  await userEvent.upload(dialog.getByLabelText('打款凭证'), await pictureFile('voucher.png', 3));
  await expect.element(dialog.getByText(/^正在(上传|检查)/)).not.toBeInTheDocument();
  await dialog.getByLabelText('登录密码').fill('admin123');
  return opened;
}

test.each(moneyRun)('[F4] [CODE-9] a withdrawal is paid once: $name', async (failure) => {
  const { visit, dialog, row, booked } = await openPayment();
  await bookThrough(failure, { visit, dialog, path: operations.pay.path, booked: () => booked(6, row) });
});

test('[F4] the dialog shows payee and amount, and refuses a used serial number', {
  tags: 'full',
}, async () => {
  const { visit, dialog, row, table } = await openPayment();
  await expect.element(dialog.getByText(`请确认已向「${row.accountName}」打款`)).toBeVisible();
  await dialog.getByLabelText('打款流水号').fill(' ');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => complaintsOf(dialog)).toEqual({ paySerialNo: '请输入打款流水号' });
  const taken = table.find(({ status }) => status === 2)?.paySerialNo ?? '';
  await dialog.getByLabelText('打款流水号').fill(taken);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => complaintsOf(dialog)).toEqual({ paySerialNo: '打款流水号已存在' });
  expect(visit.notifications).toEqual(['error: 打款流水号已存在']);
  const time = dialog.getByLabelText('打款时间').element();
  expect(visit.mockServer.requests.of(operations.pay.path).at(-1)?.body).toMatchObject({
    payTime: time instanceof HTMLInputElement && time.value,
  });
  expect(table.get(row.id)?.status).toBe(1);
});

test('[F4] a payment that failed is made again to another account', { tags: 'full' }, async () => {
  const { list, dialog, row, table } = await openAction(1, '打款失败');
  await dialog.getByLabelText('失败原因').fill('收款账户已注销');
  await dialog.getByLabelText('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByRole('button', { name: /^打款失败 3/ })).toBeVisible();
  await list.root.getByRole('button', { name: /^打款失败 3/ }).click();
  await list.act(list.row(row.withdrawNo), '重新打款');
  const retry = page.getByRole('dialog', { name: '重新打款：' });
  await expect.element(retry.getByText(/上次打款失败：收款账户已注销/)).toBeVisible();
  await retry.getByLabelText('收款账号').fill('1');
  await retry.getByRole('button', { name: '确定' }).click();
  await expect.element(retry.getByText(/^请输入/)).toBeVisible();
  const account = row.payeeType === 1 ? '6222020000000099' : '19900000099';
  await retry.getByLabelText('收款账号').fill(account);
  await retry.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByRole('button', { name: /^待打款 4/ })).toBeVisible();
  expect(table.get(row.id)).toMatchObject({ status: 1, accountNo: account, remark: '收款账户已注销' });
});

/** Gives two neighbouring pending withdrawals a sum of ¥300.16, which floats would make ¥300.15. */
async function withUnevenAmounts(mockServer: MockServer): Promise<void> {
  const table = await mockServer.table(withdrawalTable);
  const waiting = table.all().filter(({ status }) => status === 0);
  for (const [index, row] of waiting.entries())
    await table.put({ ...row, amount: index % 2 === 0 ? '100.02' : '200.14' });
}

test('[F4] several withdrawals are approved together, with their warnings', { tags: 'full' }, async () => {
  const { visit, list, table } = await open({ at: '?status=0', prepare: withUnevenAmounts });
  const boxes = list.root.getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await page.getByRole('button', { name: '批量通过' }).click();
  const dialog = page.getByRole('dialog', { name: '批量通过' });
  await expect.element(dialog.getByText('确定通过选中的 2 笔提现申请（合计 ¥300.16）吗？')).toBeVisible();
  await expect.element(dialog.getByRole('list', { name: '风险提示' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(list.root.getByText('共 4 条')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 审核通过，共 2 笔']);
  expect(table.all().filter(({ status }) => status === 1)).toHaveLength(6);
});

test('[F4] the record shows the figures behind warnings, and the whole account for 30 seconds', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '/show/36' });
  const drawer = page.getByRole('dialog', { name: '提现申请：' });
  await expect.element(drawer.getByText(/户名「.+」，机构主体「.+」/)).toBeVisible();
  await drawer.getByRole('tab', { name: '收款账号' }).click();
  await drawer.getByRole('button', { name: '查看完整收款账号' }).click();
  await expect.poll(() => visit.mockServer.requests.of(operations.plain.path).length).toBe(1);
  await drawer.getByRole('tab', { name: '操作记录' }).click();
  await expect.element(drawer.getByRole('region', { name: '操作记录' }).getByText('查看')).toBeVisible();
});

test('[F4] an institution sees and cancels its own withdrawals alone', { tags: 'full' }, async () => {
  const { visit, list } = await open({ as: 'jigou' });
  await expect.element(list.root.getByRole('columnheader', { name: '所属机构' })).not.toBeInTheDocument();
  await expect
    .element(list.toolbar.getByRole('button', { name: '导出批量付款文件' }))
    .not.toBeInTheDocument();
  const row = list.rows.first();
  await expect.element(row.getByText('待审核')).toBeVisible();
  await expect.element(row.getByRole('button', { name: '通过' })).not.toBeInTheDocument();
  await list.act(row, '撤回');
  await page.getByRole('dialog', { name: '撤回：' }).getByRole('button', { name: '确定' }).click();
  await expect.element(row.getByText('已撤回')).toBeVisible();
  expect(visit.notifications).toEqual(['success: 撤回成功']);
});
