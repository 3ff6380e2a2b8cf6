import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, openAs, signIn, test } from './journey';

test('axe finds no barrier on the pages before the sign-in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await expectAccessible(page);
  await page.goto('/register');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('请先阅读并同意协议')).toBeVisible();
  await expectAccessible(page);
});

const places = [
  ['/index', /早上好|中午好|下午好|晚上好/],
  ['/user/profile', '19900000001'],
  ['/nowhere', '页面不存在'],
  ['/customer/list', 'JG000036'],
  ['/customer/list/create', '初始密码'],
  ['/customer/list/edit/5', '备注'],
  ['/customer/list/show/5', '邀请码'],
  ['/system/dict', 'sys_user_sex'],
  ['/system/dict/create', '新增字典'],
  ['/system/dict-data/index/3', '数据键值'],
  ['/system/dict-data/index/3/create', '回显样式'],
] as const;

/** Overlays of the page, and the way to open each. */
const panels: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['theme drawer', (page) => page.getByRole('button', { name: '主题设置' }).click()],
  ['palette', (page) => page.keyboard.press('ControlOrMeta+k')],
  ['shortcuts', (page) => page.keyboard.press('?')],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds no barrier in the application', { tag: '@full' }, async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
      await expectAccessible(page);
      await signIn(page, 'admin', '');
      for (const [address, content] of places) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByText(content).first()).toBeVisible();
          // Dark mode changes only the colours.
          await expectAccessible(page, colorScheme === 'dark' ? 'colours' : 'all');
        });
      }
    });

    test('axe finds no barrier in overlays', { tag: '@full' }, async ({ page }) => {
      await openAs(page, 'admin', '/customer/list');
      await expect(page.getByText('JG000036')).toBeVisible();
      for (const [name, open] of panels) {
        await test.step(name, async () => {
          await open(page);
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        });
      }
      const tabs = page.getByRole('navigation', { name: '已打开的页面' });
      await tabs.getByRole('link', { name: '机构列表' }).click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
