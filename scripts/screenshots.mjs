/** `npm run screenshots`: photographs the built application into docs/screenshots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { signIn } from './signIn.mjs';
import { startSite } from './site.mjs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screenshots');
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

process.env.CHROMIUM = await ensureChromium(console.log);
await build({ root, mode: 'demo', logLevel: 'warn' });
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
try {
  for (const shot of shots) await take(shot);
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
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await context.close();
  console.log(`docs/screenshots/${name}.png`);
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
