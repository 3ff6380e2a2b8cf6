import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Signs in through the form without a mouse. */
export async function signInByKeys(page: Page): Promise<void> {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('账号', { exact: true }));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('密码', { exact: true }));
  await page.keyboard.type('admin123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/index');
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a page by the command palette. */
export async function openByPalette(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

/** Presses Tab, or goes back, until the element has the focus; as often as a patient person would. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}
