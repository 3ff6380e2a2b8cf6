import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { replaceAddress } from '../kit/address';
import { type Responder, refusal, testServices } from '../model/testServices';
import { RegisterPage } from './RegisterPage';
import '../kit/field.css';

const here = location.pathname + location.search;
beforeEach(() => () => replaceAddress(here));

async function open(responses: Record<string, Responder>) {
  const { services, calls } = testServices(responses);
  const registered: string[] = [];
  const screen = await render(
    <RegisterPage services={services} onDone={(account) => registered.push(account)} />,
  );
  const notifications: string[] = [];
  services.notifier.attach((severity, text) => notifications.push(`${severity}: ${text}`));
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const submit = () => screen.getByRole('button', { name: '注册', exact: true }).click();
  return { screen, field, submit, calls, registered, notifications };
}

type OpenForm = Awaited<ReturnType<typeof open>>;

/** Fills in all required fields. */
async function fill({ screen, field }: OpenForm) {
  await field('姓名').fill('何新');
  await field('手机号').fill('19900000088');
  await field('验证码').fill('123456');
  await field('登录账号').fill('hexin88');
  await field('密码').fill('abc123');
  await field('确认密码').fill('abc123');
  await screen.getByRole('checkbox').click();
}

test('[A2] registering says so, and leads to the sign-in page with the account', async () => {
  const page = await open({ register: () => ({ id: 9 }) });
  await fill(page);
  await page.field('机构邀请码').fill('ab12cd34');
  await page.submit();
  await expect.poll(() => location.pathname).toBe('/login');
  expect(page.calls.map(({ path, body }) => [path, body])).toEqual([
    [
      '/ssystem-api/register',
      {
        realName: '何新',
        mobile: '19900000088',
        code: '123456',
        username: 'hexin88',
        password: 'abc123',
        inviteCode: 'AB12CD34',
      },
    ],
  ]);
  expect(page.registered).toEqual(['hexin88']);
  expect(page.notifications).toEqual(['success: 注册成功，请登录']);
});

test.each([
  ['姓名', '何', '姓名长度在 2 到 20 个字符'],
  ['手机号', '123', '请输入正确的手机号码'],
  ['验证码', '12', '请输入 6 位验证码'],
  ['登录账号', '1abc', '账号以字母开头，4 到 20 位字母、数字或下划线'],
  ['密码', '123', '长度在 6 到 20 个字符'],
  ['确认密码', 'abc124', '两次输入的密码不一致'],
  ['机构邀请码', 'AB12', '邀请码为 8 位大写字母或数字'],
])('[A2] %s «%s»: %s', async (label, value, message) => {
  const page = await open({});
  await fill(page);
  await page.field(label).fill(value);
  await page.submit();
  await expect.element(page.field(label)).toHaveAccessibleDescription(message);
  await expect.element(page.field(label)).toHaveFocus();
  expect(page.calls).toEqual([]);
});

