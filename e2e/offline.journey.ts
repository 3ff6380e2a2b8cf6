import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { installClock } from './clock';
import { expect, openAs, recordedCalls, test } from './journey';

const list = '/ssystem-api/api/store/list';
const toList = '/customer/list';
const lost = /^网络已断开/;

test('a page without network shows a banner, keeps typed text after a failed save, and reads again later', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  // The frame's own popups may be on their way when the network goes; they come with it (see below).
  allowConsole(/Unable to preload CSS|Failed to fetch dynamically imported module/);
  const name = '鼎新志愿填报工作室';
  await openAs(page, 'admin', toList);
  await page.getByRole('button', { name: `编辑：${name}` }).click();
  const form = page.getByRole('dialog', { name: `编辑机构：${name}` });
  await form.getByLabel('联系人').fill('顾南星');
  await context.setOffline(true);
  await expect(page.getByText(lost)).toBeVisible();

  await test.step('a write fails with its message, and every value stays', async () => {
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByRole('alert')).toHaveText('后端接口连接异常');
    await expect(form.getByLabel('联系人')).toHaveValue('顾南星');
  });

  await test.step('the banner is over the drawer, and covers nothing of the form', async () => {
    const banner = await page.getByText(lost).boundingBox();
    const refusal = await form.getByRole('alert').boundingBox();
    const top = { x: (banner?.x ?? 0) + (banner?.width ?? 0) - 20, y: (banner?.y ?? 0) + 10 };
    const shown = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, top);
    expect(shown).toMatch(lost);
    expect(refusal?.y).toBeGreaterThan((banner?.y ?? 0) + (banner?.height ?? 0));
  });

  const before = (await recordedCalls(request, list)).length;
  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect(page.getByText('网络已恢复')).toBeHidden();

  await test.step('the screen reads its data again, and writes nothing by itself', async () => {
    await expect.poll(async () => (await recordedCalls(request, list)).length).toBeGreaterThan(before);
    expect(await recordedCalls(request, '/ssystem-api/api/store/edit')).toEqual([]);
  });

  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
});

test('a list that could not be read is read when the network is back', { tag: '@full' }, async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, 'admin', toList);
  await expect(page.getByText('JG000036').first()).toBeVisible();
  // The pager's code comes behind the rows, and what the frame opens later behind it.
  const second = page.getByTitle('2', { exact: true });
  await expect(second).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await second.click();
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('JG000016').first()).toBeVisible();
});

test('a menu, a panel or a dialog that was not fetched says so without a network, and the list stays', {
  tag: '@full',
}, async ({ page, context, allowConsole }) => {
  for (const noise of [...chunkNoise, /ERR_INTERNET_DISCONNECTED/]) allowConsole(noise);
  await installClock(page);
  await openAs(page, 'admin', toList);
  await expect(page.getByRole('button', { name: '视图' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const name = '鼎新志愿填报工作室';
  for (const opener of [`更多操作：${name}`, '视图', '密度', '选择范围、格式与列', '新增', `编辑：${name}`]) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByText(/这部分内容还没有下载到本机/), opener).toBeVisible();
    await page.mouse.move(0, 0); // a message stays under the pointer
    await page.clock.runFor(6_000);
    await expect(page.getByText(/这部分内容还没有下载到本机/), opener).toBeHidden();
    await expect(page.getByText(name).first(), opener).toBeVisible();
    await expect(page, opener).toHaveURL(toList);
  }
  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  // Its style sheet was lost as well: without it the buttons are below the fields, out of sight.
  await expect(page.getByRole('dialog').getByRole('button', { name: '保存' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

/** Makes the first requests of a chunk fail; returns the number of requests so far. */
async function failChunk(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), async (route) => {
    asked += 1;
    if (asked <= times) await route.fulfill({ status: 404, body: '' });
    else await route.fallback();
  });
  return () => asked;
}

const chunkNoise = [/Failed to load resource.*404/, /dynamically imported module/, /preload/];

test('a chunk that fails once is loaded again by itself', { tag: '@full' }, async ({
  page,
  allowConsole,
}) => {
  for (const noise of chunkNoise) allowConsole(noise);
  await openAs(page, 'admin', toList);
  await expect(page.getByText('JG000036').first()).toBeVisible();
  const asked = await failChunk(page, 'form', 1);
  await page.getByRole('button', { name: '新增' }).click();
  await expect(page.getByRole('dialog', { name: '新增机构' })).toBeVisible();
  await expect(page).toHaveURL('/customer/list/create');
  expect(asked()).toBeGreaterThan(1);
});

test('reminders that cannot be fetched break nothing, and come with the network', { tag: '@full' }, async ({
  page,
  context,
  allowConsole,
}) => {
  for (const noise of [...chunkNoise, /ERR_INTERNET_DISCONNECTED/]) allowConsole(noise);
  // Reminders travel with home.
  const code = /\/home-[\w-]+\.js$/;
  await installClock(page);
  await openAs(page, 'admin', '/customer/list/edit/5');
  const contact = page.getByRole('dialog').getByLabel('联系人');
  await contact.fill('顾南星');
  await context.setOffline(true);
  let isLost = false;
  page.on('requestfailed', (request) => {
    isLost ||= code.test(request.url());
  });
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(isLost).toBe(true);
  }).toPass();
  await page.clock.runFor(1_000);
  await expect(contact).toHaveValue('顾南星');
  const fetched = page.waitForResponse((response) => code.test(new URL(response.url()).pathname));
  await context.setOffline(false);
  await fetched;
  await expect(contact).toHaveValue('顾南星');
});

test('a chunk that fails again leaves a page with the next step, without endless reloads', async ({
  page,
  allowConsole,
}) => {
  for (const noise of chunkNoise) allowConsole(noise);
  await openAs(page, 'admin', toList);
  await expect(page.getByText('JG000036').first()).toBeVisible();
  await failChunk(page, 'form', Number.POSITIVE_INFINITY);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: '新增' }).click();
  await expect(page.getByRole('heading', { name: '页面没有加载成功' })).toBeVisible();
  await expect(page.getByText(/已自动重新加载一次，仍然没有成功/)).toBeVisible();
  expect(loads).toBe(1);
});

test('a panel whose code cannot be fetched breaks nothing, and opens the next time', {
  tag: '@full',
}, async ({ page, allowConsole }) => {
  for (const noise of chunkNoise) allowConsole(noise);
  const code = /\/assets\/later-shell-features-[\w-]+\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await openAs(page, 'admin', '/customer/list/create');
  const form = page.getByRole('dialog', { name: '新增机构' });
  await form.getByLabel('机构名称').fill('写了一半的机构');
  await page.keyboard.press('Alt+t');
  await expect(page.getByText('没有加载成功，请检查网络后再试')).toBeVisible();
  await expect(form.getByLabel('机构名称')).toHaveValue('写了一半的机构');
  await page.unroute(code);
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('dialog', { name: '主题设置' })).toBeVisible();
});
