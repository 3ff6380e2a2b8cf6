import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, recordedCalls, signIn, test } from './journey';

const unlock = '/ssystem-api/api/account/unlock';
const create = '/customer/list/create';

async function lockScreen(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '命令面板' });
  await palette.getByRole('combobox').fill('锁屏');
  await expect(palette.getByRole('option').first()).toContainText('锁屏');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
}

async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('登录密码').fill(password);
  await page.keyboard.press('Enter');
}

test('the lock holds in every tab and over a reload, and keeps typed text', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'admin', `/login?redirect=${encodeURIComponent(create)}`);
  const other = await context.newPage();
  await other.goto('/customer/list');
  await expect(other.getByText('JG000036').first()).toBeVisible();
  await page.bringToFront();
  await page.getByRole('dialog', { name: '新增机构' }).getByLabel('机构名称').fill('写了一半的机构');

  await test.step('the locked page leaves the document in both tabs', async () => {
    await lockScreen(page);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
      await expect(tab.getByRole('table')).toHaveCount(0);
      await expect(tab.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
    }
  });

  await test.step('a reload or a new tab does not get around the lock', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
    const fresh = await context.newPage();
    await fresh.goto('/customer/list');
    await expect(fresh.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
    await fresh.close();
  });

  await test.step('a wrong password is refused; the right one unlocks all tabs', async () => {
    await page.bringToFront();
    await tryPassword(page, 'wrong1');
    await expect(page.getByText('密码错误，还可尝试 4 次')).toBeVisible();
    await tryPassword(page, 'admin123');
    await expect(page).toHaveURL(create);
    await expect(page.getByRole('dialog', { name: '新增机构' })).toBeVisible();
    await expect(other.getByText('JG000036').first()).toBeVisible();
    expect((await recordedCalls(request, unlock)).map(({ body }) => body)).toEqual([
      { password: 'wrong1' },
      { password: 'admin123' },
    ]);
  });

  await test.step('unlocking restores the typed text', async () => {
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await expect(page.getByRole('dialog', { name: '新增机构' }).getByLabel('机构名称')).toHaveValue(
      '写了一半的机构',
    );
  });
});

test('five wrong passwords end the session, which says why', async ({ page }) => {
  await signIn(page, 'admin');
  await lockScreen(page);
  for (let count = 1; count <= 4; count += 1) {
    await tryPassword(page, `wrong${count}`);
    await expect(page.getByText(`密码错误，还可尝试 ${5 - count} 次`)).toBeVisible();
  }
  await tryPassword(page, 'wrong5');
  await expect(page).toHaveURL('/login?redirect=%2Findex');
  await expect(page.getByText('账号已锁定，请 10 分钟后再试')).toBeVisible();
});

test('a user without a password unlocks with a code, or signs out', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /何新/ }).click();
  await expect(page).toHaveURL('/index');
  await page.getByRole('button', { name: '何新' }).click();
  await page.getByRole('button', { name: '锁屏' }).click();
  await page.getByRole('button', { name: '用短信验证码解锁' }).click();
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByRole('textbox', { name: '验证码' }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();

  await page.getByRole('button', { name: '何新' }).click();
  await page.getByRole('button', { name: '锁屏' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Findex');
  await signIn(page, 'admin', '');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier on the lock screen in the ${colorScheme}`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => localStorage.setItem('layout-setting', '{"watermark":true}'));
    await signIn(page, 'admin');
    await lockScreen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('请输入登录密码')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
