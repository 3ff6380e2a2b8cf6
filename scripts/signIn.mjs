/**
 * Signs in through the form as a demo account of the mocks, and waits until the sign-in page is gone.
 * @param {import('@playwright/test').Page} page
 * @param {string} account
 * @param {{ password?: string, address?: string }} [about] `address`: that of the sign-in page, perhaps with a
 * redirect. Empty where the page is open already
 */
export async function signIn(page, account, { password = 'admin123', address = '/login' } = {}) {
  if (address) await page.goto(address);
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Cookies and storage of a browser in which an account has signed in; of a fresh one without an account.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {string | undefined} account
 */
export async function storageOf(browser, baseURL, account) {
  const context = await browser.newContext({ baseURL });
  if (account) await signIn(await context.newPage(), account);
  const state = await context.storageState();
  await context.close();
  return state;
}
