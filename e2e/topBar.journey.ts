import type { Page } from '@playwright/test';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { installClock, passUntilAsked } from './clock';
import { expect, openAs, recordedCalls, test } from './journey';
import { switchTo } from './tabs';

function bar(page: Page) {
  return page.getByRole('banner');
}

/** Opens the menu under the person's name. */
async function openUserMenu(page: Page) {
  await bar(page).getByRole('button', { name: '林知远' }).click();
  return page.getByRole('dialog', { name: '林知远' });
}

test('[LAY-3] 开发文档 opens in a window of its own, under the content security policy', async ({ page }) => {
  await openAs(page, 'admin');
  const opening = page.waitForEvent('popup');
  await bar(page).getByRole('button', { name: '开发文档' }).click();
  const docs = await opening;
  await expect(docs).toHaveURL(/\/apidoc\/index\.html\?token=[\w-]+$/);
  await expect(docs.getByRole('heading', { name: '开发文档' })).toBeVisible();
  await expect(docs.getByRole('heading', { name: '开发文档' })).toHaveCSS('font-size', '26px');
  expect(await docs.evaluate(() => window.opener)).toBeNull();
});

test('[LAY-3] a blocked window leaves a link to click', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await bar(page).getByRole('button', { name: '开发文档' }).click();
  const dialog = page.getByRole('dialog', { name: '开发文档' });
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: '打开文档' }).click();
  await expect(await opening).toHaveURL(/\/apidoc\/index\.html\?token=/);
  await expect(dialog).toBeHidden();
});

test('[LAY-2] a note is written where it is read, and others read it', async ({ page }) => {
  await openAs(page, 'admin', '/system/dict');
  await bar(page).getByRole('button', { name: '字典提示' }).click();
  await page.getByRole('button', { name: '编辑页面说明' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑页面说明' });
  await dialog.getByLabel('提示标题').fill('字典须知');
  await dialog.getByLabel('提示条目').fill('先查重\n再新增');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.reload();
  await bar(page).getByRole('button', { name: '字典须知' }).click();
  await expect(bar(page).getByRole('listitem').filter({ hasText: '再新增' })).toBeVisible();
});

test('[LAY-4] [VAL-1] the password is changed from the menu under the name', async ({ page, request }) => {
  await openAs(page, 'admin');
  await (await openUserMenu(page)).getByRole('button', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('旧密码', { exact: true }).fill('admin123');
  await dialog.getByLabel('新密码', { exact: true }).fill('abc12345');
  await dialog.getByLabel('确认密码', { exact: true }).fill('abc12345');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(await recordedCalls(request, platformCalls.savePassword.path)).toHaveLength(1);
});

test('[LAY-4] [LAY-5] the menu under the name: data line, personal centre, clear cache, exit', {
  tag: '@full',
}, async ({ page, request }) => {
  await openAs(page, 'admin');
  await (await openUserMenu(page)).getByRole('link', { name: '数据线' }).click();
  await expect(page).toHaveURL('/score/line');
  await (await openUserMenu(page)).getByRole('link', { name: '个人中心' }).click();
  await expect(page).toHaveURL('/user/profile');
  await bar(page).getByRole('link', { name: '专家填报' }).click();
  await expect(page).toHaveURL('/expert/filling');

  await (await openUserMenu(page)).getByRole('button', { name: '清除缓存' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('清除成功')).toBeVisible();
  expect(await recordedCalls(request, shellCalls.clearCache.path)).toHaveLength(1);

  await (await openUserMenu(page)).getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('[LAY-12] unread messages are asked for every minute while the page can be seen', {
  tag: '@full',
}, async ({ page, request }) => {
  const asked = async () => (await recordedCalls(request, shellCalls.newestNotices.path)).length;
  await installClock(page);
  await openAs(page, 'admin');
  await page.clock.runFor(5_000);
  await expect(bar(page).getByRole('button', { name: '消息，30 条未读' })).toBeVisible();
  expect(await asked()).toBe(1);
  await page.clock.runFor(60_000);
  await expect.poll(asked).toBe(2);
  await bar(page).getByRole('button', { name: '消息，30 条未读' }).click();
  await page.getByRole('button', { name: '全部已读' }).click();
  // Messages that concern only oneself stay unread.
  await expect(bar(page).getByRole('button', { name: '消息，25 条未读' })).toBeVisible();
});

test('[LAY-12] a new build is offered within a check, and asks about unsaved changes before it loads', async ({
  page,
}) => {
  const offer = page.getByRole('button', { name: '系统已更新，点击刷新' });
  /** Lets minutes pass until a check has reached the server: the first minute counts from when the page is idle. */
  const check = () => passUntilAsked(page, '/version.json');
  await installClock(page);
  await openAs(page, 'admin', '/customer/list');
  // A call that is on its way would be given up in the minute that passes.
  await expect(page.getByRole('button', { name: /^编辑：/ }).first()).toBeVisible();
  await page.clock.runFor(5_000);
  await check();
  await expect(offer).toHaveCount(0);

  await page
    .getByRole('button', { name: /^编辑：/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: '编辑机构：' }).getByLabel('联系人').fill('写到一半');
  await switchTo(page, '首页');
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'another' } }));
  await check();
  await offer.click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect(question.getByRole('listitem')).toHaveText(/^编辑机构：/);
  await question.getByRole('button', { name: '继续编辑' }).click();
  await offer.click();
  const loaded = page.waitForEvent('load');
  await question.getByRole('button', { name: '不保存离开' }).click();
  await loaded;
});

const widths = [320, 390, 768, 992, 1440, 1920];

test(`the frame at ${widths.join(', ')} px does not overflow, with breadcrumbs or with the top menu`, {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/customer/list');
  for (const topNav of [false, true]) {
    await page.evaluate(
      (on) => localStorage.setItem('layout-setting', JSON.stringify({ topNav: on })),
      topNav,
    );
    await page.reload();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(bar(page).getByRole('button', { name: '林知远' })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: /^消息/ })).toBeVisible();
      await expect.poll(() => overhang(page), `${width} px, topNav ${topNav}`).toEqual({ bar: 0, page: 0 });
    }
  }
});

/** Pixels by which the top bar is wider than itself, and the page than the window. */
function overhang(page: Page) {
  return bar(page).evaluate(({ scrollWidth, clientWidth }) => ({
    bar: scrollWidth - clientWidth,
    page: document.documentElement.scrollWidth - window.innerWidth,
  }));
}
