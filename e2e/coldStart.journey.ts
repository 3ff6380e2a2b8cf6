import type { Page, Request } from '@playwright/test';
import { expect, recordedCalls, signIn, test } from './journey';

const list = '/ssystem-api/api/store/list';
const rules = '/ssystem-api/api/auth/getRuleList';

/** A page that has never been open in this browser, with what it fetches in order. */
async function openCold(page: Page, address: string) {
  const cold = await page.context().newPage();
  const asked: string[] = [];
  cold.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
  await cold.goto(address);
  return { cold, asked };
}

test('[SESS-1] a cold start requests rule list and rows once each, before its code arrives', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist');
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();
  await request.delete('/__mock__/requests');
  const { cold, asked } = await openCold(page, '/customer/list');
  await expect(cold.getByRole('cell', { name: 'JG000036' })).toBeVisible();
  const shell = asked.findIndex((path) => path.includes('/shell-'));
  for (const path of [rules, list]) {
    expect(asked.indexOf(path)).toBeLessThan(shell);
    expect(await recordedCalls(request, path)).toHaveLength(1);
  }
});

test('a cold start hides rows of a page that the person may no longer open', async ({ page }) => {
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist');
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, 'zhuanjia');
  const { cold } = await openCold(page, '/customer/list');
  await expect(cold.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await expect(cold.getByRole('cell')).toHaveCount(0);
});

test('[CODE-1] an expired session leads to the sign-in, whatever was requested early', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist');
  await expect(page.getByRole('cell', { name: 'JG000036' })).toBeVisible();
  await request.post('/__mock__/reset'); // the server knows no session any more
  const { cold } = await openCold(page, '/customer/list');
  await expect(cold.getByLabel('账号', { exact: true })).toBeVisible();
});

/** Lists with figures, counts or an order by hand, and what shows these. */
const figured = {
  '/finance/financial-balance': 'dl.summary-figures',
  '/management/user-list': 'text=/全部 \\d+/',
  '/expert/filling': '.anticon-field-time',
  '/show/link': '[title="拖动排序"]',
} as const;

/** Code of what opens over a list. What pages share of `src/lib` and `src/gaokao` is small, and no dialog's. */
const opened = /\/assets\/(form|over|antd-form|table|dates|later-(?!(lib|gaokao)-))[\w-]*\.js$/;

for (const [address, figure] of Object.entries(figured))
  test(`${address} draws its figures without the code of dialogs`, { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'admin', `/login?redirect=${encodeURIComponent(address)}`);
    await expect(page.locator(figure).first()).toBeVisible();
    const { cold, asked } = await openCold(page, address);
    await expect(cold.locator(figure).first()).toBeVisible();
    await expect(cold.getByText(/^共 \d+ 条$/)).toBeVisible();
    expect(asked.filter((path) => opened.test(path))).toEqual([]);
  });
