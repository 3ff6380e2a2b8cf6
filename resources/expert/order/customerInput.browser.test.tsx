import { expect, test } from 'vitest';
import { openForm, submitButton } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { orders } from './orders';

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
