import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ledgerTable } from '@/mocks/finance/tables';
import { rechargeTable } from '@/mocks/system/recharge/rechargeTable';
import { formatMoney } from '@/src/lib/money';
import { asksAtReload } from '@/src/testing/asksAtReload';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { systemEndpoints } from '../endpoints';
import { recharges } from './recharges';

const { operations } = systemEndpoints['system/recharge'];
const pane = page.getByRole('dialog', { name: '确认到账：' });

async function open(at = '?status=0') {
  const visit = await openView(recharges, { at });
  const list = listPage(visit, recharges);
  await list.ready();
  const sent = () => visit.mockServer.requests.of(operations.end.path).map(({ body }) => body);
  return { visit, list, sent };
}

test('[H11] the receipt is beside the amount; confirming asks, and goes on to the next open one', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  const ids = list.ids().map(Number);
  expect(ids).toHaveLength(5);
  const rows = (await visit.mockServer.table(rechargeTable)).all();
  const [first, second] = ids.map((id) => rows.find((row) => row.id === id));
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  await expect.element(pane.getByRole('img', { name: '付款凭证' })).toBeVisible();
  await expect.element(pane.getByRole('button', { name: '上一条' })).toBeDisabled();
  await pane.getByRole('button', { name: '确认到账' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText(`的 ${formatMoney(first?.amount ?? '')} 吗？`)).toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(pane).toHaveAccessibleName(`确认到账：${second?.orderNo}`);
  expect(sent()).toEqual([{ id: first?.id, status: 1, remark: '', requestNo: expect.any(String) }]);
  expect(visit.notifications).toEqual(['success: 操作成功']);
  await pane.getByRole('button', { name: '下一条' }).click();
  await expect.element(pane).not.toHaveAccessibleName(`确认到账：${second?.orderNo}`);
  await pane.getByRole('button', { name: '上一条' }).click();
  await expect.element(pane).toHaveAccessibleName(`确认到账：${second?.orderNo}`);
});

test('[H11] the pane shows the remark of the one who applied, and names a gift before it is credited', {
  tags: 'full',
}, async () => {
  const visit = await openView(recharges, {
    at: '?status=0',
    prepare: async ({ table }) => {
      const rows = await table(rechargeTable);
      const open = rows.all().filter(({ status }) => status === 0);
      for (const row of open) await rows.put({ ...row, applyRemark: '' });
      const row = open.at(-1) ?? expect.unreachable();
      const given = { payWay: 4, amount: '0.00', rechargeType: '2', quantity: 1200 } as const;
      await rows.put({ ...row, ...given, applyRemark: '活动赠送的短信' });
    },
  });
  const list = listPage(visit, recharges);
  await list.ready();
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  await expect.element(pane.getByText('活动赠送的短信')).toBeVisible();
  await pane.getByRole('button', { name: '下一条' }).click();
  await expect.element(pane.getByText('申请备注')).not.toBeInTheDocument();
  await pane.getByRole('button', { name: '上一条' }).click();
  await pane.getByRole('button', { name: '确认到账' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText(/^确认向「.+」赠送短信 1,200 吗？$/)).toBeVisible();
});

test('[H11] [CODE-9] a confirmation whose answer was lost is sent again as the same one, and credited once', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  const [first = ''] = list.ids();
  const recharges = await visit.mockServer.table(rechargeTable);
  const ledger = await visit.mockServer.table(ledgerTable);
  const before = ledger.all().length;
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  await pane.getByRole('button', { name: '确认到账' }).click();
  visit.mockServer.faults.inject({ kind: 'lost', path: operations.end.path, times: 1 });
  const ok = page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' });
  await ok.click();
  await expect.poll(() => visit.notifications).toHaveLength(1);
  await ok.click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 操作成功');
  const [lost, again] = sent();
  expect(again).toEqual(lost);
  expect(recharges.get(Number(first))?.status).toBe(1);
  expect(ledger.all().length - before).toBe(1);
});

test('[H11] closing without a reason is refused at the field; one that somebody else has ended says so', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  const close = pane.getByRole('button', { name: '关闭充值单' });
  await close.click();
  await expect.element(pane.getByText('请输入关闭原因')).toBeVisible();
  expect(sent()).toEqual([]);
  const table = await visit.mockServer.table(rechargeTable);
  for (const row of table.all()) await table.put({ ...row, status: 1 });
  await pane.getByLabelText('备注').fill('重复提交');
  await close.click();
  await expect.poll(() => visit.notifications).toEqual(['error: 该记录已处理']);
  await expect.element(pane.getByLabelText('备注')).toHaveValue('重复提交');
});

test('[H11] a typed remark is asked about before Escape, a step or a reload loses it', {
  tags: 'full',
}, async () => {
  const { list } = await open();
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  const next = pane.getByRole('button', { name: '下一条' });
  await expect.element(next).toBeEnabled();
  await pane.getByLabelText('备注').fill('重复提交');
  expect(asksAtReload()).toBe(true);
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await answer('继续编辑');
  await next.click();
  await answer('继续编辑');
  await expect.element(pane.getByLabelText('备注')).toHaveValue('重复提交');
  await next.click();
  await answer('不保存离开');
  await expect.element(pane.getByLabelText('备注')).toHaveValue('');
  expect(asksAtReload()).toBe(false);
});

test('[H11] while a recharge is being closed, its pane is neither left nor stepped', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  const next = pane.getByRole('button', { name: '下一条' });
  await pane.getByLabelText('备注').fill('重复提交');
  visit.mockServer.faults.inject({ kind: 'hold', path: operations.end.path });
  await pane.getByRole('button', { name: '关闭充值单' }).click();
  await expect.element(next).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(pane.getByRole('button', { name: '关闭', exact: true })).not.toBeInTheDocument();
  visit.mockServer.faults.clear();
  await expect.element(next).toBeEnabled();
  await expect.element(pane.getByLabelText('备注')).toHaveValue('');
  expect(sent()).toHaveLength(1);
  expect(asksAtReload()).toBe(false);
});

test('[H11] one that a colleague has ended leaves the list of open ones; the pane goes on to the next', {
  tags: 'full',
}, async () => {
  const { visit, list } = await open();
  const table = await visit.mockServer.table(rechargeTable);
  const [first, second] = list.ids().map((id) => table.get(Number(id)) ?? expect.unreachable());
  await list.rows.first().getByRole('button', { name: '确认到账' }).click();
  await expect.element(pane.getByRole('button', { name: '下一条' })).toBeEnabled();
  await table.put({ ...(first ?? expect.unreachable()), status: 1 });
  await pane.getByRole('button', { name: '确认到账' }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['error: 该记录已处理']);
  await expect.poll(() => list.ids()).not.toContain(String(first?.id));
  await question.getByRole('button', { name: '取消' }).click();
  await pane.getByRole('button', { name: '下一条' }).click();
  await expect.element(pane).toHaveAccessibleName(`确认到账：${second?.orderNo}`);
});

test('[H11] the foot of the list sums the filter over all pages', async () => {
  const { visit, list } = await open('?size=10');
  await expect.element(list.root.getByText('合计', { exact: true })).toBeVisible();
  const cents = (await visit.mockServer.table(rechargeTable))
    .all()
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const text = `¥${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect.element(list.root.getByText(text)).toBeVisible();
});
