/**
 * The time of an address in a browser that visited it before, on the demonstration build with its mock server.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median, slowMachine, visit } from '../../scripts/measure.mjs';
import { storageOf } from '../../scripts/signIn.mjs';
import { startSite } from '../../scripts/site.mjs';

/** Runs of each kind; the median counts. */
const runs = Number(process.env.RUNS ?? 5);

/** @typedef {{ name: string, path: string, selector: string, account?: string }} Place */

/** @type {readonly Place[]} */
const places = [
  { name: 'sign-in', path: '/login', selector: 'form input' },
  { name: 'home', path: '/index', selector: 'main h1', account: 'admin' },
  { name: 'list', path: '/customer/list', selector: 'tbody tr[data-row-key]', account: 'admin' },
];

/** @returns {Promise<string[]>} */
export async function benchWarm() {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const lines = [];
  try {
    for (const place of places) lines.push(lineOf(place, await timesOf(browser, site.address, place)));
  } finally {
    await browser.close();
    site.stop();
  }
  return lines;
}

/**
 * Opens the address unmeasured first, then again with the browser's cache, in each run.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {Place} place
 */
async function timesOf(browser, baseURL, { path, selector, account }) {
  const storageState = await storageOf(browser, baseURL, account);
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL, storageState });
    await visit(context, path, { sight: { selector } });
    const { usableAfter } = await visit(context, path, { sight: { selector }, slowdown: slowMachine });
    times.push(usableAfter);
    await context.close();
  }
  return times;
}

/**
 * @param {Place} place
 * @param {number[]} times
 */
function lineOf({ name }, times) {
  const spread = Math.max(...times) / Math.min(...times);
  return `${name}: ${Math.round(median(times))} ms (slowest run ${spread.toFixed(2)} of the fastest); processor 4 times slower, 10 Mbit/s`;
}
