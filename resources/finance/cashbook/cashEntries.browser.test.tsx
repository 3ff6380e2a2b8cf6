import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import type { Fault } from '@/mocks/faults';
import { ledgerTable } from '@/mocks/finance/tables';
import { rechargeTable } from '@/mocks/system/recharge/rechargeTable';
import { ResourcePageProvider } from '@/src/crud/ResourceContext';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { isFull } from '@/src/testing/fullRun';
import { listPage } from '@/src/testing/listPage';
import { openView, renderInside } from '@/src/testing/openView';
import { financeEndpoints } from '../endpoints';
import { cashEntries } from './cashEntries';
import { useMatching } from './useMatching';

const { operations } = financeEndpoints['finance/management'];

async function open(options: Parameters<typeof openView>[1] = {}) {
  const visit = await openView(cashEntries, options);
  const list = listPage(visit, cashEntries);
  await list.ready();
  return { visit, list };
}

test('[F3] the figures are above the rows; the sum follows the filters', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  const figures = visit.screen.getByRole('region', { name: '收支概况' });
  await expect.element(figures.getByText('待审核提现')).toBeVisible();
  const sum = visit.screen.getByRole('status', { name: '合计' });
  await expect.element(sum.getByText(/收入/)).toBeVisible();
  await list.root.getByRole('button', { name: '支出', exact: true }).click();
  await expect.element(sum).toHaveTextContent('筛选收入¥0.00');
});

test('[F3] waiting entries and the months unfold, and stay unfolded for the person', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  const months = visit.screen.getByRole('region', { name: '近 12 个月收支' });
  await expect.element(months).not.toBeInTheDocument();
  await list.root.getByRole('button', { name: '展开：收支概况' }).click();
  await expect.element(months).toBeVisible();
  await expect.element(visit.screen.getByRole('region', { name: '今日待办' })).toBeVisible();
  const again = await visit.reload();
  await expect.element(again.screen.getByRole('region', { name: '近 12 个月收支' })).toBeVisible();
  await again.screen.getByRole('button', { name: '收起：收支概况' }).click();
  await expect.element(again.screen.getByRole('region', { name: '近 12 个月收支' })).not.toBeInTheDocument();
});

test('[F3] waiting entries lead to pages that may be opened', { tags: 'full' }, async () => {
  const permissions = ['finance:management:list', 'finance:invoices:list'];
  const { visit, list } = await open({ as: 'caiwu', permissions });
  await list.root.getByRole('button', { name: '展开：收支概况' }).click();
  const waiting = visit.screen.getByRole('region', { name: '今日待办' });
  await waiting.getByRole('button', { name: '查看全部' }).click();
  const links = waiting.getByRole('link').elements();
  await expect.element(waiting.getByText(/^充值/).first()).toBeVisible();
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toContain('/finance/invoices');
  expect(links.every((link) => link.getAttribute('href')?.startsWith('/finance/invoices'))).toBe(true);
});

test('[F3] a phone shows the rows first, and the figures by a button', { tags: 'full' }, async () => {
  const { visit } = await open();
  await page.viewport(390, 844);
  const figures = visit.screen.getByRole('region', { name: '收支概况' });
  const button = visit.screen.getByRole('button', { name: '待办与收支' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(figures).not.toBeInTheDocument();
  await button.click();
  await expect.element(figures.getByText('待审核提现')).toBeVisible();
});

test('[F3] a voucher is needed from ¥1,000 on; the categories follow the direction', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await list.toolbar.getByRole('button', { name: '新增' }).click();
  const form = openForm('新增收支记录');
  await choose(form.getByLabelText('收支方向'), '支出');
  await choose(form.getByLabelText('收支类别'), '推广费用');
  await form.getByLabelText('金额').fill('1000');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('请上传凭证')).toBeVisible();
  await choose(form.getByLabelText('收支方向'), '收入');
  await form.getByLabelText('收支类别').click();
  await expect.element(page.getByRole('option', { name: '充值收入' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: '推广费用' })).not.toBeInTheDocument();
});

test('[F3] entries of the system cannot be changed, entries by hand of an open month can', async () => {
  const { visit, list } = await open({ at: '?source=1' });
  await expect.element(list.rows.first()).toBeVisible();
  expect(await list.rows.first().getByRole('button', { name: '编辑' }).elements()).toHaveLength(0);
  await visit.go('?source=2');
  await expect.element(list.rows.first().getByRole('button', { name: '编辑' })).toBeVisible();
});

/** Opens the list with the dialog of 流水匹配 and a bank's file: one line is certain, one uncertain, one invalid. */
async function openMatching(options: Parameters<typeof openView>[1] = {}) {
  const opened = await open(options);
  const { visit, list } = opened;
  const recharges = await visit.mockServer.table(rechargeTable);
  const stores = await visit.mockServer.table(storeTable);
  const [first, second] = recharges.all().filter(({ status, payWay }) => status === 0 && payWay !== 4);
  if (!first || !second) return expect.unreachable();
  const line = ({ amount, createTime, storeId }: typeof first, payer = stores.get(storeId)?.name) =>
    `${createTime.slice(0, 10)},${payer},${amount},,LS${createTime.replaceAll(/\D/g, '')}`;
  const head = ['招商银行账户明细', '账号：6222020000000012', '交易日期,对方户名,收入,支出,流水号'];
  const lines = [...head, line(first), line(second, '何新'), '合计,,,,'];
  const file = new File([lines.join('\r\n')], '流水.csv', { type: 'text/csv' });
  await list.toolbar.getByRole('button', { name: '流水匹配' }).click();
  const dialog = page.getByRole('dialog', { name: '流水匹配' });
  await expect.element(dialog.getByText('点击或拖入银行流水（csv、xlsx）')).toBeVisible();
  const input = dialog.element().querySelector('input[type=file]');
  await userEvent.upload(input ?? expect.unreachable(), file);
  await expect.element(dialog.getByText('共 3 行，可匹配 2 行，忽略 1 行')).toBeVisible();
  await dialog.getByRole('button', { name: '开始匹配' }).click();
  await expect.element(dialog.getByRole('link', { name: first.orderNo })).toBeVisible();
  return { ...opened, dialog, recharges, first, second };
}

