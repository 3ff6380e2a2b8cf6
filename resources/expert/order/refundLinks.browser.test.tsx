import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderTable } from '@/mocks/expert/orderTable';
import { workOrderTable } from '@/mocks/management/workOrder/workOrderTable';
import { openView } from '@/src/testing/openView';
import { orders } from './orders';

/** The drawer of an order that waits for its refund, and the number of the work order that decides. */
async function open(permissions?: readonly string[]) {
  const visit = await openView(orders, { ...(permissions && { permissions }) });
  const order = (await visit.mockServer.table(orderTable)).find(({ status }) => status === 5);
  const work = (await visit.mockServer.table(workOrderTable)).find(
    ({ customerOrderNo }) => customerOrderNo === order?.no,
  );
  await visit.go(`/show/${order?.id}`);
  return { number: work?.orderNo ?? expect.unreachable(), drawer: page.getByRole('dialog') };
}

test('[E10] an order leads to the work order of its refund, and tells its 操作记录', {
  tags: 'full',
}, async () => {
  const { number, drawer } = await open();
  const link = drawer.getByRole('link', { name: number });
  await expect.element(link).toHaveAttribute('href', `/management/work-order-list?orderNo=${number}`);
  await drawer.getByRole('tab', { name: '操作记录' }).click();
  await expect.element(drawer.getByText('新增', { exact: true })).toBeVisible();
});

test('[E10] whoever may not read work orders sees the number alone', { tags: 'full' }, async () => {
  const { number, drawer } = await open(['expert:order:list']);
  await expect.element(drawer.getByText(number)).toBeVisible();
  await expect.element(drawer.getByRole('link', { name: number })).not.toBeInTheDocument();
});
