import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someUser } from '@/providers/auth/userFixture';
import { readConfig } from './config';
import { Root } from './Root';
import { replaceAddress } from './shell/kit/address';
import { refusal, testServices } from './shell/model/testServices';

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

test('[ROUTE-2] the registration opens at an address with a slash at its end', { tags: 'full' }, async () => {
  replaceAddress('/register/');
  const screen = await render(<Root services={testServices().services} config={config} />);
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

/** Rules that were not meant well: groups in a circle, views that every object has, a frame without a host. */
const hostileRules = [
  { path: '/a', component: 'Layout', redirect: '/b', alwaysShow: true, meta: { title: '甲' } },
  { path: '/b', component: 'Layout', redirect: '/redirect/a', meta: { title: '乙' } },
  { path: '/c', component: 'constructor/index', meta: { title: '丙' } },
  { path: '/d', component: '__proto__' },
  { path: '/e', component: 'InnerLink', meta: { title: '戊', link: 'http://' } },
  { path: '/f', component: 'InnerLink', meta: { title: '己', link: 'javascript:alert(1)' } },
];

test.each([
  ['/a', '菜单的重定向有误', '/a → /b → /redirect/a → /a'],
  ['/c', '页面尚未提供', '视图：constructor/index'],
  ['/d', '页面尚未提供', '视图：__proto__'],
  ['/e', '内嵌页面的地址有误', '地址：http://'],
  ['/f', '内嵌页面的地址有误', '地址：javascript:alert(1)'],
])('the rule of %s hangs the tab, or takes the frame down', async (path, title, detail) => {
  await page.viewport(1280, 900);
  replaceAddress(path);
  const getRuleList = () => ({ permissions: [], data: hostileRules });
  const { services } = testServices({ getRuleList }, { token: 't-1', user: someUser() });
  await services.session.load();
  const screen = await render(<Root services={services} config={config} />);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByText(detail)).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(address()).toBe(path);
});