test('[F3] a statement is compared with pending entries; sure matches are confirmed together', {
  tags: 'full',
}, async () => {
  const { visit, dialog, recharges, first, second } = await openMatching();
  expect(visit.mockServer.requests.of(operations.recharges.path)).toHaveLength(1);
  await dialog.getByRole('button', { name: '确认到账（1 笔）' }).click();
  await expect.element(dialog.getByText('已确认')).toBeVisible();
  await expect.poll(() => visit.notifications).toEqual(['success: 已确认 1 笔充值到账']);
  expect(recharges.get(first.id)?.status).toBe(1);
  expect(recharges.get(second.id)?.status).toBe(0);
  expect(visit.mockServer.requests.of(operations.confirm.path)).toHaveLength(1);
  // the same file again: the line is in the books
  await dialog.getByRole('button', { name: '开始匹配' }).click();
  await expect.element(dialog.getByText('该流水已登记')).toBeVisible();
});

test('[F3] the dialog of 流水匹配 stays as it is while it books', { tags: 'full' }, async () => {
  const { visit, dialog } = await openMatching();
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'hold', path: operations.confirm.path });
  await dialog.getByRole('button', { name: '确认到账（1 笔）' }).click();
  const close = dialog.getByRole('button').filter({ hasText: '关闭' });
  await expect.element(close).toBeDisabled();
  await expect.element(dialog.getByLabelText('对方户名')).toBeDisabled();
  expect(dialog.element().querySelector('input[type=file]')).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Escape}');
  faults.clear();
  await expect.element(dialog.getByText('已确认')).toBeVisible();
  await expect.element(close).toBeEnabled();
});

function Matching() {
  const { matched, running, find, forget } = useMatching();
  const line = { date: '2026-06-01', payer: '何新', amount: '1.00', direction: 1, serialNo: '' } as const;
  const act = () => (running ? forget() : void find([line]));
  return (
    <button type="button" onClick={act}>{`${running ? '换文件' : '匹配'} ${matched?.length ?? '无'}`}</button>
  );
}

test('[F3] an answer about a file that was replaced meanwhile is dropped', async () => {
  const { screen, mockServer } = await renderInside(
    <ResourcePageProvider value={{ resource: cashEntries, basePath: '' }}>
      <Matching />
    </ResourcePageProvider>,
  );
  mockServer.faults.inject({ kind: 'hold', path: operations.match.path });
  await screen.getByRole('button', { name: '匹配 无' }).click();
  await screen.getByRole('button', { name: '换文件 无' }).click();
  mockServer.faults.clear();
  await expect.element(screen.getByRole('button', { name: /^匹配/ })).toHaveTextContent('匹配 无');
});

test('[F3] a line that the rules refuse is not offered again', { tags: 'full' }, async () => {
  const { visit, dialog, recharges, first } = await openMatching();
  await recharges.put({ ...first, status: 1 });
  await dialog.getByRole('button', { name: '确认到账（1 笔）' }).click();
  await expect.element(dialog.getByText('该记录已处理')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '确认到账（0 笔）' })).toBeDisabled();
  expect(visit.mockServer.requests.of(operations.confirm.path)).toHaveLength(1);
});

/** A run takes the failure after which the money has moved; a full one the others as well. */
const failures: readonly Fault[] = [
  { kind: 'lost' },
  { kind: 'network' },
  { kind: 'code', code: 500 },
  { kind: 'code', code: 40301, data: null },
];

test.each(isFull ? failures : failures.slice(0, 1))(
  '[F3] [CODE-9] a recharge is confirmed once, with one message for all: $kind $code',
  async (fault) => {
    const { visit, dialog, recharges, first } = await openMatching();
    const ledger = await visit.mockServer.table(ledgerTable);
    const before = ledger.all().length;
    const { faults } = visit.mockServer;
    faults.inject({ ...fault, path: operations.confirm.path, times: 1 });
    const confirm = dialog.getByRole('button', { name: '确认到账（1 笔）' });
    await confirm.click();
    await expect
      .poll(() => visit.notifications)
      .toEqual(['warning: 已确认 0 笔充值到账，1 笔未确认，原因见列表']);
    await expect.element(dialog.getByText('未确认', { exact: true })).toBeVisible();
    faults.clear();
    await confirm.click();
    await expect.element(dialog.getByText('已确认')).toBeVisible();
    expect(recharges.get(first.id)?.status).toBe(1);
    expect(ledger.all().length - before).toBe(first.rechargeType === '1' ? 1 : 0);
  },
);
