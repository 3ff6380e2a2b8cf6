import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DemoAccount } from '@/src/config';
import { replaceAddress, useAddress } from '../kit/address';
import { Toaster } from '../kit/Toaster';
import { type Responder, refusal, testServices } from '../model/testServices';
import { SignInPages } from './SignInPages';
import { useSession } from './useSession';

const demo: DemoAccount = {
  username: 'xinren',
  password: '',
  realName: '何新',
  title: '新员工',
  sees: '仅首页和个人中心',
};
const user = { token: 't-1', id: 1, name: 'admin', realName: '林知远', roles: ['admin'] };
const welcome: Record<string, Responder> = {
  login: () => user,
  getRuleList: () => ({ permissions: [], data: [] }),
};

type Shown = ReturnType<typeof testServices>['services'];

/** The pages as Root shows them, with the session's phase beside them. */
function Pages({ services, accounts }: { services: Shown; accounts: readonly DemoAccount[] }) {
  const { path } = useAddress();
  const state = useSession(services.session);
  return (
    <>
      <SignInPages
        services={services}
        path={path === '/register' ? '/register' : '/login'}
        demo={{ accounts }}
        notice={state.phase === 'signed-out' ? state.notice : undefined}
        onTyping={() => {}}
      />
      <output>{state.phase}</output>
      <Toaster notifier={services.notifier} />
    </>
  );
}

async function open(responses: Record<string, Responder>, accounts: readonly DemoAccount[] = []) {
  const { services, calls } = testServices(responses);
  const screen = await render(<Pages services={services} accounts={accounts} />);
  const bodies = (action: string) =>
    calls.filter(({ path }) => path.endsWith(`/${action}`)).map(({ body }) => body);
  return { screen, services, bodies, phase: screen.getByRole('status') };
}

const here = location.pathname + location.search;
beforeEach(() => {
  localStorage.clear();
  replaceAddress('/login');
  return () => {
    vi.restoreAllMocks();
    replaceAddress(here);
  };
});

