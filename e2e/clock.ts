import { type BrowserContext, expect, type Page } from '@playwright/test';
import { machineTime, moveClock } from '@/mocks/clock';
import { defaultNow } from '@/src/testing/defaultNow';

/** The start of every journey, in milliseconds, whatever the machine's clock shows. */
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

/** Connects the pages' clock of a browser with Playwright's: it runs on, and a journey can advance it. */
export async function installClock(page: Page): Promise<void> {
  // The library counts from the page's own clock, which is moved already: time would be moved twice.
  await page.context().addInitScript(moveClock, 0);
  await page.clock.install({ time: now() });
}

/**
 * Advances a page's installed clock step by step, in milliseconds, until the page has called a path. The code that
 * makes the call may still be loading.
 */
export async function passUntilAsked(page: Page, path: string, step = 60_000): Promise<void> {
  let isAsked = false;
  const answered = page.waitForRequest(`**${path}`).then((request) => {
    isAsked = true;
    return request.response();
  });
  await expect(async () => {
    await page.clock.runFor(step);
    expect(isAsked).toBe(true);
  }).toPass({ intervals: [100] });
  await answered;
}
