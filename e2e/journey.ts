import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Locator,
  type Page,
  expect as plainExpect,
} from '@playwright/test';
import type { Fault } from '@/mocks/faults';
import type { RecordedRequest } from '@/mocks/requestLog';
import { leastShare, overlays, sharesInViewport } from '@/src/testing/overlayShare';
import { signIn as signInThroughForm } from '../scripts/signIn.mjs';
import { startSite } from '../scripts/site.mjs';
import { followClock, restartClock, testNow } from './clock';

/** Resources that a worker keeps for all its journeys. */
interface Worker {
  /** The built application with a mock server of this worker's own. */
  readonly site: Site;
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** A page of somebody else, in a browser of their own. */
export type Elsewhere = () => Promise<Page>;

interface Journey {
  /** Allows what the console says where it matches; by default any error, warning or uncaught exception fails the journey. */
  allowConsole: (pattern: RegExp) => void;
  /** Resets the mock server to its seeds before each journey; its calls are noted in the report (CALL-1). */
  freshServer: undefined;
  elsewhere: Elsewhere;
  /** Messages on the consoles of all browsers of the journey. */
  heard: string[];
}

/**
 * A journey through the demonstration, under the content security policy of deploy/nginx.conf. It begins on a fresh
 * mock server and ends on a quiet console, where a policy violation is an error.
 */
export const test = base.extend<Journey, Worker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite({ now: testNow });
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  freshServer: [
    async ({ request, context }, use, testInfo) => {
      await resetMock(request);
      restartClock();
      await followClock(context);
      await use(undefined);
      const calls = new Set((await recordedCalls(request)).map(({ method, path }) => `${method} ${path}`));
      testInfo.annotations.push({ type: 'calls', description: [...calls].join('\n') });
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the library reads from the pattern what a fixture needs
  heard: async ({}, use) => use([]),
  allowConsole: [
    async ({ context, heard }, use) => {
      const allowed: RegExp[] = [];
      listenTo(context, heard);
      await use((pattern) => allowed.push(pattern));
      const loud = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(loud, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, baseURL, heard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      opened.push(context);
      listenTo(context, heard);
      await followClock(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** Notes errors, warnings and uncaught exceptions. */
function listenTo(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (event) => heard.push(`exception: ${event.error().message}`));
}

/**
 * Extends `toBeVisible`: the menu, popover, dialog or drawer around an element must be in the viewport as well.
 * Playwright counts an element outside of it as visible.
 */
export const expect = plainExpect.extend({
  async toBeVisible(target: Locator, options: { readonly timeout?: number } = {}) {
    const seen = this.isNot
      ? plainExpect(target).not.toBeVisible(options)
      : plainExpect(target)
          .toBeVisible(options)
          .then(() => expectInViewport(target, options));
    const error = await seen.then(
      () => undefined,
      (problem: unknown) => problem,
    );
    const message = () => (error instanceof Error ? error.message : String(error));
    return { pass: (error === undefined) !== this.isNot, name: 'toBeVisible', message };
  },
});

/** Checks the matches present at one moment: earlier ones may be gone by now. */
async function expectInViewport(target: Locator, options: { readonly timeout?: number }): Promise<void> {
  const lost = async () =>
    (await target.evaluateAll(sharesInViewport, overlays)).filter((share) => share < leastShare);
  await plainExpect
    .poll(lost, { message: 'what is laid over the page is in the viewport', ...options })
    .toEqual([]);
}

/** Signs in through the form and waits for the application's frame, which hears keys once it is there. */
export async function signIn(page: Page, account: string, address = '/login'): Promise<void> {
  await signInThroughForm(page, account, { address });
  await expect(page.getByRole('banner')).toBeVisible();
}

/**
 * Opens an address as a signed-in account, with token and data where the application stores them. The sign-in itself
 * has journeys of its own.
 */
export async function openAs(page: Page, account: string, address = '/index'): Promise<void> {
  const session = await page.request.post('/__mock__/session', { data: JSON.stringify(account) });
  await expect(session).toBeOK();
  const { token, user } = await session.json();
  await page
    .context()
    .addCookies([{ name: 'Admin-Token', value: token, url: new URL(session.url()).origin, sameSite: 'Lax' }]);
  const storing = await page.addInitScript((user) => {
    if (window === top) localStorage.setItem('userDateInfo', JSON.stringify(user));
  }, user);
  await page.goto(address);
  await storing.dispose(); // else later loads would bring the person back
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Rows, sessions and faults of the mock server as at its start. */
async function resetMock(request: APIRequestContext): Promise<void> {
  await expect(await request.post('/__mock__/reset')).toBeOK();
}

/** Makes calls go wrong from now on; until the journey ends, or as often as the fault says. */
export async function setFault(request: APIRequestContext, fault: Fault): Promise<void> {
  await expect(await request.post('/__mock__/faults', { data: fault })).toBeOK();
}

/** Lets days pass on the mock server, until the journey ends. */
export async function letDaysPass(request: APIRequestContext, days: number): Promise<void> {
  await expect(await request.post('/__mock__/days', { data: days })).toBeOK();
}

/** Lets all calls go well again. */
export async function endFaults(request: APIRequestContext): Promise<void> {
  await expect(await request.delete('/__mock__/faults')).toBeOK();
}

/** The calls that have reached the mock server, oldest first; those to one path where it is given. */
export async function recordedCalls(
  request: APIRequestContext,
  path?: string,
): Promise<readonly RecordedRequest[]> {
  const seen: readonly RecordedRequest[] = await (await request.get('/__mock__/requests')).json();
  return path === undefined ? seen : seen.filter((call) => call.path === path);
}
