import { expect, signIn, test } from './journey';

test('[ROUTE-2] the sign-in page opens without a token, and signing in leads home', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/index');
  await expect(page.getByText('林知远').first()).toBeVisible();
});
