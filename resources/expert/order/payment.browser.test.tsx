import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { platformStoreId } from '@/mocks/customer/storeRow';
import { orderTable } from '@/mocks/expert/orderTable';
import { studentTable } from '@/mocks/expert/studentTable';
import { ledgerTable } from '@/mocks/finance/tables';
import { cardTable } from '@/mocks/management/card/cardTables';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { hasExpert } from './order';
import { orders } from './orders';

const { pay, status: move } = expertEndpoints['expert/order'].operations;
const { openVip } = expertEndpoints['expert/student'].operations;

/** Opens 登记收款 of an order that is not paid. */
async function openPayment(sells: (product: number) => boolean = hasExpert) {
  const visit = await openView(orders, { at: '?status=0' });
  const list = listPage(visit, orders);
  await list.ready();
  const { mockServer } = visit;
  const table = await mockServer.table(orderTable);
  const unpaid = ({ status, product, storeId }: { status: number; product: number; storeId: number }) =>
    status === 0 && sells(product) && storeId !== platformStoreId;
  const order = table.find(unpaid) ?? expect.unreachable();
  await list.act(list.row(order.no), '登记收款');
  const dialog = page.getByRole('dialog', { name: `登记收款：${order.no}` });
  return { visit, mockServer, table, order, dialog };
}

test('[E10] the number of a payment is needed no more once cash is chosen', { tags: 'full' }, async () => {
  const { dialog, mockServer } = await openPayment();
  await choose(dialog.getByLabelText('支付方式'), '微信');
  await dialog.getByRole('button', { name: '确定' }).click();
  const number = dialog.getByLabelText('流水号');
  await expect.element(number).toHaveAccessibleDescription('请输入流水号');
  await choose(dialog.getByLabelText('支付方式'), '现金');
  await expect.element(number).not.toHaveAccessibleDescription('请输入流水号');
  expect(mockServer.requests.of(pay.path)).toEqual([]);
});

test('[E10] the missing time of a payment is told as it is left empty', { tags: 'full' }, async () => {
  const { dialog } = await openPayment();
  const time = dialog.getByLabelText('支付时间');
  await time.fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(time).toHaveAccessibleDescription('请选择支付时间');
  await time.click();
  await userEvent.keyboard('{Tab}');
  await choose(dialog.getByLabelText('支付方式'), '微信');
  await expect.element(time).toHaveAccessibleDescription('请选择支付时间');
});

test('[E10] [F3] a payment in a closed month is refused at its time', { tags: 'full' }, async () => {
  const { dialog, table, order } = await openPayment();
  await choose(dialog.getByLabelText('支付方式'), '现金');
  await dialog.getByLabelText('支付时间').fill('2026-04-30 10:00:00');
  await userEvent.tab();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect
    .element(dialog.getByLabelText('支付时间'))
    .toHaveAccessibleDescription('2026-04已月结，不能新增或修改');
  expect(table.get(order.id)?.status).toBe(0);
});

test('[E10] a payment with a lost answer is sent again under its number, and booked once', {
  tags: 'full',
}, async () => {
  const { visit, mockServer, table, order, dialog } = await openPayment();
  await choose(dialog.getByLabelText('支付方式'), '微信');
  await dialog.getByLabelText('流水号').fill('4200000001');
  mockServer.faults.inject({ kind: 'lost', path: pay.path, times: 1 });
  const confirm = dialog.getByRole('button', { name: '确定' });
  await confirm.click();
  await expect.poll(() => visit.notifications).toHaveLength(1);
  await expect.element(dialog.getByLabelText('流水号')).toHaveValue('4200000001');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const numbers = mockServer.requests.of(pay.path).map(({ body }) => body.requestNo);
  expect(numbers).toEqual([numbers[0], numbers[0]]);
  expect(table.get(order.id)).toMatchObject({ status: 1, payNo: '4200000001' });
  const ledger = await mockServer.table(ledgerTable);
  expect(ledger.all().filter(({ bizNo }) => bizNo === order.no)).toHaveLength(1);
});

test('[E10] a retry makes the calls that are left, of a card whose answer was lost and of its order', async () => {
  const { mockServer, table, order, dialog } = await openPayment((product) => product === 2);
  const [students, cards] = [await mockServer.table(studentTable), await mockServer.table(cardTable)];
  const student = students.get(order.userId) ?? expect.unreachable();
  await students.put({ ...student, userType: 0, vipPayType: 0 });
  const free = cards.find(({ status, cardType }) => status === 1 && cardType === 1) ?? expect.unreachable();
  await cards.put({ ...free, storeId: student.storeId, bindDeadline: '2027-09-30' });
  await choose(dialog.getByLabelText('支付方式'), '现金');
  await dialog.getByLabelText('卡号').fill(free.cardNo);
  for (const { path } of [openVip, move]) mockServer.faults.inject({ kind: 'lost', path, times: 1 });
  const confirm = dialog.getByRole('button', { name: '确定' });
  for (const left of [/^收款已登记，权益尚未确认开通/, '权益已开通，订单尚未完成，请重试']) {
    await confirm.click();
    await expect.element(dialog.getByText(left)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: '取消' })).toBeEnabled();
  }
  await expect.element(dialog.getByLabelText('卡号')).toBeDisabled();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  for (const { path } of [openVip, move]) {
    const numbers = mockServer.requests.of(path).map(({ body }) => body.requestNo);
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
  }
  expect(table.get(order.id)).toMatchObject({ status: 4, opened: 1, cardNo: free.cardNo });
});

test('[E10] typed words of a refused refund are asked about before Escape loses them', {
  tags: 'full',
}, async () => {
  const visit = await openView(orders, { at: '?status=4' });
  const list = listPage(visit, orders);
  await list.ready();
  await list.act(list.rows.first(), '退款');
  const dialog = page.getByRole('dialog', { name: /^退款：/ });
  await dialog.getByLabelText('退款原因').fill('家长改变了主意');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('已完成的订单不能退款');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: '确认提示' })).toBeVisible();
  await expect.element(dialog.getByLabelText('退款原因')).toHaveValue('家长改变了主意');
});

test('[E10] an expert is assigned; the service waits where its box is not ticked', {
  tags: 'full',
}, async () => {
  const visit = await openView(orders, { at: '?status=1' });
  const list = listPage(visit, orders);
  await list.ready();
  const table = await visit.mockServer.table(orderTable);
  const order = table.find(({ status, opened }) => status === 1 && opened === 0) ?? expect.unreachable();
  await list.act(list.row(order.no), '分配专家');
  const dialog = page.getByRole('dialog', { name: `分配专家：${order.no}` });
  const box = dialog.getByRole('checkbox', { name: '同时开通权益' });
  await expect.element(box).toBeChecked();
  await box.click();
  await choose(dialog.getByLabelText('专家'));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(table.get(order.id)?.status).toBe(2);
  expect(visit.mockServer.requests.of(openVip.path)).toEqual([]);
});

test('[E10] the list says 已开通 once an expert was assigned and the service opened with it', {
  tags: 'full',
}, async () => {
  const visit = await openView(orders);
  const list = listPage(visit, orders);
  const table = await visit.mockServer.table(orderTable);
  const order = table.find(({ status, opened }) => status === 1 && opened === 0) ?? expect.unreachable();
  const row = await list.find(order.no);
  await list.act(row, '分配专家');
  const dialog = page.getByRole('dialog', { name: `分配专家：${order.no}` });
  await choose(dialog.getByLabelText('专家'));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.mockServer.requests.of(openVip.path)).toHaveLength(1);
  await expect.element(row).toHaveTextContent('已开通');
});
