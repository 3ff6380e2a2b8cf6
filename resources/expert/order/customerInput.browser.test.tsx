import { expect, test } from 'vitest';
import { studentTable } from '@/mocks/expert/studentTable';
import { openForm, submitButton } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { orders } from './orders';

const { one } = expertEndpoints['expert/student'].operations;

test('[E10] the message for the mobile takes the place of its hint, and says what is missing', {
  tags: 'full',
}, async () => {
  await openView(orders, { at: '/create' });
  const form = openForm('新增客户订单');
  const mobile = form.getByLabelText('客户手机');
  const hint = form.getByText('输入手机号后自动查询');
  await expect.element(hint).toBeVisible();
  await submitButton(form).click();
  await expect.element(form.getByText('请输入客户手机')).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  await mobile.fill('123');
  await expect.element(form.getByText('请输入正确的手机号')).toBeVisible();
  await mobile.fill('');
  await expect.element(form.getByText('请输入客户手机')).toBeVisible();
  await expect.element(form.getByText('请输入正确的手机号')).not.toBeInTheDocument();
});

test('[E10] the customer that an order is begun for is looked up again after a failure', {
  tags: 'full',
}, async () => {
  const visit = await openView(orders, {
    at: '/create?userId=101',
    prepare: ({ faults }) => faults.inject({ kind: 'status', status: 500, path: one.path }),
  });
  const form = openForm('新增客户订单');
  await expect.element(form.getByText('查询客户失败')).toBeVisible();
  visit.mockServer.faults.clear();
  await form.getByRole('button', { name: '重试' }).click();
  await expect.element(form.getByText(/^已有客户：/)).toBeVisible();
  const { name } = (await visit.mockServer.table(studentTable)).get(101) ?? expect.unreachable();
  await expect.element(form.getByText(name, { exact: false })).toBeVisible();
});
