import { type BrowserContext, expect, type Page } from '@playwright/test';
import { machineTime, moveClock } from '@/mocks/clock';
import { defaultNow } from '@/src/testing/defaultNow';

/** When every journey begins, in milliseconds, whatever the machine's clock says. */
export const testNow = Date.parse(process.env.TEST_NOW || defaultNow);

let ahead = testNow - machineTime();

/** Milliseconds since 1970 by the journey's clock, which is that of its pages and of the mock server. */
function now(): number {
  return machineTime() + ahead;
}

/** A day of the journey's clock, so many days from now: `YYYY-MM-DD`. */
export function dayIn(days: number): string {
  return new Date(now() + days * 86_400_000).toLocaleDateString('sv-SE');
}

/** Sets the journey's clock to its beginning: after the mock server's, so that no page is ahead of it. */
export function restartClock(): void {
  ahead = testNow - machineTime();
}

/** Lets the pages of a browser read the journey's clock. */
export async function followClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, ahead);
}

/** Hands the journey's clock in the pages of a browser to the library's: it goes on, and a journey can let time pass at once. */
export async function installClock(page: Page): Promise<void> {
  // The library counts from the page's own clock, which is moved already: time would be moved twice.
  await page.context().addInitScript(moveClock, 0);
  await page.clock.install({ time: now() });
}

/**
 * Lets time pass in a page whose clock is installed, so many milliseconds again and again, until it has asked the server at a path:
 * what asks may not be there yet.
 */
export async function passUntilAsked(page: Page, path: string, step = 60_000): Promise<void> {
  let isAnswered = false;
  const answered = page.waitForResponse(`**${path}`).then(() => {
    isAnswered = true;
  });
  await expect(async () => {
    await page.clock.runFor(step);
    expect(isAnswered).toBe(true);
  }).toPass();
  await answered;
}
