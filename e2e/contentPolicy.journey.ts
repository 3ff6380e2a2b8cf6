import { expect, openAs, test } from './journey';

/**
 * All journeys run under the policy. These tests show that it is there, and cover the features it affects most.
 */
test('pages come under a policy that lets no script of a page’s own run', async ({ page, allowConsole }) => {
  const response = await page.goto('/login');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self'");
  allowConsole(/Content Security Policy|Content-Security-Policy/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.head.append(script);
  });
  await expect(page).not.toHaveTitle('changed');
});

test('the application works under the content security policy of deploy/nginx.conf', async ({ page }) => {
  // the watermark's image has an address of its own
  await page.addInitScript(() => localStorage.setItem('layout-setting', '{"watermark":true}'));
  await openAs(page, 'admin', '/customer/list');
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
  await expect(page.locator('.watermark')).toBeAttached();
});

test('[U1] the library shows a pdf in the page under that policy', async ({ page }) => {
  await openAs(page, 'admin', '/upload/file');
  await page.getByRole('link', { name: '高考志愿填报指南.pdf' }).click();
  const frame = page.locator('iframe[title="高考志愿填报指南.pdf的预览"]');
  await expect(frame.or(page.getByText('当前浏览器无法预览 PDF，请下载后查看'))).toBeVisible();
});
