import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { readConfig } from './config';
import { Root } from './Root';
import { replaceAddress } from './shell/address/address';
import { refusal, testServices } from './shell/testServices';

const reading = readConfig({}, { mocks: false });
if ('problems' in reading) throw new Error('The defaults are wrong');
const { config } = reading;

const otherPlatform = {
  platformInfo: () => ({ title: '升学帮·管理后台', favicon: '/other.svg' }),
  LanguagePack: () => ({ pack: { 'login.title': '你好' } }),
};

const here = location.pathname + location.search;
const address = () => location.pathname + location.search;
beforeEach(() => () => replaceAddress(here));

test('[GUARD-2] a visitor without a token is sent to the sign-in page, which keeps where he wanted to go', async () => {
  replaceAddress('/customer/list?page=2');
  const screen = await render(<Root services={testServices().services} config={config} />);
  await expect.element(screen.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Fcustomer%2Flist%3Fpage%3D2');
});

test('[ROUTE-2] sign-in and registration open without a token and lead to each other', async () => {
  replaceAddress('/register');
  const screen = await render(<Root services={testServices().services} config={config} />);
  await expect.element(screen.getByRole('heading', { name: '注册账号' })).toBeVisible();
  await screen.getByRole('link', { name: '已有账号，去登录' }).click();
  await expect.element(screen.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
  history.back();
  await expect.element(screen.getByRole('heading', { name: '注册账号' })).toBeVisible();
});

test('[GUARD-3] [GUARD-4] a stored session waits for its rules; without them it ends at / with the error', async () => {
  replaceAddress('/customer/list');
  let refuse = () => {};
  const { services } = testServices(
    {
      getRuleList: () =>
        new Promise((_, reject) => {
          refuse = () => reject(refusal('系统内部错误'));
        }),
    },
    { token: 't-1', user: someUser() },
  );
  const loading = services.session.load();
  const screen = await render(<Root services={services} config={config} />);
  await expect.element(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
  expect(address()).toBe('/customer/list');
  refuse();
  await loading;
  await expect.element(screen.getByText('系统内部错误')).toBeVisible();
  expect(address()).toBe('/login?redirect=%2F');
});

test('[LAY-11] the platform record names the browser’s tab and the page', async () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  document.head.append(icon);
  replaceAddress('/login');
  const { services } = testServices(otherPlatform);
  const screen = await render(<Root services={services} config={config} />);
  await expect.poll(() => document.title).toBe('高考志愿填报管理系统');
  await services.platform.load();
  await expect.element(screen.getByText('升学帮·管理后台')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '你好' })).toBeVisible();
  expect(document.title).toBe('升学帮·管理后台');
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/other.svg');
  icon.remove();
});
