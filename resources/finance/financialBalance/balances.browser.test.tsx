import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { totals } from '@/mocks/finance/account';
import { shiftBalance } from '@/mocks/finance/shift';
import { ledgerTable } from '@/mocks/finance/tables';
import { rechargeTable } from '@/mocks/system/recharge/rechargeTable';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { choose } from '@/src/testing/enter';
import { bookThrough, moneyRun } from '@/src/testing/faultRun';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { financeEndpoints } from '../endpoints';
import { balances } from './balances';

const { operations } = financeEndpoints['finance/financial-balance'];
const low = '文华中学升学指导处';
const requestNo = expect.any(String);

async function open(options: Parameters<typeof openView>[1] = {}) {
  const visit = await openView(balances, options);
  const list = listPage(visit, balances);
  await list.ready();
  const sent = (name: keyof typeof operations) =>
    visit.mockServer.requests.of(operations[name].path).map(({ body }) => body);
  return { visit, list, sent };
}

/** The page of an institution, which has its own account alone. */
async function openOwn() {
  const visit = await openView(balances, { as: 'jigou' });
  const account = visit.screen.getByRole('region', { name: '财务余额', exact: true });
  await expect.element(account.getByRole('button', { name: '充值' })).toBeVisible();
  return { visit, account };
}

test('[F5] the figures above are those of the rows below: three are low', async () => {
  const { list, visit } = await open({ at: '?lowOnly=1' });
  await expect.poll(() => list.rows.elements().length).toBe(3);
  const totalOf = await totals(visit.mockServer);
  const amounts = list.ids().map((id) => fenOf(totalOf(Number(id))) ?? expect.unreachable());
  const total = visit.screen.getByRole('region', { name: '余额合计' });
  await expect.element(total.getByText(formatMoney(yuanOf(sumFen(amounts))), { exact: true })).toBeVisible();
});

test('[F5] credit over the bound is refused at its field; a good one is sent with the revision', {
  tags: 'full',
}, async () => {
  const { list, visit, sent } = await open();
  await list.act(list.row(low), '设置额度');
  const dialog = page.getByRole('dialog', { name: '设置额度：' });
  await dialog.getByLabelText('授信额度').fill('100000.01');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('授信额度须在 0 至 100000 元之间')).toBeVisible();
  expect(sent('setLimit')).toEqual([]);
  await dialog.getByLabelText('授信额度').fill('3000');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 额度设置成功']);
  expect(sent('setLimit')).toEqual([{ id: 9, rev: 1, creditLimit: '3000', warnLine: '1000.00', requestNo }]);
});

