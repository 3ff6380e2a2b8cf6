import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAuthProvider } from '@/providers/auth/authProvider';
import { createRuoyiSessionServer } from '@/providers/auth/ruoyiSessionServer';
import { createSession } from '@/providers/auth/session';
import { RequestError } from '@/providers/http/errors';
import type { Call, Send } from '@/providers/http/request';
import { replaceAddress } from '../../kit/address';
import { refusal, testServices } from '../../model/testServices';
import { SignInPages } from '../SignInPages';
import CaptchaSignIn from './CaptchaSignIn';

type Script = Readonly<Record<string, (call: Call) => object>>;

const picture = btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><text y="40">1+2=?</text></svg>',
);
const user = { userId: 1, userName: 'admin', nickName: '若依', roles: [] };

/** A RuoYi server by its paths; captchas are named u-1, u-2 … in the order in which they are asked for. */
function ruoyiServices(script: Script = {}) {
  const calls: Call[] = [];
  let captchas = 0;
  const usual: Script = {
    '/captchaImage': () => ({ captchaEnabled: true, uuid: `u-${++captchas}`, img: picture }),
    '/login': () => ({ token: 't-1' }),
    '/getInfo': () => ({ user, roles: ['admin'], permissions: ['*:*:*'] }),
    '/getRouters': () => ({ data: [] }),
  };
  const responses = { ...usual, ...script };
  const send: Send = async (call) => {
    // A call that was cancelled before it was sent reaches nobody.
    await Promise.resolve();
    if (call.options?.signal?.aborted)
      throw new RequestError('', { reason: { kind: 'cancelled' }, call: call.path });
    calls.push(call);
    const answer = responses[call.path];
    if (!answer) throw refusal(`${call.path} is not answered in this test`);
    return { status: 200, headers: {}, body: { code: 200, msg: '', ...answer(call) } };
  };
  const { services } = testServices();
  const session = createSession({
    server: createRuoyiSessionServer(send),
    store: { read: () => undefined, write: () => undefined, clear: () => undefined },
    sessionChannel: { tell: () => {}, onTold: () => () => {} },
    userScope: services.userScope,
  });
  const logins = () => calls.filter(({ path }) => path === '/login').map(({ body }) => body);
  const auth = createAuthProvider({ session, send, overrides: services.overrides });
  return { services: { ...services, send, session, auth, hasPlatform: false }, logins };
}

async function open(script?: Script) {
  const made = ruoyiServices(script);
  const screen = await render(
    <SignInPages
      services={made.services}
      path="/register"
      demo={{ accounts: [] }}
      notice={undefined}
      onTyping={() => {}}
    />,
  );
  const fill = async (code?: string) => {
    await screen.getByLabelText('账号', { exact: true }).fill('admin');
    await screen.getByLabelText('密码', { exact: true }).fill('12345');
    if (code !== undefined) await screen.getByLabelText('验证码').fill(code);
  };
  return { ...made, screen, fill, code: screen.getByLabelText('验证码') };
}

const refuse = (message: string) => () => {
  throw refusal(message);
};

const here = location.pathname + location.search;
beforeEach(() => {
  replaceAddress('/login');
  return () => replaceAddress(here);
});

test('a RuoYi server’s captcha is answered with the sign-in; neither SMS nor registration are offered', async () => {
  const { screen, services, logins, fill } = await open();
  const image = screen.getByRole('img', { name: '验证码图片，点击换一张' });
  await expect.element(image).toHaveAttribute('src', `data:image/svg+xml;base64,${picture}`);
  await expect.element(screen.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();

  await fill();
  await userEvent.keyboard('{Enter}');
  const code = screen.getByLabelText('验证码');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription('请输入验证码');
  expect(logins()).toEqual([]);
  await code.fill(' 3 ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => services.session.get().phase).toBe('active');
  expect(logins()).toEqual([{ username: 'admin', password: '12345', code: '3', uuid: 'u-1' }]);
});

test.each([
  ['用户不存在/密码错误', 'the form'],
  ['验证码错误', 'the field'],
  ['验证码已失效', 'the field'],
])('«%s» is at %s: another captcha, an empty code, everything else stays', async (message, place) => {
  const { screen, logins, fill, code } = await open({ '/login': refuse(message) });
  await fill('3');
  await screen.getByRole('button', { name: '登录', exact: true }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(screen.getByLabelText('账号', { exact: true })).toHaveValue('admin');
  await expect.element(screen.getByLabelText('密码', { exact: true })).toHaveValue('12345');
  if (place === 'the field') await expect.element(code).toHaveAccessibleDescription(message);
  await code.fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(logins).toHaveLength(2);
  expect(logins()[1]).toMatchObject({ code: '4', uuid: 'u-2' });
});

test('[GUARD-4] a menu that does not come leaves a sign-in page that can be used again', async () => {
  const { services, logins, fill, code } = await open({ '/getRouters': refuse('系统内部错误') });
  await fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => services.session.get()).toMatchObject({ notice: '系统内部错误' });
  await expect.element(code).toHaveValue('');
  await code.fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.poll(logins).toHaveLength(2);
  expect(logins()[1]).toMatchObject({ uuid: 'u-2' });
});

test.each(['the picture', 'the words'])(
  'another captcha comes by a click on %s, with an empty code',
  async (what) => {
    const { screen, logins, fill, code } = await open();
    const image = screen.getByRole('img', { name: '验证码图片，点击换一张' });
    await expect.element(image).toBeVisible();
    await code.fill('2');
    if (what === 'the picture') await image.click();
    else await screen.getByRole('button', { name: '换一张', exact: true }).click();
    await expect.element(code).toHaveValue('');
    await fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(logins).toMatchObject([{ uuid: 'u-2' }]);
  },
);

test('a server without captcha asks for none', async () => {
  const { code, logins, fill } = await open({ '/captchaImage': () => ({ captchaEnabled: false }) });
  await expect.element(code).not.toBeInTheDocument();
  await fill();
  await userEvent.keyboard('{Enter}');
  await expect.poll(logins).toEqual([{ username: 'admin', password: '12345' }]);
});

test('a captcha that does not come says so, and can be asked for again', async () => {
  let broken = true;
  const { screen } = await open({
    '/captchaImage': () => (broken ? refuse('系统内部错误')() : { uuid: 'u', img: picture }),
  });
  await expect.element(screen.getByText('验证码加载失败，请重试')).toBeVisible();
  broken = false;
  await screen.getByRole('button', { name: '换一张' }).first().click();
  await expect.element(screen.getByRole('img', { name: '验证码图片，点击换一张' })).toBeVisible();
});

test('a captcha whose time is over says so before anybody answers it', async () => {
  const { services } = ruoyiServices();
  const screen = await render(<CaptchaSignIn services={services} validTime={50} />);
  await expect.element(screen.getByText('验证码已失效，请换一张')).toBeVisible();
});
