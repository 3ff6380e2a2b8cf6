import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { workOrderTable } from '@/mocks/management/workOrder/workOrderTable';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { workOrders } from './orders';

test('[G9] a finished order names its facts those of the submission', { tags: 'full' }, async () => {
  const visit = await openView(workOrders, { at: '?status=2' });
  const list = listPage(visit, workOrders);
  await list.ready();
  await list.act(list.rows.first(), '详情');
  const drawer = page.getByRole('dialog', { name: /^工单：/ });
  await drawer.getByRole('tab', { name: '处理与沟通' }).click();
  await expect.element(drawer.getByRole('region', { name: '提交时情况' })).toBeVisible();
  await expect.element(drawer.getByRole('region', { name: '当前情况' })).not.toBeInTheDocument();
});

test('[G9] finishing several orders shows the values as they are now', { tags: 'full' }, async () => {
  const visit = await openView(workOrders, {
    at: '?mine=1&type=3',
    prepare: async ({ table }) => {
      const orders = await table(workOrderTable);
      const order = orders.find(({ type, status }) => type === 3 && status <= 1) ?? expect.unreachable();
      await orders.put({ ...order, status: 1, handlerId: 1 });
      const students = await table(studentTable);
      const student = students.get(order.userId ?? 0) ?? expect.unreachable();
      await students.put({ ...student, year: 2031 });
    },
  });
  const list = listPage(visit, workOrders);
  await list.ready();
  await list.rows.first().getByRole('checkbox').click();
  await visit.screen.getByRole('button', { name: '批量办结' }).click();
  const dialog = page.getByRole('dialog', { name: '批量办结' });
  await expect.element(dialog.getByRole('cell', { name: '2031 年' })).toBeVisible();
});

test('[G9] the request of a refund leads to the order that it is about', { tags: 'full' }, async () => {
  const visit = await openView(workOrders);
  const order = (await visit.mockServer.table(workOrderTable)).find(({ type }) => type === 1);
  await visit.go(`/show/${order?.id}`);
  const drawer = page.getByRole('dialog', { name: /^工单：/ });
  await drawer.getByRole('tab', { name: '处理与沟通' }).click();
  const number = order?.customerOrderNo ?? expect.unreachable();
  const link = drawer.getByRole('link', { name: number });
  await expect.element(link).toHaveAttribute('href', `/expert/order?keyword=${number}`);
});
