import { type Browser, test as base, type Page } from '@playwright/test';
import { startSite } from '../scripts/site.mjs';
import { signInByCaptcha } from './captcha';
import { followClock, restartClock, testNow } from './clock';

/** The versions of RuoYi whose strict mocks the application is driven against (docs/connect.md). */
export const versions = ['3.8.7', '3.8.9', '3.9.0', '3.9.2'] as const;

type Version = (typeof versions)[number];

/** The tag of a page: full runs walk every version, others the usual pages of the newest. */
export function tagOf(version: Version, isUsual: boolean): { tag?: string } {
  return version === '3.9.2' && isUsual ? {} : { tag: '@full' };
}

/** A page signed in to a strict mock, for all tests of its version. */
export interface Visit {
  readonly page: Page;
  /** Calls that the server did not do, but for the one by which an older server is known. */
  readonly refused: string[];
  /** Messages on the console. */
  readonly heard: string[];
}

interface Worker {
  /** The built application on the strict mock of a version, signed in; opened when it is first asked for. */
  readonly visitOf: (version: Version) => Promise<Visit>;
}

export const test = base.extend<object, Worker>({
  visitOf: [
    async ({ browser }, use) => {
      const open = new Map<Version, ReturnType<typeof start>>();
      await use(async (version) => {
        const started = open.get(version) ?? start(browser, version);
        open.set(version, started);
        return (await started).visit;
      });
      for (const started of open.values()) (await started).stop();
    },
    { scope: 'worker' },
  ],
});

async function start(browser: Browser, version: Version) {
  const { address, stop } = await startSite({ mockServer: `ruoyi-${version}`, now: testNow });
  restartClock();
  const page = await browser.newPage({
    ...{ baseURL: address, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
  });
  await followClock(page.context());
  page.setDefaultTimeout(20_000);
  const visit: Visit = { page, refused: [], heard: [] };
  page.on('response', (response) => void noteRefusal(response, visit.refused));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visit.heard.push(message.text());
  });
  page.on('pageerror', (error) => visit.heard.push(error.message));
  await signInByCaptcha(page);
  return { visit, stop };
}

type Response = Awaited<ReturnType<Page['waitForResponse']>>;

async function noteRefusal(response: Response, refused: string[]): Promise<void> {
  const url = new URL(response.url());
  if (!url.pathname.startsWith('/prod-api/') || url.pathname.endsWith('/listTop')) return;
  const call = `${response.request().method()} ${url.pathname}`;
  if (!response.ok()) return void refused.push(`${call}: ${response.status()}`);
  if (!response.headers()['content-type']?.includes('json')) return;
  const { code, msg } = await response.json().catch(() => ({ code: 200 }));
  if (code !== 200) refused.push(`${call}: ${code} ${msg}`);
}