test('[A2] 两次输入的密码不一致 goes once the password is the repeated one', async () => {
  const page = await open({});
  await fill(page);
  await page.field('确认密码').fill('abc124');
  await page.submit();
  await expect.element(page.field('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致');
  await page.field('密码').fill('abc124');
  await expect.element(page.field('确认密码')).not.toHaveAccessibleDescription();
});

test('[A2] an empty form names everything that is missing', async () => {
  const page = await open({});
  await page.submit();
  for (const [label, message] of [
    ['姓名', '请输入姓名'],
    ['手机号', '请输入手机号'],
    ['验证码', '请输入验证码'],
    ['登录账号', '请输入登录账号'],
    ['密码', '请输入密码'],
    ['确认密码', '请输入确认密码'],
  ] as const) {
    await expect.element(page.field(label)).toHaveAccessibleDescription(message);
  }
  await expect.element(page.screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意协议');
});

test.each([
  ['手机号', '该手机号已注册'],
  ['登录账号', '该账号已存在'],
  ['机构邀请码', '邀请码无效'],
])('[A2] a refusal is at its field, and everything typed stays: %s %s', async (label, message) => {
  const page = await open({
    register: () => {
      throw refusal(message);
    },
  });
  await fill(page);
  await page.submit();
  await expect.element(page.field(label)).toHaveAccessibleDescription(message);
  await expect.element(page.field('姓名')).toHaveValue('何新');
  expect(page.registered).toEqual([]);
});

test('[A2] another number gets its code at once; the one that has it waits', { tags: 'full' }, async () => {
  const { screen, field, calls } = await open({ sendCode: () => ({ seconds: 60 }) });
  const send = screen.getByRole('button', { name: '发送验证码' });
  const wait = screen.getByRole('button', { name: /秒后重发/ });
  await field('手机号').fill('19900000088');
  await send.click();
  await expect.element(wait).toHaveAttribute('aria-disabled', 'true');
  await field('手机号').fill('19900000089');
  await expect.element(send).toHaveAttribute('aria-disabled', 'false');
  await field('手机号').fill('19900000088');
  await expect.element(wait).toHaveAttribute('aria-disabled', 'true');
  await field('手机号').fill('19900000089');
  await send.click();
  await expect.element(wait).toHaveAttribute('aria-disabled', 'true');
  expect(calls.map(({ body }) => body)).toEqual([
    { mobile: '19900000088', type: 'register' },
    { mobile: '19900000089', type: 'register' },
  ]);
});

test('[A2] a number that is taken is refused as its code is asked for', async () => {
  const { screen, field } = await open({
    sendCode: () => {
      throw refusal('该手机号已注册');
    },
  });
  await field('手机号').fill('19900000001');
  await screen.getByRole('button', { name: '发送验证码' }).click();
  await expect.element(field('手机号')).toHaveAccessibleDescription('该手机号已注册');
});

test('[A2] the bar says how strong the password is', { tags: 'full' }, async () => {
  const { screen, field } = await open({});
  for (const [password, strength] of [
    ['123456', '弱'],
    ['abc12345', '中'],
    ['Abc-123456', '强'],
  ] as const) {
    await field('密码').fill(password);
    await expect.element(field('密码')).toHaveAccessibleDescription(`密码强度 ${strength}`);
  }
  await screen.getByRole('button', { name: '显示密码' }).first().click();
  await expect.element(field('密码')).toHaveAttribute('type', 'text');
});

test('[A2] the links open the texts, which run no script', async () => {
  const { screen } = await open({
    current: () => ({ title: '用户服务协议', content: '<p>第一条 总则</p>' }),
  });
  await screen.getByRole('button', { name: '《用户服务协议》' }).click();
  const dialog = screen.getByRole('dialog', { name: '用户服务协议' });
  const frame = dialog.getByTitle('用户服务协议');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('第一条 总则'));
  await dialog.getByRole('button', { name: '我知道了' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[A2] [WID-6] pictures of the texts are shown from where the deployment keeps them', async () => {
  const { services } = testServices({ current: () => ({ content: '<p>第一条</p><img src="/a/章.png">' }) });
  const imageUrl = (address: string) => `https://cdn.example.com${address}`;
  const screen = await render(<RegisterPage services={{ ...services, imageUrl }} onDone={() => undefined} />);
  await screen.getByRole('button', { name: '《隐私政策》' }).click();
  await expect
    .element(screen.getByTitle('隐私政策'))
    .toHaveAttribute('srcdoc', expect.stringContaining('src="https://cdn.example.com/a/章.png"'));
});

test('[A2] a text that the server refuses is empty, and registering goes on', { tags: 'full' }, async () => {
  const { screen } = await open({
    current: () => {
      throw refusal('当前操作没有权限');
    },
  });
  await screen.getByRole('button', { name: '《隐私政策》' }).click();
  await expect.element(screen.getByText('暂无内容')).toBeVisible();
});
