import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DemoAccounts } from './DemoAccounts';

const accounts = [{ username: 'xinren', password: '', realName: '何新', title: '新员工', sees: '仅首页' }];
const signIn = () => Promise.resolve();

test('the demonstration’s data are put back after a question, not at a slip', async () => {
  let resets = 0;
  const reset = async () => {
    resets++;
  };
  const screen = await render(<DemoAccounts demo={{ accounts, reset }} signIn={signIn} />);
  await screen.getByRole('button', { name: '重置演示数据' }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  expect(resets).toBe(0);
  await screen.getByRole('button', { name: '重置演示数据' }).click();
  await screen.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => resets).toBe(1);
});

test('a server that keeps the data has nothing to put back', async () => {
  const screen = await render(<DemoAccounts demo={{ accounts }} signIn={signIn} />);
  expect(screen.getByRole('button', { name: '重置演示数据' }).query()).toBeNull();
});

test('an account that is refused keeps the focus; one is signed in at a time', async () => {
  let refuse = (_: Error) => {};
  let tries = 0;
  const wait = () => {
    tries++;
    return new Promise<void>((_, reject) => {
      refuse = reject;
    });
  };
  const screen = await render(<DemoAccounts demo={{ accounts }} signIn={wait} />);
  await screen.getByRole('button', { name: /何新/ }).click();
  const sending = screen.getByRole('button', { name: /^登录中…/ });
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  refuse(new Error('账号已停用'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('账号已停用');
  await expect.element(screen.getByRole('button', { name: /何新/ })).toHaveFocus();
  expect(tries).toBe(1);
});
