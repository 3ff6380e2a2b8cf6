import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appointmentTable } from '@/mocks/expert/appointmentTable';
import { orderTable } from '@/mocks/expert/orderTable';
import { openSelect } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { appointments } from './appointments';

test('[E9] a linked order keeps its number after the refund; a failed reading does not say «no orders»', {
  tags: 'full',
}, async () => {
  const visit = await openView(appointments);
  const { table, faults } = visit.mockServer;
  const rows = (await table(appointmentTable)).all();
  const linked = rows.find(({ status, orderId }) => status === 0 && orderId !== null);
  const orders = await table(orderTable);
  const order = orders.get(linked?.orderId ?? 0) ?? expect.unreachable();
  for (const one of orders.all()) if (one.userId === order.userId) await orders.put({ ...one, status: 6 });
  await visit.go(`/edit/${linked?.id}`);
  const form = openForm('编辑预约');
  const input = form.getByLabelText('关联订单');
  await expect.element(input.selectBox()).toHaveTextContent(order.no);
  // The orders of another student were not read before.
  const other = orders.all().find(({ userId }) => userId !== order.userId);
  await visit.go(`/create?userId=${other?.userId}`);
  faults.inject({ kind: 'code', code: 50000, path: expertEndpoints['expert/order'].operations.list.path });
  const empty = openForm('新增预约').getByLabelText('关联订单');
  await openSelect(empty);
  await expect.element(page.getByText('加载失败，请稍后再试')).toBeVisible();
});
