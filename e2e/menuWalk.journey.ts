import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

/** The demo accounts, with the entries of their menus beside 首页. */
const accounts = { admin: 90, yunying: 40, caiwu: 14, zhuanjia: 12, xinren: 0, jigou: 16 } as const;

/** Texts of a page that is not there, not theirs, or has failed. */
const broken = /^(页面尚未提供|页面不存在|没有访问权限|页面出现错误|页面没有加载成功)$|当前操作没有权限/;

/** The content of a page: texts, fields and buttons. */
const filled = 'table, article, form, input, iframe, canvas, dl, li, button';

test.describe.configure({ mode: 'parallel' });

for (const [account, count] of Object.entries(accounts))
  test(`[ROUTE-12] [SCREEN] ${account} finds a page with content behind each entry of the menu`, {
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

/** Names and addresses of all entries: groups are opened one after the other, and those inside them. */
async function entriesOf(menu: Locator): Promise<(readonly [name: string, address: string])[]> {
  const entries: (readonly [name: string, address: string])[] = [];
  const groups = await menu.getByRole('button').allInnerTexts();
  for (const group of groups) {
    await expand(menu, group);
    for (const inner of await menu.getByRole('button').allInnerTexts())
      if (!groups.includes(inner)) await expand(menu, inner);
    for (const link of await menu.getByRole('link').all())
      entries.push([await link.innerText(), (await link.getAttribute('href')) ?? '']);
  }
  return entries;
}

async function expand(menu: Locator, name: string): Promise<void> {
  const group = menu.getByRole('button', { name, exact: true });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
}

async function openEntry(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const content = page.locator('#main');
  await expect(content.locator(filled).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(broken)).toHaveCount(0);
}
