import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

test('nothing keeps people out of the pages before the sign-in', async ({ page }) => {
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
  ['/index', /下午好|上午好|早上好|晚上好|夜深了/],
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

test('nothing keeps people out of the application', async ({ page }) => {
  await signIn(page, 'admin');
  for (const [address, content] of places) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByText(content).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});

/** axe finds nothing serious and nothing critical. Waits for what moves to come to rest: colours are half faded until then. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
  expect(found).toEqual([]);
}
