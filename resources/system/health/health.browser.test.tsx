import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuTable } from '@/mocks/menu/menuTable';
import { openView } from '@/src/testing/openView';

const view = { view: 'system/health/index' };
const section = (name: string) => page.getByRole('region', { name, exact: true });

test('[HEALTH] the page compares what the server has with what the program declares, and says what to do next', {
  tags: 'full',
}, async () => {
  const visit = await openView(view, {
    prepare: async (mockServer) => {
      const menu = await mockServer.table(menuTable);
      const stores = menu.get(101);
      if (stores) await menu.put({ ...stores, url: 'customer/lost/index' });
      await menu.remove(80802);
    },
  });
  const lost = section('没有页面的菜单').getByRole('row').filter({ hasText: 'customer/lost/index' });
  await expect.element(lost.getByText('客户管理 / 机构列表')).toBeVisible();
  await expect
    .element(lost.getByRole('link', { name: /^去处理/ }))
    .toHaveAttribute('href', '/system/menu-config/edit/101');
  await expect.element(section('没有菜单的页面').getByText('customer/list/index')).toBeVisible();
  await expect.element(section('没有菜单授予的权限标识').getByText('system:post:add')).toBeVisible();
  await expect
    .element(
      section('没有字段使用的字典').getByRole('table').or(page.getByText('每个字典都有字段使用')).first(),
    )
    .toBeVisible();
  await expect.element(page.getByText('本次登录没有失败的请求')).toBeVisible();
  visit.mockServer.faults.inject({
    kind: 'code',
    code: 50000,
    msg: '数据库连接超时',
    path: '/ssystem-api/api/auth/menuConfig',
    times: 1,
  });
  await page.getByRole('button', { name: '重新检查' }).click();
  const failed = section('本次登录失败的请求');
  await expect.element(failed.getByText('POST /ssystem-api/api/auth/menuConfig')).toBeVisible();
  await expect.element(failed.getByText(/50000 · 数据库连接超时/)).toBeVisible();
  await expect.element(failed.getByText('查看服务器日志')).toBeVisible();
});

test('[HEALTH] [PERM-3] the advice leads on for persons who may open the page', {
  tags: 'full',
}, async () => {
  await openView(view, {
    as: 'yunying',
    permissions: ['system:health:list', 'system:menu-config:list', 'system:menu-config:create'],
    prepare: async (mockServer) => {
      const menu = await mockServer.table(menuTable);
      await menu.put({ ...(menu.get(101) ?? expect.unreachable()), url: 'customer/lost/index' });
    },
  });
  const linkOf = (name: string) => section(name).getByRole('link', { name: /^去处理/ });
  await expect.element(section('没有页面的菜单').getByText(/^核对页面路径/)).toBeVisible();
  await expect.element(linkOf('没有页面的菜单')).not.toBeInTheDocument();
  await expect.element(linkOf('没有菜单的页面').first()).toBeVisible();
});

test('[HEALTH] its permission opens the page; the menu is compared where it may be read', {
  tags: 'full',
}, async () => {
  const visit = await openView(view, { as: 'yunying', permissions: ['system:health:list'] });
  await expect.element(section('没有字段使用的字典')).toBeVisible();
  await expect.element(page.getByText('本次登录没有失败的请求')).toBeVisible();
  await expect.element(section('没有页面的菜单')).not.toBeInTheDocument();
  expect(visit.mockServer.requests.of('/ssystem-api/api/auth/menuConfig')).toEqual([]);
});
