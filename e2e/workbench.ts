import type { Page } from '@playwright/test';
import { expect, openAs } from './journey';

/** The table of choices in the workbench (screen E3). */
const choices = (page: Page) => page.getByRole('grid', { name: '志愿表' });

/** The rows of the table that are on screen, without its head. */
export const choiceRows = (page: Page) =>
  choices(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Signs in and opens the table of a student. */
export async function openWorkbench(page: Page, account: string, userId: number): Promise<void> {
  await openAs(page, account, `/expert/filling/workbench?userId=${userId}`);
  await expect(choiceRows(page).first()).toBeVisible();
}

/** Presses keys one after another, as the table's own. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Puts the cursor on a row by its number. */
export async function goToRow(page: Page, place: number): Promise<void> {
  await choices(page).focus();
  await press(page, 'g', ...String(place), 'Enter');
}

/** Names of the first rows, in their order. */
export async function firstUnits(page: Page): Promise<string[]> {
  const units = choiceRows(page).locator('[class*="unit"]').first();
  await expect(units).toBeVisible();
  const texts = await choiceRows(page).evaluateAll((rows) =>
    rows.slice(0, 8).map((row) => row.querySelector('[class*="unit"]')?.textContent ?? ''),
  );
  return texts;
}

/** How far the table is saved, in the bar's words. */
export const saveState = (page: Page) => page.locator('[data-phase]');

/** 32/45 of the batch that is open. */
export const filled = (page: Page) =>
  page.getByRole('navigation', { name: '批次' }).locator('[aria-current]');
