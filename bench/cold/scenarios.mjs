/** Scenarios measured in each application. Each begins in a browser that has never visited any page. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { goTo, rest } from '../../scripts/measure/inPage.mjs';
import { open, slowMachine, visit } from '../../scripts/measure.mjs';

/**
 * @typedef {import('./apps.mjs').App} App
 * @typedef {import('./apps.mjs').Place} Place
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {Record<string, number>} Figures by what they say, unit at the end
 * @typedef {(app: App) => Promise<Figures>} Scenario
 */

const rowCounts = [1000, 10_000];

/** How many pages are visited before the heap is measured. */
const visits = 20;

/** @type {readonly Scenario[]} */
export const scenarios = [
  (app) => firstLoad('sign-in', app, app.signIn, undefined),
  (app) => firstLoad('home', app, app.home, app.state),
  (app) => firstLoad('list by its address', app, at(app.lists, 0), app.state),
  (app) => coldWorkbench('workbench by its address', app, app.state),
  (app) => coldWorkbench('workbench again', app, app.workbench?.seen),
  wander,
  ...rowCounts.map((count) => (/** @type {App} */ app) => longList(app, count)),
];

/**
 * Opens every page once: a server compresses its files and makes its rows when they are first asked for.
 * @param {App} app
 */
export function warmUp(app) {
  return inNewBrowser(app, app.state, async (context) => {
    const { page } = await open(context, app.home.path, { sight: app.home.sight });
    for (const list of app.lists) await page.evaluate(goTo, list);
    await visit(context, app.rows.path(at(rowCounts, -1)), { sight: app.rows.sight });
    return {};
  });
}

/**
 * @param {string} name
 * @param {App} app
 * @param {Place} place
 * @param {App['state'] | undefined} state
 */
function firstLoad(name, app, { path, sight }, state) {
  return inNewBrowser(app, state, async (context) => {
    const seen = await visit(context, path, { sight, slowdown: slowMachine });
    return {
      [`${name}: ready, ms`]: seen.usableAfter,
      [`${name}: blocked, ms`]: seen.blocked,
      [`${name}: JS and CSS files`]: seen.fetched.length,
      [`${name}: JS and CSS, kB`]: seen.bytes / 1000,
      [`${name}: layout shift`]: seen.layoutShift,
    };
  });
}

/**
 * Opens the workbench of the application that has one; measures nothing of the other.
 * @param {string} name
 * @param {App} app
 * @param {App['state'] | undefined} state
 */
async function coldWorkbench(name, app, state) {
  const { workbench } = app;
  if (!workbench) return {};
  return inNewBrowser(app, state, async (context) => {
    const seen = await visit(context, workbench.path, { ...workbench, slowdown: slowMachine });
    return {
      [`${name}: table, ms`]: seen.usableAfter,
      [`${name}: candidates, ms`]: seen.laterAfter,
      [`${name}: blocked, ms`]: seen.blocked,
      [`${name}: JS and CSS files`]: seen.fetched.length,
      [`${name}: JS and CSS, kB`]: seen.bytes / 1000,
      [`${name}: layout shift`]: seen.layoutShift,
    };
  });
}

/**
 * Walks from the home page to lists and back.
 * @param {App} app
 */
function wander(app) {
  return inNewBrowser(app, app.state, async (context) => {
    const { page } = await open(context, app.home.path, { sight: app.home.sight, slowdown: slowMachine });
    const timed = async (/** @type {number} */ index) => {
      const took = await page.evaluate(goTo, at(app.lists, index));
      await page.evaluate(rest, { quiet: 600, longest: 5000 });
      return took;
    };
    const figures = {
      'first new list, ms': await timed(0),
      'second new list, ms': await timed(1),
      'visited list, ms': await timed(0),
      'second visited list, ms': await timed(1),
    };
    for (let index = 0; index < visits; index += 1) {
      await page.evaluate(goTo, at(app.lists, index % app.lists.length));
      await page.waitForTimeout(200);
    }
    await page.evaluate(rest, { quiet: 600, longest: 5000 });
    return {
      ...figures,
      [`heap after ${visits} pages, MB`]: (await heapOf(page)) / 1_000_000,
      [`DOM nodes after ${visits} pages`]: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  });
}

/**
 * Measures from the arrival of the rows to the painted table, on this machine without slowdown.
 * @param {App} app
 * @param {number} count
 */
function longList(app, count) {
  const { path, call, sight, hold } = app.rows;
  return inNewBrowser(app, app.state, async (context) => {
    await hold();
    const { usableAfter, resources } = await visit(context, path(count), { sight });
    const arrived = resources.filter(({ url, end }) => url.includes(call) && end <= usableAfter).at(-1);
    if (!arrived) throw new Error(`${app.address}${path(count)} showed rows without a call of ${call}`);
    return {
      [`${count.toLocaleString('en')} rows, from data to paint, not slowed, ms`]: usableAfter - arrived.end,
    };
  });
}

/**
 * @param {App} app
 * @param {App['state'] | undefined} state
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<Figures>} measure
 */
async function inNewBrowser({ address }, state, measure) {
  const browser = await chromium.launch(launchOptions());
  try {
    const about = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', baseURL: address };
    return await measure(await browser.newContext(state ? { ...about, storageState: state } : about));
  } finally {
    await browser.close();
  }
}

/**
 * Bytes of JavaScript that are in use.
 * @param {Page} page
 */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * @template T
 * @param {readonly T[]} values
 * @param {number} index
 */
function at(values, index) {
  const value = values.at(index);
  if (value === undefined) throw new Error(`There is no value ${index}.`);
  return value;
}
