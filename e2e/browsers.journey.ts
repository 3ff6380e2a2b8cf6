import { expect, test } from './journey';

test("today's browser loads neither polyfills nor the notice for old ones", async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible();
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.some((file) => /\/assets\/boot-/.test(file))).toBe(true);
  expect(files.filter((file) => /polyfills|outdated/.test(file))).toEqual([]);
});

test('a browser that is too old says so in plain words, and starts nothing', async ({
  page,
  allowConsole,
}) => {
  // the application finds no place to start in
  allowConsole(/index\.html has no element/);
  await page.addInitScript(() => {
    CSS.supports = (condition: string) => !condition.includes('container-type');
  });
  for (const address of ['/login', '/share/zy/0123456789abcdef0123456789abcdef']) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('浏览器版本过旧，无法打开本系统');
    await expect(page.getByRole('alert')).toContainText(
      '360、QQ 等浏览器：内核 108 及以上，并切换到极速模式',
    );
    await expect(page.locator('#root')).toHaveCount(0);
  }
});
