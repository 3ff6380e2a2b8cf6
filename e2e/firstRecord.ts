import { expect, type Page } from '@playwright/test';

/** Windows, and the pixels above which a list shows its first record: a row, on a phone a card. */
const windows = [
  { width: 1440, height: 900, most: 330 },
  { width: 390, height: 844, most: 300 },
] as const;

/** The first record of the page's list, where it has one, is seen without scrolling. */
export async function expectFirstRecordSeen(page: Page, address: string): Promise<void> {
  for (const { width, height, most } of windows) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(firstRecordTop), `${address} at ${width}: where its first record begins`)
      .toBeLessThan(most);
  }
}

/** Pixels; 0 where the page lists nothing, infinite while it reads. A table on a phone is not a list of cards. */
function firstRecordTop(): number {
  const seen = (element: Element) => element.getClientRects().length > 0;
  const reading = [...document.querySelectorAll('section[aria-busy="true"]')].some(seen);
  if (reading) return Number.POSITIVE_INFINITY;
  const records = window.innerWidth < 992 ? 'li[data-row-key]' : 'tr[data-row-key]';
  const first = [...document.querySelectorAll(records)].find(seen);
  return first ? Math.round(first.getBoundingClientRect().top + window.scrollY) : 0;
}
