import Cookies from 'js-cookie';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseNodes } from '@/providers/auth/ruleList';
import { someUser } from '@/providers/auth/userFixture';
import { buildMenuTree } from '../model/menu/menuTree';
import { staticRules } from '../model/menu/staticRules';
import { signedInServices } from '../model/testServices';
import { Frame } from './Frame';
import '@/src/ui/theme/tokens.css';

const group = (path: string, title: string, pages: Record<string, string>) => ({
  path,
  component: 'Layout',
  alwaysShow: true,
  meta: { title, icon: 'ShopOutlined' },
  children: Object.entries(pages).map(([child, name]) => ({
    path: child,
    component: `${path.slice(1)}/${child}/index`,
    meta: { title: name },
  })),
});
const rules = [
  group('/customer', '客户管理', { list: '机构列表', site: '主机与网站' }),
  group('/system', '系统管理', { user: '用户管理' }),
  { path: 'https://www.example.com', component: 'Layout', meta: { title: '官方网站' } },
];

function Where() {
  return <output>{useLocation().pathname}</output>;
}

async function open(at: string, list: unknown[] = rules) {
  const { services } = await signedInServices(someUser());
  const tree = buildMenuTree([...staticRules, ...parseNodes(list, '', () => {})], {
    grants: { permissions: ['*:*:*'], roles: ['admin'] },
  });
  const intents: string[] = [];
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <Frame services={services} user={someUser()} tree={tree} onIntent={(view) => intents.push(view)}>
        <Where />
      </Frame>
    </MemoryRouter>,
  );
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  return { screen, services, menu, intents, where: screen.getByRole('main').getByRole('status') };
}

beforeEach(async () => {
  Cookies.remove('sidebarStatus', { 'max-age': '0' });
  await page.viewport(1280, 800);
});

describe('sidebar', () => {
  test('[LAY-7] the group of the open page is open; opening another closes it', async () => {
    const { menu } = await open('/customer/list');
    await expect
      .element(menu.getByRole('link', { name: '机构列表' }))
      .toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', { name: '系统管理' }).click();
    await expect.element(menu.getByRole('link', { name: '用户管理' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: '机构列表' })).not.toBeInTheDocument();
    await menu.getByRole('button', { name: '系统管理' }).click();
    await expect.element(menu.getByRole('link', { name: '用户管理' })).not.toBeInTheDocument();
  });

  test('[LAY-7] the sidebar is 200 px wide', async () => {
    const { menu } = await open('/index');
    expect(menu.element().getBoundingClientRect().width).toBe(200);
  });

  test('an entry opens its page; its view is announced before', async () => {
    const { menu, where, intents } = await open('/customer/list');
    await menu.getByRole('link', { name: '主机与网站' }).click();
    await expect.element(where).toHaveTextContent('/customer/site');
    expect(intents).toContain('customer/site/index');
  });

  test('[LAY-9] an external link opens in a new tab', async () => {
    const { menu } = await open('/index');
    const link = menu.getByRole('link', { name: '官方网站' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('href', 'https://www.example.com');
  });

  test('[LAY-8] collapsing shows icons alone, and is remembered in the cookie sidebarStatus', async () => {
    const { screen, menu } = await open('/customer/list');
    const toggle = screen.getByRole('button', { name: '展开或收起菜单' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(64);
    await expect.element(menu.getByRole('link', { name: '机构列表' })).not.toBeInTheDocument();
    expect(Cookies.get('sidebarStatus')).toBe('0');
    await toggle.click();
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(200);
    expect(Cookies.get('sidebarStatus')).toBe('1');
  });

  test('the sidebar is collapsed for wide tables until somebody opens it, and nothing is remembered', async () => {
    const { screen, menu } = await open('/expert/filling/workbench');
    const width = () => menu.element().getBoundingClientRect().width;
    const toggle = screen.getByRole('button', { name: '展开或收起菜单' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(width()).toBe(64);
    await toggle.click();
    await expect.poll(width).toBe(200);
    expect(Cookies.get('sidebarStatus')).toBeUndefined();
  });

  test('a person without a menu is told what to do', async () => {
    const { menu } = await open('/index', []);
    await expect.element(menu.getByText('暂无可用菜单，请联系管理员分配角色')).toBeVisible();
    await expect.element(menu.getByRole('link', { name: '首页' })).toBeVisible();
  });
});

describe('[LAY-10] below 992 px', () => {
  beforeEach(() => page.viewport(991, 700));

  test('the sidebar is a drawer with a backdrop that closes it', async () => {
    const { screen, menu } = await open('/customer/list');
    await expect.element(menu).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect.element(menu).toBeVisible();
    await screen.getByRole('button', { name: '关闭菜单' }).click({ position: { x: 800, y: 300 } });
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('Escape closes it and gives the focus back; until then the page behind is out of reach', async () => {
    const { screen, menu, where } = await open('/customer/list');
    await screen.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect.element(menu).toBeVisible();
    expect(where.element().closest('[inert]')).not.toBeNull();
    await expect.element(menu.getByRole('link', { name: '机构列表' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '展开或收起菜单' })).toHaveFocus();
    expect(where.element().closest('[inert]')).toBeNull();
  });

  test('opening a page closes it', async () => {
    const { screen, menu, where } = await open('/customer/list');
    await screen.getByRole('button', { name: '展开或收起菜单' }).click();
    await menu.getByRole('link', { name: '主机与网站' }).click();
    await expect.element(where).toHaveTextContent('/customer/site');
    await expect.element(menu).not.toBeInTheDocument();
  });
});

describe('top bar', () => {
  test('[LAY-1] breadcrumbs lead back', async () => {
    const { screen, where } = await open('/customer/list');
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    await expect.element(trail).toHaveTextContent('首页客户管理机构列表');
    await trail.getByRole('link', { name: '首页' }).click();
    await expect.element(where).toHaveTextContent('/index');
  });

  test('[LAY-4] [ROUTE-5] initial, name, personal centre and version', async () => {
    const { screen, where } = await open('/index');
    const button = screen.getByRole('button', { name: '林知远' });
    await expect.element(button).toHaveTextContent('林林知远');
    await button.click();
    await expect.element(screen.getByText('当前版本 2.0.1')).toBeVisible();
    await screen.getByRole('link', { name: '个人中心' }).click();
    await expect.element(where).toHaveTextContent('/user/profile');
  });

  test('[SESS-2] [CONST-3] signing out asks first, under 系统提示, with 确定 and 取消', async () => {
    const { screen, services } = await open('/index');
    const ask = async () => {
      await screen.getByRole('button', { name: '林知远' }).click();
      await screen.getByRole('button', { name: '退出登录' }).click();
      const dialog = screen.getByRole('dialog', { name: '系统提示' });
      await expect.element(dialog.getByText('确定注销并退出系统吗？')).toBeVisible();
    };
    await ask();
    await screen.getByRole('button', { name: '取消' }).click();
    expect(services.session.get().phase).toBe('active');
    await ask();
    await screen.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => services.session.get()).toEqual({ phase: 'signed-out', landing: '/index' });
  });
});

test('[CODE-1] an expired session shows over the page, which stays', async () => {
  const { screen, services, where } = await open('/customer/list');
  services.session.onExpired();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.element(screen.getByText(/页面内容已保留/)).toBeVisible();
  await expect.element(where).toHaveTextContent('/customer/list');
});

test('the keyboard can skip the menu', async () => {
  const { screen } = await open('/index');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '跳到正文' })).toHaveFocus();
  const steps = history.length;
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(history.length).toBe(steps); // a step of the browser’s own would leave a form without a question
});
