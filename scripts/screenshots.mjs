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

const shots = [
  { name: 'login', address: '/login', size: desktop, signedIn: false },
  { name: 'home', address: '/index', size: desktop, signedIn: true },
  { name: 'list', address: '/customer/list', size: desktop, signedIn: true },
  { name: 'form', address: '/customer/list/create', size: desktop, signedIn: true },
  { name: 'phone', address: '/customer/list', size: phone, signedIn: true },
];

process.env.CHROMIUM = await ensureChromium(console.log);
await build({ root, logLevel: 'warn' });
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
try {
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  site.stop();
}

/** @param {typeof shots[number]} shot */
async function take({ name, address, size, signedIn }) {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (signedIn) await signIn(page, 'admin');
  await page.goto(address);
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