describe('[A1] sign-in by account', () => {
  test('[SESS-1] the page begins at the account; Enter signs in with the typed values', async () => {
    const { screen, bodies, phase } = await open(welcome);
    await expect.element(screen.getByLabelText('账号', { exact: true })).toHaveFocus();
    await screen.getByLabelText('账号', { exact: true }).fill('admin');
    await screen.getByLabelText('密码', { exact: true }).fill('admin123');
    await userEvent.keyboard('{Enter}');
    await expect.element(phase).toHaveTextContent('active');
    expect(bodies('login')).toEqual([{ username: 'admin', password: 'admin123' }]);
  });

  test('an error is at its field, is read out with it, and nothing is sent', async () => {
    const { screen, bodies } = await open(welcome);
    await screen.getByLabelText('密码', { exact: true }).fill('123');
    await screen.getByRole('button', { name: '登录', exact: true }).click();
    const account = screen.getByLabelText('账号', { exact: true });
    await expect.element(account).toHaveFocus();
    await expect.element(account).toHaveAccessibleDescription('请输入账号');
    await expect
      .element(screen.getByLabelText('密码', { exact: true }))
      .toHaveAccessibleDescription('长度在 6 到 20 个字符');
    expect(bodies('login')).toEqual([]);
  });

  test('a refusal is at the form and everything typed stays; the button says 登录中… meanwhile and keeps the focus', async () => {
    let refuse = (_: Error) => {};
    const { screen, bodies } = await open({
      login: () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    });
    await screen.getByLabelText('账号', { exact: true }).fill('admin');
    await screen.getByLabelText('密码', { exact: true }).fill('wrong-one');
    await screen.getByRole('button', { name: '登录', exact: true }).click();
    const sending = screen.getByRole('button', { name: '登录中…' });
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    refuse(refusal('账号或密码错误，还可尝试 4 次'));
    await expect.element(screen.getByText('账号或密码错误，还可尝试 4 次')).toBeVisible();
    await expect.element(screen.getByLabelText('密码', { exact: true })).toHaveValue('wrong-one');
    await expect.element(screen.getByRole('button', { name: '登录', exact: true })).toHaveFocus();
    expect(bodies('login')).toHaveLength(1);
  });

  test('the account’s name is remembered when asked, and the page begins at the password, which never is', async () => {
    const { screen, phase } = await open(welcome);
    await screen.getByLabelText('账号', { exact: true }).fill('admin');
    await screen.getByLabelText('密码', { exact: true }).fill('admin123');
    await screen.getByLabelText('记住账号').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(phase).toHaveTextContent('active');
    await screen.unmount();
    const again = await open(welcome);
    await expect.element(again.screen.getByLabelText('账号', { exact: true })).toHaveValue('admin');
    await expect.element(again.screen.getByLabelText('密码', { exact: true })).toHaveFocus();
    expect(JSON.stringify(localStorage)).not.toContain('admin123');
  });

  test('a touch screen opens the page without its keyboard', { tags: 'full' }, async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'));
    const { screen } = await open(welcome);
    await expect.element(screen.getByLabelText('账号', { exact: true })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('[GUARD-4] a rule list that does not come leads back, with the error', async () => {
    const { screen, phase } = await open({
      ...welcome,
      getRuleList: () => {
        throw refusal('系统内部错误');
      },
    });
    await screen.getByLabelText('账号', { exact: true }).fill('admin');
    await screen.getByLabelText('密码', { exact: true }).fill('admin123');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('系统内部错误')).toBeVisible();
    await expect.element(phase).toHaveTextContent('signed-out');
    await expect.element(screen.getByLabelText('账号', { exact: true })).toHaveValue('admin');
  });

  test('one click on a demo account signs in, also without a password', async () => {
    const { screen, bodies, phase } = await open(welcome, [demo]);
    await screen.getByRole('button', { name: /何新/ }).click();
    await expect.element(phase).toHaveTextContent('active');
    expect(bodies('login')).toEqual([{ username: 'xinren', password: '' }]);
  });

  test('the page without demo accounts has no card for them', async () => {
    const { screen } = await open(welcome);
    await expect.element(screen.getByRole('region', { name: '演示账号' })).not.toBeInTheDocument();
  });
});

test('[GUARD-2] the way to the registration and back keeps where the visitor wanted to go', {
  tags: 'full',
}, async () => {
  replaceAddress('/login?redirect=%2Fcustomer%2Flist');
  const { screen } = await open(welcome);
  await screen.getByRole('link', { name: '注册账号' }).click();
  await expect.poll(() => location.pathname).toBe('/register');
  await screen.getByRole('link', { name: '已有账号，去登录' }).click();
  await expect.element(screen.getByRole('tab', { name: '账号登录' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/login?redirect=%2Fcustomer%2Flist');
});

describe('[A1] sign-in by SMS', () => {
  test('a code is sent, the button counts down and keeps the focus, the code signs in', async () => {
    const { screen, bodies, phase } = await open({ ...welcome, sendCode: () => ({ seconds: 60 }) });
    await screen.getByRole('tab', { name: '短信登录' }).click();
    await screen.getByLabelText('手机号').fill('19900000001');
    await screen.getByRole('button', { name: '发送验证码' }).click();
    const waiting = screen.getByRole('button', { name: /秒后重发/ });
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect.element(waiting).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByLabelText('验证码').fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(phase).toHaveTextContent('active');
    expect(bodies('sendCode')).toEqual([{ mobile: '19900000001', type: 'login' }]);
    expect(bodies('login')).toEqual([{ mobile: '19900000001', code: '123456' }]);
  });

  test('no code goes to a wrong number; a refusal is at its field', async () => {
    const { screen, bodies } = await open({
      sendCode: () => {
        throw refusal('该手机号未注册');
      },
    });
    await screen.getByRole('tab', { name: '短信登录' }).click();
    const mobile = screen.getByLabelText('手机号');
    await mobile.fill('123');
    await screen.getByRole('button', { name: '发送验证码' }).click();
    await expect.element(mobile).toHaveAccessibleDescription('请输入正确的手机号码');
    expect(bodies('sendCode')).toEqual([]);
    await mobile.fill('19900000009');
    await screen.getByRole('button', { name: '发送验证码' }).click();
    await expect.element(mobile).toHaveAccessibleDescription('该手机号未注册');
    await expect
      .element(screen.getByRole('button', { name: '发送验证码' }))
      .toHaveAttribute('aria-disabled', 'false');
  });

  test('arrow keys move between the two ways', async () => {
    const { screen } = await open(welcome);
    await screen.getByRole('tab', { name: '账号登录' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: '短信登录' })).toHaveFocus();
    await expect.element(screen.getByLabelText('手机号')).toBeVisible();
    await expect.element(screen.getByLabelText('账号', { exact: true })).not.toBeVisible();
  });

  test('both ways have one height: the page below stays where it is', { tags: 'full' }, async () => {
    const { screen } = await open(welcome);
    const below = () => screen.getByRole('link', { name: '注册账号' }).element().getBoundingClientRect().top;
    await expect.element(screen.getByRole('link', { name: '注册账号' })).toBeVisible();
    const top = below();
    await screen.getByRole('tab', { name: '短信登录' }).click();
    await expect.element(screen.getByLabelText('手机号')).toBeVisible();
    expect(below()).toBeCloseTo(top, 0);
  });
});

test('[H8] hotline, copyright and record number are at the foot; a closed platform offers no registration', async () => {
  const info = { hotline: '400-000-0000', copyright: '志愿通', icp: '京ICP备12345678号', registerOpen: 0 };
  const { screen } = await open({ platformInfo: () => info, LanguagePack: () => ({}) });
  const foot = screen.getByText('服务热线：400-000-0000 · 志愿通 · 京ICP备12345678号');
  await expect.element(foot).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '注册账号' })).not.toBeInTheDocument();
});
