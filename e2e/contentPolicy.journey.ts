import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './journey';

/** The policy that deploy/nginx.conf sends. A violation is an error on the console. */
const policy = /Content-Security-Policy "([^"]+)"/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '';

test('the application lives with the content security policy of deploy/nginx.conf', async ({ page }) => {
  expect(policy).toContain("default-src 'self'");
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  // its image is an address of its own
  await page.addInitScript(() => localStorage.setItem('layout-setting', '{"watermark":true}'));
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist');
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
  await expect(page.locator('.watermark')).toBeAttached();
});
