import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderTable } from '@/mocks/expert/orderTable';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { orders } from './orders';

test('[E10] an untouched order is left without a question', { tags: 'full' }, async () => {
  const visit = await openView(orders, { at: '/edit/1' });
  const { amount } = (await visit.mockServer.table(orderTable)).get(1) ?? expect.unreachable();
  const form = openForm('编辑客户订单');
  await expect.element(form.getByLabelText('应付')).toHaveValue(amount);
  await form.getByRole('button', { name: '取消' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '确认提示' })).not.toBeInTheDocument();
});
