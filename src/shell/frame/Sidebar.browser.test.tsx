import Cookies from 'js-cookie';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showTheme } from '../model/theme/showTheme';
import { group, openFrame, someRules } from './testFrame';

beforeEach(async () => {
  Cookies.remove('sidebarStatus', { 'max-age': '0' });
  await page.viewport(1280, 800);
});

async function openCollapsed(at = '/customer/list', list: readonly unknown[] = someRules) {
  Cookies.set('sidebarStatus', '0');
  return openFrame(at, { list });
}

test('the menu does without its icons where somebody wants that; a collapsed one keeps them', async () => {
  const settings = { menuIcons: false };
  const { screen, menu, services } = await openFrame('/customer/list', { settings });
  onTestFinished(showTheme(services.settings));
  const icon = () => menu.getByRole('button', { name: '系统管理' }).element().querySelector('svg');
  await expect.poll(() => icon()?.checkVisibility()).toBe(false);
  services.settings.change({ menuIcons: true });
  expect(icon()?.checkVisibility()).toBe(true);
  services.settings.change({ menuIcons: false });
  await screen.getByRole('button', { name: '展开或收起菜单' }).click();
  await expect.poll(() => icon()?.checkVisibility()).toBe(true);
});

test('[LAY-8] collapsed as it was left, 64 px wide, without a movement at the start', async () => {
  const { screen, menu } = await openCollapsed();
  expect(menu.element().getBoundingClientRect().width).toBe(64);
  const frame = screen.container.querySelector('.frame') ?? screen.container;
  expect(frame.getAttribute('data-moving')).toBe('false');
  await screen.getByRole('button', { name: '展开或收起菜单' }).click();
  expect(frame.getAttribute('data-moving')).toBe('true');
});

test('[LAY-8] the keyboard reaches the entries of a collapsed group; Escape gives the focus back', async () => {
  const { menu, where } = await openCollapsed();
  const button = menu.getByRole('button', { name: '系统管理' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu.getByRole('link', { name: '用户管理' })).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu.getByRole('link', { name: '用户管理' })).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  await expect.element(where).toHaveTextContent('/system/user');
  await expect.element(menu.getByRole('link', { name: '用户管理' })).not.toBeInTheDocument();
});

test('[LAY-8] the pointer’s rest shows a collapsed group, a click keeps it, a click elsewhere ends it', async () => {
  const { screen, menu } = await openCollapsed();
  const button = menu.getByRole('button', { name: '系统管理' });
  const entry = menu.getByRole('link', { name: '用户管理' });
  await button.hover();
  await expect.element(entry).toBeVisible();
  await screen.getByRole('main').hover();
  await expect.element(entry).not.toBeInTheDocument();
  await button.click();
  await screen.getByRole('main').hover();
  await expect.element(entry).toBeVisible();
  await screen.getByRole('main').click();
  await expect.element(entry).not.toBeInTheDocument();
});

test('[LAY-8] a group within a collapsed group shows its entries under its name', async () => {
  const inner = { ...group('log', '日志管理', { operlog: '操作日志', logininfor: '登录日志' }) };
  const list = [{ ...group('/monitor', '系统监控', { job: '定时任务' }), children: [] as unknown[] }];
  list[0]?.children.push(
    { ...inner, component: 'ParentView' },
    { path: 'job', component: 'job', meta: { title: '定时任务' } },
  );
  const { menu, where } = await openCollapsed('/index', list);
  await menu.getByRole('button', { name: '系统监控' }).click();
  await expect.element(menu.getByText('日志管理')).toBeVisible();
  await menu.getByRole('link', { name: '登录日志' }).click();
  await expect.element(where).toHaveTextContent('/monitor/log/logininfor');
});

test('[LAY-9] a link to elsewhere is marked, and says that it opens a new tab', async () => {
  const { menu } = await openFrame('/index');
  const link = menu.getByRole('link', { name: /^官方网站.*在新标签页打开/ });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.element().querySelectorAll('svg').length).toBeGreaterThan(1);
});

test('an entry leads to its tab as it was left', async () => {
  const { menu, where } = await openFrame('/index', { addressFor: ({ path }) => `${path}?page=3` });
  await menu.getByRole('button', { name: '客户管理' }).click();
  await menu.getByRole('link', { name: '机构列表' }).click();
  await expect.element(where).toHaveTextContent('/customer/list?page=3');
});

test('[LAY-11] [THEME-3] logo and title show unless the settings hide them', async () => {
  const { screen, services, menu } = await openFrame('/index');
  await expect.element(menu.getByText('高考志愿填报管理系统')).toBeVisible();
  services.settings.change({ sidebarLogo: false });
  await expect.element(screen.getByText('高考志愿填报管理系统')).not.toBeInTheDocument();
});

test('[LAY-8] a collapsed sidebar shows the small logo, an open one the logo', async () => {
  const picture = (name: string) =>
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`;
  const info = { title: '志愿通', logo: picture('logo'), smalllogo: picture('small') };
  const { screen, services, menu } = await openFrame('/index', {
    responses: { platformInfo: () => info, LanguagePack: () => ({}) },
  });
  await services.platform.load();
  const shown = () => menu.element().querySelector('img')?.getAttribute('src');
  await expect.poll(shown).toBe(info.logo);
  await screen.getByRole('button', { name: '展开或收起菜单' }).click();
  await expect.poll(shown).toBe(info.smalllogo);
  await screen.getByRole('button', { name: '展开或收起菜单' }).click();
  await expect.poll(shown).toBe(info.logo);
});
