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

test('[U1] a pdf of the library is read in the page under that policy', async ({ page }) => {
  await underPolicy(page);
  await signIn(page, 'admin', '/login?redirect=%2Fupload%2Ffile');
  await page.getByRole('link', { name: '高考志愿填报指南.pdf' }).click();
  const frame = page.locator('iframe[title="高考志愿填报指南.pdf的预览"]');
  await expect(frame.or(page.getByText('当前浏览器无法预览 PDF，请下载后查看'))).toBeVisible();
});
