/**
 * `npm run screenshots`: photographs the built application into docs/screenshots. `npm run screenshots daily FOLDER`:
 * the daily pages, light and dark, into a folder outside; `npm run screenshots:compare` puts two such beside each other.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { signIn } from './signIn.mjs';
import { startSite } from './site.mjs';

const root = join(import.meta.dirname, '..');
const isDaily = process.argv.includes('daily');
const folder = isDaily
  ? (process.argv[3] ?? join(root, 'test-results/daily'))
  : join(root, 'docs/screenshots');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} address
 * @property {{ width: number, height: number }} [size] a desktop where absent
 * @property {'light' | 'dark'} [scheme] light where absent
 * @property {boolean} [signedOut]
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare] done before the picture is taken
 */

/** @type {Shot[]} */
const shots = [
  { name: 'login', address: '/login', signedOut: true },
  { name: 'home', address: '/index' },
  { name: 'list', address: '/customer/list' },
  { name: 'form', address: '/customer/list/create' },
  {
    name: 'theme',
    address: '/customer/list',
    prepare: (page) => page.getByRole('button', { name: '主题设置' }).click(),
  },
  {
    name: 'palette',
    address: '/customer/list',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('jg');
    },
  },
  { name: 'home-dark', address: '/index', scheme: 'dark' },
  { name: 'list-dark', address: '/customer/list', scheme: 'dark' },
  { name: 'workbench', address: '/expert/filling/workbench?userId=101' },
  { name: 'permissions', address: '/system/authority?roleId=3' },
  { name: 'ledger', address: '/finance/institution-details' },
  { name: 'phone', address: '/customer/list', size: phone },
  { name: 'phone-workbench', address: '/expert/filling/workbench?userId=101', size: phone },
];

const narrow = { width: 1366, height: 768 };
const workbench = '/expert/filling/workbench?userId=101';
/** @type {readonly (readonly [name: string, address: string, size: { width: number, height: number }, prepare?: Shot['prepare']])[]} */
const everyDay = [
  ['home', '/index', desktop],
  ['users', '/system/user', desktop],
  ['config', '/system/config', desktop],
  ['volunteers', '/expert/volunteer', desktop],
  ['workbench-1366', workbench, narrow],
  ['workbench-1440', workbench, desktop],
  ['workbench-390', workbench, phone],
  ['calendar', '/expert/appointment?as=week', desktop],
  ['countdown', '/score/countdown', desktop],
  ['orders', '/expert/order', desktop],
  ['memo', '/management/memo', desktop],
  ['volunteer-detail', '/expert/volunteer/detail?id=501', desktop],
  ['share', '/expert/volunteer/detail?id=501', desktop, openShare],
  ['form-institution', '/customer/list/create', desktop],
  ['form-user', '/system/user/create', desktop],
  ['form-countdown', '/score/countdown/create', desktop],
  ['phone-institutions', '/customer/list', phone],
  ['phone-orders', '/expert/order', phone],
];
/** @type {Shot[]} */
const daily = everyDay.flatMap(([name, address, size, prepare]) =>
  /** @type {const} */ (['light', 'dark']).map((scheme) => ({
    name: `${name}-${scheme}`,
    address,
    size,
    scheme,
    ...(prepare && { prepare }),
  })),
);

process.env.CHROMIUM = await ensureChromium(console.log);
await build({ root, mode: 'demo', logLevel: 'warn' });
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
try {
  for (const shot of isDaily ? daily : shots) await take(shot);
} finally {
  await browser.close();
  site.stop();
}

/** @param {Shot} shot */
async function take({ name, address, size = desktop, scheme = 'light', signedOut = false, prepare }) {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!signedOut) await signIn(page, 'admin');
  await page.goto(address);
  await page.evaluate(untilCalm);
  await prepare?.(page);
  await page.evaluate(untilCalm);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await context.close();
  console.log(path);
}

/**
 * Shares the table of the page, and opens the link as a family does.
 * @param {import('@playwright/test').Page} page
 */
async function openShare(page) {
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '生成链接' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  const link = await page
    .getByRole('dialog')
    .getByText(/\/share\/zy\//)
    .textContent();
  await page.goto(new URL(link ?? '').pathname);
}

/** Runs in the page: resolves when nothing has changed for a second. */
function untilCalm() {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 1000);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1000);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}
