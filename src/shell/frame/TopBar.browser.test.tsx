import Cookies from 'js-cookie';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../model/testServices';
import { group, openFrame, someRules } from './testFrame';

beforeEach(async () => {
  Cookies.remove('sidebarStatus', { 'max-age': '0' });
  await page.viewport(1440, 800);
});

const manyRules = [
  ...someRules,
  group('/expert', '专家服务', { filling: '专家填报', order: '客户订单' }),
  group('/score', '成绩换算', { line: '成绩线管理', stage: '省份分数' }),
  group('/show', '展示管理', { link: '友情链接', network: '服务网点' }),
];

describe('top menu', () => {
  const settings = { topNav: true };

  test('[LAY-6] five entries at 1440 px, the rest under 更多菜单; more of them on a wider screen', async () => {
    const { screen } = await openFrame('/customer/list', { list: manyRules, settings });
    const top = screen.getByRole('navigation', { name: '顶部菜单' });
    await expect
      .element(top)
      .toHaveTextContent(/^首页客户管理系统管理官方网站（在新标签页打开）专家服务更多菜单/);
    await top.getByRole('button', { name: '更多菜单' }).click();
    await expect.element(top.getByRole('button', { name: '成绩换算' })).toBeVisible();
    await expect.element(top.getByRole('button', { name: '展示管理' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.viewport(1920, 800);
    await expect.element(top.getByRole('button', { name: '更多菜单' })).not.toBeInTheDocument();
    await expect.element(top.getByRole('button', { name: '展示管理' })).toBeVisible();
  });

  test('[LAY-6] the sidebar shows the entries of the chosen group; a page of the top menu opens', async () => {
    const { screen, menu, where } = await openFrame('/customer/list', { list: manyRules, settings });
    const top = screen.getByRole('navigation', { name: '顶部菜单' });
    await expect.element(menu.getByRole('listitem').first()).toHaveTextContent('机构列表');
    expect(menu.getByRole('listitem').elements()).toHaveLength(2);
    await top.getByRole('button', { name: '专家服务' }).click();
    await expect.element(menu.getByRole('link', { name: '客户订单' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: '机构列表' })).not.toBeInTheDocument();
    await expect.element(where).toHaveTextContent('/customer/list');
    await menu.getByRole('link', { name: '客户订单' }).click();
    await expect.element(where).toHaveTextContent('/expert/order');
    await expect.element(menu.getByRole('link', { name: '专家填报' })).toBeVisible();
    await top.getByRole('link', { name: '首页' }).click();
    await expect.element(where).toHaveTextContent('/index');
  });

  test('[LAY-1] [LAY-9] the top menu takes the place of the breadcrumbs; its external links open a new tab', async () => {
    const { screen } = await openFrame('/customer/list', { settings });
    await expect.element(screen.getByRole('navigation', { name: '当前位置' })).not.toBeInTheDocument();
    const link = screen.getByRole('navigation', { name: '顶部菜单' }).getByRole('link', { name: '官方网站' });
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test.each([1200, 1280, 1366])(
    '[LAY-4] [LAY-6] the bar at %i px does not overflow beside the top menu, and has the less used tools under 更多',
    async (width) => {
      await page.viewport(width, 800);
      const { screen } = await openFrame('/customer/list', { list: manyRules, settings });
      const bar = screen.getByRole('banner');
      await expect.element(bar.getByRole('button', { name: '更多', exact: true })).toBeVisible();
      expect(bar.element().scrollWidth).toBe(bar.element().clientWidth);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  test('[LAY-6] at 1440 px there is room for top menu and tools', async () => {
    await page.viewport(1440, 800);
    const { screen } = await openFrame('/customer/list', { list: manyRules, settings });
    const bar = screen.getByRole('banner');
    await expect.element(bar.getByRole('navigation', { name: '顶部菜单' })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: '更多', exact: true })).not.toBeInTheDocument();
    expect(bar.element().scrollWidth).toBe(bar.element().clientWidth);
  });

  test('[LAY-6] the top menu is absent below 992 px', async () => {
    await page.viewport(991, 800);
    const { screen } = await openFrame('/customer/list', { settings });
    await expect.element(screen.getByRole('navigation', { name: '当前位置' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: '顶部菜单' })).not.toBeInTheDocument();
  });
});

describe('breadcrumbs', () => {
  test('[LAY-1] the breadcrumbs on a phone are the page’s own name', async () => {
    await page.viewport(390, 800);
    const { screen } = await openFrame('/customer/list');
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    await expect.element(trail.getByText('机构列表')).toBeVisible();
    await expect.element(trail.getByText('首页')).not.toBeVisible();
  });

  test('a crumb leads to the tab of its page as it was left', async () => {
    const addressFor = ({ path }: { path: string }) => `${path}?page=2`;
    const { screen, where } = await openFrame('/customer/list', { addressFor });
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    await trail.getByRole('link', { name: '首页' }).click();
    await expect.element(where).toHaveTextContent('/index?page=2');
  });
});

describe('user menu', () => {
  async function openMenu(start: Parameters<typeof openFrame>[1] = { list: manyRules }) {
    const opened = await openFrame('/customer/list', start);
    await opened.screen.getByRole('button', { name: '林知远' }).click();
    return { ...opened, menu: opened.screen.getByRole('dialog', { name: '林知远' }) };
  }

  test('[LAY-4] the data line leads to the page of the score lines, where that is granted', async () => {
    const { menu, where } = await openMenu();
    await menu.getByRole('link', { name: '数据线' }).click();
    await expect.element(where).toHaveTextContent('/score/line');
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('[LAY-4] the data line leads to the tab of that page as it was left', { tags: 'full' }, async () => {
    const addressFor = ({ path }: { path: string }) => `${path}?page=2`;
    const { menu, where } = await openMenu({ list: manyRules, addressFor });
    await menu.getByRole('link', { name: '数据线' }).click();
    await expect.element(where).toHaveTextContent('/score/line?page=2');
  });

  test('[LAY-4] the menu without that page has no data line', async () => {
    const { menu } = await openMenu({});
    await expect.element(menu.getByRole('button', { name: '当前版本 2.0.1' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: '数据线' })).not.toBeInTheDocument();
  });

  test('[LAY-4] [LAY-5] 修改密码 opens its form; closing that gives the focus back', async () => {
    const { screen, menu } = await openMenu();
    await menu.getByRole('button', { name: '修改密码' }).click();
    await expect.element(screen.getByRole('dialog', { name: '修改密码' })).toBeVisible();
    await screen.getByRole('button', { name: '取消' }).click();
    await expect.element(screen.getByRole('button', { name: '林知远' })).toHaveFocus();
  });

  test('[LAY-4] a dot shows while updates are unread', async () => {
    const list = [{ id: 1, version: 'v2.0.1', title: '新版', isread: 0 }];
    const responses = { systermUpdateList: () => ({ list, total: 1 }) };
    const { screen, menu } = await openMenu({ responses });
    await expect.element(menu.getByRole('img', { name: '有未读的更新' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: '林知远' }).getByRole('img')).toBeVisible();
  });

  test('[LAY-5] 清除缓存 asks, makes the call, and drops notes and the data of pages', async () => {
    const notes = { getNoteDesc: () => ({ title: '提示', tips: ['一'], content: '' }) };
    const responses = { ...notes, clearallcache: () => null };
    const { screen, menu, callsTo, cleared } = await openMenu({ responses });
    expect(callsTo('getNoteDesc')).toHaveLength(1);
    await menu.getByRole('button', { name: '清除缓存' }).click();
    await expect.element(screen.getByText('清除后首次访问会变慢，确认清除缓存吗？')).toBeVisible();
    await screen.getByRole('button', { name: '确定' }).click();
    await expect.element(screen.getByText('清除成功')).toBeVisible();
    expect(callsTo('clearallcache').map(({ body }) => body)).toEqual([{}]);
    expect(cleared).toHaveBeenCalledWith();
    await expect.poll(() => callsTo('getNoteDesc').length).toBe(2);
  });

  test('[LAY-5] a refusal of the server drops nothing, and reports nothing as cleared', async () => {
    const clearallcache = () => {
      throw refusal('稍后再试');
    };
    const { screen, menu, callsTo, cleared } = await openMenu({ responses: { clearallcache } });
    await menu.getByRole('button', { name: '清除缓存' }).click();
    await screen.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => callsTo('clearallcache').length).toBe(1);
    await expect.element(screen.getByText('清除后首次访问会变慢，确认清除缓存吗？')).not.toBeInTheDocument();
    await expect.element(screen.getByText('清除成功')).not.toBeInTheDocument();
    expect(cleared).not.toHaveBeenCalled();
  });

  test('[LAY-5] clearing the caches and signing out are there for everyone', async () => {
    const { menu } = await openMenu({ permissions: [] });
    await expect.element(menu.getByRole('button', { name: '退出登录' })).toBeVisible();
    await expect.element(menu.getByRole('button', { name: '清除缓存' })).toBeVisible();
  });
});

describe('tools', () => {
  test('[LAY-5] 专家填报 leads back to that page, for those who have it', async () => {
    const { screen, where } = await openFrame('/customer/list', { list: manyRules });
    const bar = screen.getByRole('banner');
    await bar.getByRole('link', { name: '专家填报' }).click();
    await expect.element(where).toHaveTextContent('/expert/filling');
  });

  test('[LAY-3] 开发文档 is there for everyone; an answer without an address is said', async () => {
    const responses = { apidocAccessToken: () => ({}) };
    const { screen } = await openFrame('/index', { permissions: [], responses });
    await screen.getByRole('button', { name: '开发文档' }).click();
    await expect.element(screen.getByText('文档地址获取失败')).toBeVisible();
  });

  test('[LAY-3] 开发文档 asks once for an address, however often it is pressed meanwhile', async () => {
    const waits = () => new Promise<object>(() => undefined);
    const responses = { apidocAccessToken: waits };
    const { screen, callsTo } = await openFrame('/index', { responses });
    const docs = screen.getByRole('button', { name: '开发文档' });
    await docs.click();
    await expect.element(docs).toHaveAttribute('aria-disabled', 'true');
    docs.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(callsTo('apidocAccessToken')).toMatchObject([{ options: { allowRepeat: true } }]);
  });

  test.each([320, 390, 768])(
    'the bar at %i px does not overflow, and has the less used tools under 更多',
    async (width) => {
      await page.viewport(width, 700);
      const { screen } = await openFrame('/customer/list', { list: manyRules });
      const bar = screen.getByRole('banner');
      expect(bar.element().scrollWidth).toBe(width);
      await expect.element(bar.getByRole('link', { name: '专家填报' })).not.toBeInTheDocument();
      await bar.getByRole('button', { name: '更多' }).click();
      await expect.element(bar.getByRole('link', { name: '专家填报' })).toBeVisible();
      await expect.element(bar.getByRole('button', { name: '开发文档' })).toBeVisible();
      const { left, right } = bar.getByRole('dialog', { name: '更多' }).element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    },
  );
});

test.each([
  [true, 'sticky'],
  [false, 'static'],
])(
  '[THEME-3] the head stays while the page scrolls where it is fixed (%s), else it goes along',
  async (fixedHeader, position) => {
    const { screen } = await openFrame('/index', { settings: { fixedHeader } });
    const head = screen.getByRole('banner').element().parentElement;
    expect(head && getComputedStyle(head).position).toBe(position);
  },
);

test('[THEME-3] the bar of tabs goes and comes with Tags-Views, at once', async () => {
  const { screen, services } = await openFrame('/index');
  const bar = screen.getByRole('navigation', { name: '已打开的页面' });
  await expect.element(bar).toBeVisible();
  services.settings.change({ tagsView: false });
  await expect.element(bar).not.toBeInTheDocument();
  services.settings.change({ tagsView: true });
  await expect.element(bar).toBeVisible();
});
