import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RequestError } from '@/providers/http/errors';
import { memoryDrafts } from '@/src/testing/testDrafts';
import { refusal } from '../../model/testServices';
import { type LockOptions, lockScreen, openLock } from './openLock';

const open = (options: Omit<LockOptions, 'drafts'> = {}) => openLock({ drafts: memoryDrafts(), ...options });

beforeEach(() => page.viewport(1280, 800));

test('a person without a password unlocks with a code sent to the present number of the own phone', async () => {
  const bodies: unknown[] = [];
  const { screen, sent } = await open({
    responses: {
      unlock: () => null,
      profile: () => ({ phonenumber: '19900000002' }),
      sendCode: (body) => {
        bodies.push(body);
        return { seconds: 60 };
      },
    },
  });
  await lockScreen(screen);
  await screen.getByRole('button', { name: '用短信验证码解锁' }).click();
  await expect.element(screen.getByText('验证码将发送至 199****0001')).toBeVisible();
  await screen.getByRole('button', { name: '发送验证码' }).click();
  await expect.element(screen.getByText('60 秒后重发')).toBeVisible();
  expect(bodies).toEqual([{ mobile: '19900000002', type: 'login' }]);
  await screen.getByRole('textbox', { name: '验证码' }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('备注')).toBeVisible();
  expect(sent()).toEqual([{ code: '123456' }]);
});

test('a person without a mobile has the password alone', async () => {
  const { screen } = await open({ user: { mobile: '' } });
  await lockScreen(screen);
  await expect.element(screen.getByRole('button', { name: '用短信验证码解锁' })).not.toBeInTheDocument();
});

describe('a RuoYi server', () => {
  const lacking = new RequestError('系统接口404异常', { reason: { kind: 'status', status: 404 }, call: '' });

  test.each([
    ['has no such call', lacking],
    ['takes it for something else', refusal("Request method 'POST' is not supported")],
  ])('that %s cannot open the lock, so it is not closed', async (_, answer) => {
    const unlock = () => {
      throw answer;
    };
    const { screen, shown } = await open({ responses: { unlock }, hasPlatform: false });
    await screen.getByRole('button', { name: '锁定屏幕' }).click();
    await expect.poll(() => shown).toEqual(['当前服务器不支持锁屏']);
    await expect.element(screen.getByLabelText('备注')).toBeVisible();
  });

  test('that speaks of the password can; codes by SMS are none of its affair', async () => {
    const { screen, shown } = await open({ hasPlatform: false });
    await screen.getByRole('button', { name: '锁定屏幕' }).click();
    await screen.getByLabelText('登录密码').fill('admin123');
    await expect.element(screen.getByText('用短信验证码解锁')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText('备注')).toBeVisible();
    expect(shown).toEqual([]);
  });
});
