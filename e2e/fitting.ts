import type { Page } from '@playwright/test';
import { expectOnward } from './onward';

/** Expects no part of the page to stick out sideways at the given widths, in pixels. */
export async function expectFitting(page: Page, address: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectOnward.poll(() => page.evaluate(sideways), `${address} at ${width}`).toEqual([]);
  }
}

/**
 * Elements that scroll sideways: the page itself, or parts of a dialog. Tables, rows of tabs and an editor's toolbar
 * may.
 */
function sideways(): string[] {
  const root = document.documentElement;
  const inDialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] *')];
  const scrolling = inDialogs.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX));
  return [root, ...scrolling]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => !element.querySelector('table') && element.role !== 'toolbar')
    .map((element) => `${element.tagName}.${element.className}`);
}