test('[F5] freezing an account names its effect, and needs a reason', { tags: 'full' }, async () => {
  const { list, visit, sent } = await open();
  await list.act(list.row(low), '冻结');
  const dialog = page.getByRole('dialog', { name: `冻结：${low}` });
  await expect.element(dialog.getByText('冻结后该机构无法领卡、提现，确定冻结吗？')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请输入原因')).toBeVisible();
  await dialog.getByLabelText('原因').fill('账目核查期间冻结');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 冻结成功']);
  expect(sent('freeze')).toEqual([{ id: 9, rev: 1, status: 1, remark: '账目核查期间冻结', requestNo }]);
  await expect.element(list.row(low).getByText('已冻结')).toBeVisible();
});

test('[F5] reconciling names the account and the row where a balance is off by ¥0.01', {
  tags: 'full',
}, async () => {
  const { list, visit } = await open();
  await list.toolbar.getByRole('button', { name: '全部对账' }).click();
  const dialog = page.getByRole('dialog', { name: '对账结果' });
  await expect.element(dialog.getByText('已核对 36 家机构，账目全部一致')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await shiftBalance(visit.mockServer, 3);
  await list.toolbar.getByRole('button', { name: '全部对账' }).click();
  await expect.element(dialog.getByText('已核对 36 家机构，1 个账户不一致')).toBeVisible();
  const rows = (await visit.mockServer.table(ledgerTable)).all();
  const last = rows.findLast(({ storeId, wallet }) => storeId === 3 && wallet === 1);
  const link = dialog.getByRole('link', { name: last?.tradeNo });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(`/finance/institution-details/show/${last?.id}`));
  const store = dialog.getByRole('row').nth(1).getByRole('link').first();
  await expect.element(store).toHaveAttribute('href', '/customer/list/show/3');
  await expect.element(list.root.getByText('不一致', { exact: true })).toBeVisible();
});

test('[F5] a reminder proposes an amount for 14 days', { tags: 'full' }, async () => {
  const { list, visit, sent } = await open();
  await list.act(list.row(low), '催充值');
  const dialog = page.getByRole('dialog', { name: `催充值：${low}` });
  await expect.element(dialog.getByLabelText('建议充值金额')).toHaveValue('1000.00');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 提醒已发送']);
  expect(sent('remind')).toEqual([{ id: 9, rev: 1, amount: '1000.00', requestNo }]);
});

test('[F5] an institution has its own account as cards, and applies for a recharge once', async () => {
  const { visit, account } = await openOwn();
  const cards = account.getByRole('region', { name: '账户余额' });
  const mine = (await totals(visit.mockServer))(2) ?? expect.unreachable();
  await expect.element(cards.getByText(formatMoney(mine), { exact: true })).toBeVisible();
  expect(
    account
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['充值', '提现']);
  await expect.element(account.getByRole('table')).not.toBeInTheDocument();
  await account.getByRole('button', { name: '充值' }).click();
  const dialog = page.getByRole('dialog', { name: '充值' });
  await dialog.getByLabelText('充值金额').fill('99');
  await choose(dialog.getByLabelText('支付方式'), '微信');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('充值金额须在 100 至 1000000 元之间')).toBeVisible();
  await dialog.getByLabelText('充值金额').fill('500');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 充值申请已提交，待财务确认到账']);
  const open = (await visit.mockServer.table(rechargeTable)).all().filter(({ status }) => status === 0);
  const pending = open.flatMap(({ storeId, amount }) => (storeId === 2 ? [fenOf(amount) ?? 0n] : []));
  await expect.element(cards.getByText('待确认充值')).toBeVisible();
  await expect
    .element(cards.getByText(formatMoney(yuanOf(sumFen(pending))), { exact: true }).first())
    .toBeVisible();
  expect(visit.mockServer.requests.of(operations.recharge.path).map(({ body }) => body)).toEqual([
    expect.objectContaining({ amount: '500.00', payWay: 2, requestNo: expect.any(String) }),
  ]);
});

test('[F5] the record shows 30 days of its wallets, and the movements behind a balance', {
  tags: 'full',
}, async () => {
  const { visit } = await open({ at: '/show/3' });
  const drawer = page.getByRole('dialog', { name: '财务余额：' });
  await drawer.getByRole('button', { name: '余额怎么来的' }).first().click();
  await expect.element(page.getByText('本月变动最大的十笔')).toBeVisible();
  await visit.go('/show/3');
  await drawer.getByRole('tab', { name: '余额走势' }).click();
  await expect.element(drawer.getByRole('region', { name: '近 30 天余额' })).toBeVisible();
  await expect.poll(() => visit.mockServer.requests.of(operations.curve.path).length).toBe(1);
});

test.each(moneyRun)('[F5] [CODE-9] a wallet is corrected once: $name', { tags: 'full' }, async (failure) => {
  const { visit, list } = await open();
  const ledger = await visit.mockServer.table(ledgerTable);
  const corrections = () => ledger.all().filter(({ bizType }) => bizType === 7).length;
  const before = corrections();
  await list.act(list.row(low), '调账');
  const dialog = page.getByRole('dialog', { name: `调账：${low}` });
  await dialog.getByLabelText('金额').fill('12.30');
  await dialog.getByLabelText('调账原因').fill('六月对账差额，补记入账');
  await userEvent.upload(dialog.getByLabelText('凭证'), await pictureFile('voucher.png', 3));
  await expect.element(dialog.getByRole('button', { name: '预览凭证' })).toBeVisible();
  await dialog.getByLabelText('登录密码').fill('admin123');
  const booked = async () => corrections() - before;
  await bookThrough(failure, { visit, dialog, path: operations.adjust.path, booked });
});

test.each(moneyRun)(
  '[F5] [CODE-9] a recharge is applied for once: $name',
  { tags: 'full' },
  async (failure) => {
    const { visit, account } = await openOwn();
    const recharges = await visit.mockServer.table(rechargeTable);
    const before = recharges.all().length;
    await account.getByRole('button', { name: '充值' }).click();
    const dialog = page.getByRole('dialog', { name: '充值' });
    await dialog.getByLabelText('充值金额').fill('500');
    await choose(dialog.getByLabelText('支付方式'), '微信');
    const booked = async () => recharges.all().length - before;
    await bookThrough(failure, { visit, dialog, path: operations.recharge.path, booked });
  },
);
