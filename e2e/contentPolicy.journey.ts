import { expect, signIn, test } from './journey';
import { underPolicy } from './policy';

test('the application lives with the content security policy of deploy/nginx.conf', async ({ page }) => {
  await underPolicy(page);
  // its image is an address of its own
  await page.addInitScript(() => localStorage.setItem('layout-setting', '{"watermark":true}'));
  await signIn(page, 'admin', '/login?redirect=%2Fcustomer%2Flist');
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
  await expect(page.locator('.watermark')).toBeAttached();
});
