import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { Toaster } from '../../kit/Toaster';
import { type Responder, refusal, testServices } from '../../model/testServices';
import ChangePassword from './ChangePassword';

async function open(savePass: Responder = () => null) {
  const profile = () => ({ phonenumber: '19900000002' });
  const { services, calls } = testServices({ savePass, profile });
  let closed = false;
  const close = () => {
    closed = true;
  };
  const screen = await render(
    <>
      <ChangePassword services={services} user={someUser({ mobile: '19900000001' })} close={close} />
      <Toaster notifier={services.notifier} />
    </>,
  );
  const fill = async (label: string, value: string) =>
    screen.getByLabelText(label, { exact: true }).fill(value);
  const save = () => screen.getByRole('button', { name: '确定' }).click();
  return { screen, calls, fill, save, closed: () => closed };
}

test('[VAL-1] problems are shown at the fields, and nothing is sent', async () => {
  const { screen, calls, fill, save } = await open();
  await save();
  await expect.element(screen.getByText('新密码不能为空')).toBeVisible();
  await expect.element(screen.getByText('确认密码不能为空')).toBeVisible();
  await fill('新密码', 'abc12345');
  await save();
  await expect.element(screen.getByText('新密码不能为空')).not.toBeInTheDocument();
  await expect.element(screen.getByText('确认密码不能为空')).toBeVisible();
  await fill('新密码', '12345');
  await fill('确认密码', '123456');
  await save();
  await expect.element(screen.getByText('长度在 6 到 20 个字符')).toBeVisible();
  await expect.element(screen.getByText('两次输入的密码不一致')).toBeVisible();
  await fill('新密码', 'abc12345 ');
  await fill('确认密码', 'abc12345 ');
  await save();
  await expect.element(screen.getByText('密码首尾不能有空格')).toBeVisible();
  expect(calls).toEqual([]);
});

test('[VAL-1] 两次输入的密码不一致 goes with the change of either password', async () => {
  const { screen, fill, save } = await open();
  const confirm = screen.getByLabelText('确认密码', { exact: true });
  await fill('新密码', 'abc12345');
  await fill('确认密码', 'abc123456');
  await save();
  await expect.element(confirm).toHaveAccessibleDescription('两次输入的密码不一致');
  await fill('新密码', 'abc123456');
  await expect.element(confirm).not.toHaveAccessibleDescription();
});

test('[VAL-1] the old password may be blank; the present mobile, oldpass, qrPass and pass are sent', async () => {
  const { screen, calls, fill, save, closed } = await open();
  await fill('新密码', 'abc12345');
  await fill('确认密码', 'abc12345');
  await save();
  await expect.element(screen.getByText('修改成功')).toBeVisible();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/system/user/profile', undefined],
    [
      '/ssystem-api/api/account/savePass',
      { mobile: '19900000002', oldpass: '', qrPass: 'abc12345', pass: 'abc12345' },
    ],
  ]);
  expect(closed()).toBe(true);
});

test('[VAL-1] a refusal is at its field, and typed values stay', async () => {
  const refuse = () => {
    throw refusal('旧密码错误');
  };
  const { screen, fill, save, closed } = await open(refuse);
  await fill('旧密码', 'wrong123');
  await fill('新密码', 'abc12345');
  await fill('确认密码', 'abc12345');
  await save();
  await fill('新密码', 'abc123456');
  const old = screen.getByLabelText('旧密码', { exact: true });
  await expect.element(old).toHaveAccessibleDescription('旧密码错误');
  await expect.element(old).toHaveValue('wrong123');
  expect(closed()).toBe(false);
});
