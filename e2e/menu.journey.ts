import { expect, openAs, test } from './journey';

test('[ROUTE-12] an entry at the third level opens, and the trail leads to it', async ({ page }) => {
  await openAs(page, 'admin');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('button', { name: '系统监控' }).click();
  await menu.getByRole('button', { name: '日志管理' }).click();
  await menu.getByRole('link', { name: '操作日志' }).click();
  await expect(page).toHaveURL('/monitor/log/operlog');
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')).toHaveText([
    '首页',
    '系统监控',
    '日志管理',
    '操作日志',
  ]);
  await expect(menu.getByRole('link', { name: '操作日志' })).toHaveAttribute('aria-current', 'page');
});

test('[LAY-9] an entry with an external link opens in a new tab, which learns nothing of ours', async ({
  page,
}) => {
  await openAs(page, 'admin');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('button', { name: '系统工具' }).click();
  const link = menu.getByRole('link', { name: '官方网站' });
  await expect(link).toHaveAttribute('href', 'https://www.example.com');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
});

test('[ROUTE-12] [ROUTE-13] [ROUTE-14] the menu obeys what the rule list says of each entry', async ({
  page,
}) => {
  await page.route('**/auth/getRuleList', (route) =>
    route.fulfill({ json: { code: 20000, msg: '', data: { permissions: ['*:*:*'], data: ruleList } } }),
  );
  await openAs(page, 'admin');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('listitem')).toHaveText(['首页', '独子', '始终显示', '多子']);

  await test.step('a single visible child is in its parent’s place, with its query', async () => {
    await expect(menu.getByRole('link', { name: '独子' })).toHaveAttribute('href', '/single/list?type=2');
  });
  await test.step('a group that is always shown keeps its only child below itself', async () => {
    await menu.getByRole('button', { name: '始终显示' }).click();
    await expect(menu.getByRole('link', { name: '其一' })).toBeVisible();
  });
  await test.step('the address of a group leads to its redirect', async () => {
    await page.goto('/many');
    await expect(page).toHaveURL('/many/second');
  });
  await test.step('a missing view is named, and the menu stays', async () => {
    await expect(page.getByRole('heading', { name: '页面尚未提供' })).toBeVisible();
    await expect(page.getByText('视图：missing/second')).toBeVisible();
    await expect(menu.getByRole('link', { name: '乙' })).toHaveAttribute('aria-current', 'page');
  });
  await test.step('a hidden entry has an address, and highlights the one that it names', async () => {
    await page.goto('/many/secret');
    await expect(page.getByText('视图：missing/secret')).toBeVisible();
    await expect(menu.getByText('暗页')).toHaveCount(0);
    await expect(menu.getByRole('link', { name: '乙' })).toHaveAttribute('aria-current', 'page');
  });
  await test.step('an inner link opens in a frame, which a foreign page cannot leave', async () => {
    await page.goto('/many/inside');
    await expect(page.getByTitle('内嵌').and(page.locator('iframe'))).toHaveAttribute('src', '/favicon.svg');
    await page.route('https://inside.example.com/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>别处的页面</p>' }),
    );
    await page.goto('/many/foreign');
    const frame = page.getByTitle('外站').and(page.locator('iframe'));
    await expect(frame.contentFrame().getByText('别处的页面')).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
  });
});

const ruleList = [
  group('/single', '独子组', [
    entry('list', '独子', { query: '{"type":"2"}' }),
    entry('add', '新增', { hidden: true }),
  ]),
  group('/always', '始终显示', [entry('one', '其一')], { alwaysShow: true }),
  group(
    '/many',
    '多子',
    [
      entry('first', '甲'),
      entry('second', '乙'),
      entry('secret', '暗页', {
        hidden: true,
        meta: { title: '暗页', activeMenu: '/many/second' },
      }),
      entry('inside', '内嵌', { component: 'InnerLink', meta: { title: '内嵌', link: '/favicon.svg' } }),
      entry('foreign', '外站', {
        component: 'InnerLink',
        meta: { title: '外站', link: 'https://inside.example.com/' },
      }),
    ],
    { redirect: 'second' },
  ),
  group('/empty', '无子', [entry('gone', '看不见', { hidden: true })]),
];

function group(path: string, title: string, children: object[], more: object = {}) {
  return {
    path,
    component: 'Layout',
    name: path,
    redirect: 'noRedirect',
    meta: { title },
    children,
    ...more,
  };
}

function entry(path: string, title: string, more: object = {}) {
  return { path, component: `missing/${path}`, name: path, meta: { title }, children: [], ...more };
}
