import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

/** The demo accounts, with the entries of their menus beside 首页. */
const accounts = { admin: 90, yunying: 43, caiwu: 15, zhuanjia: 13, xinren: 0, jigou: 16 } as const;

/** What somebody reads on a page that is not there, not theirs, or has failed. */
const broken = /^(页面尚未提供|页面不存在|没有访问权限|页面出现错误|页面没有加载成功)$|当前操作没有权限/;

/** What a page that has something to show shows. */
const filled = 'tbody tr[data-row-key], article, form, iframe, canvas, dl, fieldset, ol li, ul li, .ant-card';

test.describe.configure({ mode: 'parallel' });

for (const [account, count] of Object.entries(accounts))
  test(`[ROUTE-12] [SCREEN] ${account} finds a page behind each entry of the menu, and something on it`, {
    tag: '@full',
  }, async ({ page }) => {
    await openAs(page, account);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const walked = new Set<string>();
    for (const entry of await entriesOf(menu)) {
      const [name, address] = entry;
      if (walked.has(address) || address === '/index') continue;
      walked.add(address);
      if (/^https?:/.test(address)) continue;
      await test.step(`${name} ${address}`, () => openEntry(page, address));
    }
    expect(walked.size).toBe(count);
  });

/** Names and addresses of all entries: groups are opened one after the other. */
async function entriesOf(menu: Locator): Promise<(readonly [name: string, address: string])[]> {
  const entries = [];
  const groups = menu.getByRole('button');
  for (let at = 0; at < (await groups.count()); at += 1) {
    const group = groups.nth(at);
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    for (const link of await menu.getByRole('link').all())
      entries.push([await link.innerText(), (await link.getAttribute('href')) ?? ''] as const);
  }
  return entries;
}

async function openEntry(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const content = page.locator('#content');
  await expect(content.locator(filled).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(broken)).toHaveCount(0);
}
