import type { Page } from '@playwright/test';
import { fillInstitution, institution } from './institution';
import { endFaults, expect, openAs, recordedCalls, setFault, test } from './journey';

const storeList = '/ssystem-api/api/store/list';
const listLink = '/customer/list';

test('[ENC-1] the list travels encrypted and is shown in the clear', async ({ page }) => {
  const response = page.waitForResponse((one) => one.url().endsWith(storeList));
  await openAs(page, 'admin', listLink);
  expect(await (await response).json()).toMatchObject({
    code: 20000,
    data: expect.stringMatching(/^[\w+/=]{400,}$/),
  });
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();
});

test('[ENC-2] an unreadable envelope shows an error with a way on, not an empty list', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/^warning: POST \/ssystem-api\/api\/store\/list: /);
  await setFault(request, { kind: 'cipher', path: storeList });
  await openAs(page, 'admin', listLink);
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await expect(
    page.getByText(/列表数据的格式无法识别（\/ssystem-api\/api\/store\/list）/).first(),
  ).toBeVisible();
  await endFaults(request);
  await reload(page);
});

const failures = [
  {
    title: '[CODE-9] a broken connection',
    fault: { kind: 'network' },
    text: '后端接口连接异常',
    noise: /ERR_EMPTY_RESPONSE/,
  },
  {
    title: '[CODE-9] a failing server',
    fault: { kind: 'status', status: 500 },
    text: '系统接口500异常',
    noise: /status of 500/,
  },
  {
    title: '[CODE-3] an answer with code 500',
    fault: { kind: 'code', code: 500, msg: '数据库繁忙，请稍后再试' },
    text: '数据库繁忙，请稍后再试',
  },
] as const;

for (const { title, fault, text, ...browser } of failures) {
  test(`${title} is reported once, and 重新加载 works when it is over`, async ({
    page,
    request,
    allowConsole,
  }) => {
    if ('noise' in browser) allowConsole(browser.noise);
    await setFault(request, { ...fault, path: storeList });
    await openAs(page, 'admin', listLink);
    await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1);
    await expect(page.getByText('数据加载失败')).toBeVisible();
    await endFaults(request);
    await reload(page);
  });
}

test('[CODE-9] [CALL-4] a server that does not answer in time is reported as slow', async ({
  page,
  request,
}) => {
  await page.route('/config.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()}window.__APP_CONFIG__.requestTimeout = 1500;`,
    });
  });
  await setFault(request, { kind: 'hang', path: storeList });
  await openAs(page, 'admin', listLink);
  await expect(page.getByRole('alert').filter({ hasText: '系统接口请求超时' })).toBeVisible();
  await endFaults(request);
  await reload(page);
});

test('[VAL-2] a double click on 保存 creates one institution', async ({ page, request }) => {
  await openAs(page, 'admin', '/customer/list/create');
  const form = page.getByRole('dialog', { name: '新增机构' });
  await fillInstitution(page, form);
  await form.getByRole('button', { name: '保存' }).dblclick();
  await expect(page.getByRole('dialog', { name: `开通向导：${institution.name}` })).toBeVisible();
  expect(await recordedCalls(request, '/ssystem-api/api/store/addStore')).toHaveLength(1);
  await expect(page.getByText('重复提交')).toHaveCount(0);
});

test('[CALL-5] leaving a page cancels what it was still reading', async ({ page, request }) => {
  await setFault(request, { kind: 'hang', path: storeList });
  const asked = page.waitForRequest((one) => one.url().endsWith(storeList));
  await openAs(page, 'admin', listLink);
  const cancelled = page.waitForEvent('requestfailed', (one) => one.url().endsWith(storeList));
  await asked;
  await page.getByRole('link', { name: '首页' }).first().click();
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('heading', { name: /林知远/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

async function reload(page: Page): Promise<void> {
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();
}
