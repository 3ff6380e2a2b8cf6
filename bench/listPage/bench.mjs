/** How long an address takes until it can be used, on the production build with the mock server. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median, visit } from '../../scripts/measure.mjs';
import { signIn } from '../../scripts/signIn.mjs';
import { startSite } from '../../scripts/site.mjs';

/** Runs of each kind; the median counts. */
const runs = Number(process.env.RUNS ?? 5);

const pages = [
  { name: 'sign-in page, usable', address: '/login', marker: 'form input', account: undefined },
  { name: 'list page, rows', address: '/customer/list', marker: 'tbody tr[data-row-key]', account: 'admin' },
];

const machines = [
  { name: 'this machine', slowdown: undefined },
  { name: 'processor 4 times slower, 10 Mbit/s', slowdown: { cpu: 4, megabits: 10, latency: 40 } },
];

/** @returns {Promise<string[]>} */
export async function benchListPage() {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const lines = [];
  try {
    for (const { name, address, marker, account } of pages) {
      const state = await stateOf(browser, site.address, account);
      for (const machine of machines) {
        const open = () => browser.newContext({ baseURL: site.address, storageState: state });
        const times = await timesOf(open, address, { marker, slowdown: machine.slowdown });
        lines.push(lineOf(`${name}; ${machine.name}`, times));
      }
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return lines;
}

/**
 * Each run opens the address twice: in a browser that has never been here, and again with what it then kept.
 * @param {() => Promise<import('@playwright/test').BrowserContext>} open
 * @param {string} address
 * @param {Parameters<typeof visit>[2]} about
 */
async function timesOf(open, address, about) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await open();
    const cold = await visit(context, address, about);
    const warm = await visit(context, address, about);
    times.push({ cold: cold.usableAfter, warm: warm.usableAfter });
    await context.close();
  }
  return times;
}

/**
 * Cookies and storage of a signed-in browser.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {string | undefined} account
 */
async function stateOf(browser, baseURL, account) {
  const context = await browser.newContext({ baseURL });
  if (account) await signIn(await context.newPage(), account);
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * @param {string} name
 * @param {{ cold: number, warm: number }[]} times
 */
function lineOf(name, times) {
  const cold = times.map((time) => time.cold);
  const warm = times.map((time) => time.warm);
  const spread = Math.max(...cold) / Math.min(...cold);
  const ratio = median(warm) / median(cold);
  return `${name}: ${milliseconds(median(cold))} cold, ${milliseconds(median(warm))} warm (${ratio.toFixed(2)} of cold; slowest cold run ${spread.toFixed(2)} of the fastest)`;
}

/** @param {number} value */
function milliseconds(value) {
  return `${Math.round(value)} ms`;
}
