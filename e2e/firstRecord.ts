import type { Page } from '@playwright/test';
import { expectOnward } from './onward';

/** Windows, and the pixels above which a list shows its first record: a row, on a phone a card. */
const windows = [
  { width: 1440, height: 900, most: 330 },
  { width: 390, height: 844, most: 300 },
] as const;

/** Pages whose subject is the chart over their rows. */
const chartFirst = ['/system/user-date'];

/** The first record of the page's list, where it has one, is seen without scrolling. */
export async function expectFirstRecordSeen(page: Page, address: string): Promise<void> {
  if (chartFirst.some((path) => address.startsWith(path))) return;
  for (const { width, height, most } of windows) {
    await page.setViewportSize({ width, height });
    await expectOnward
      .poll(() => page.evaluate(firstRecordTop), `${address} at ${width}: where its first record begins`)
      .toBeLessThan(most);
  }
}

/**
 * Pixels; 0 where the page is no list, infinite while it reads. The records of a list are the rows of its own table, on
 * a phone its cards. Tables on pages of details and boards beside a list are none.
 */
function firstRecordTop(): number {
  const seen = (element: Element) => element.getClientRects().length > 0;
  const lists = [...document.querySelectorAll('section[aria-busy]')].filter(seen);
  if (lists.some((list) => list.ariaBusy === 'true')) return Number.POSITIVE_INFINITY;
  const row = window.innerWidth < 992 ? 'li[data-row-key]' : '[role="row"][data-row-key]';
  const first = lists.flatMap((list) => [...list.querySelectorAll(row)]).find(seen);
  return first ? Math.round(first.getBoundingClientRect().top + window.scrollY) : 0;
}
