import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openFrame } from '../frame/testFrame';

test('an answer that comes after its panel was closed leaves the panel open that was opened since', {
  tags: 'full',
}, async () => {
  await page.viewport(1440, 800);
  let answer = (_: null) => {};
  const savePass = () =>
    new Promise<null>((resolve) => {
      answer = resolve;
    });
  const responses = { savePass, profile: () => ({ phonenumber: '19900000001' }) };
  const { screen, callsTo } = await openFrame('/customer/list', { responses });
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: '林知远' }).click();
    await screen.getByRole('button', { name, exact: true }).click();
  };
  await choose('修改密码');
  await screen.getByLabelText('新密码', { exact: true }).fill('abc12345');
  await screen.getByLabelText('确认密码', { exact: true }).fill('abc12345');
  await screen.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => callsTo('savePass').length).toBe(1);
  await screen.getByRole('button', { name: '取消' }).click();
  await choose('修改密码');
  await screen.getByLabelText('新密码', { exact: true }).fill('abc123456');
  answer(null);
  await expect.element(screen.getByText('修改成功')).toBeVisible();
  await expect.element(screen.getByLabelText('新密码', { exact: true })).toHaveValue('abc123456');
});
