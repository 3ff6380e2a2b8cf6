import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** The bar of open tabs. */
export function tabBar(page: Page): Locator {
  return page.getByRole('navigation', { name: '已打开的页面' });
}

/** A tab by its name. */
export function tab(page: Page, name: string): Locator {
  return tabBar(page).getByRole('link', { name });
}

/** Opens a page through the menu, so that nothing is loaded anew. */
export async function openByMenu(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const entry = menu.getByRole('link', { name, exact: true });
  if (!(await entry.isVisible())) await menu.getByRole('button', { name: group }).click();
  await entry.click();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
}

/** Goes to a tab although a drawer may lie over the bar. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await tab(page, name).dispatchEvent('click');
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
}
