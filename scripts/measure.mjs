/** Opens addresses of built applications in Chromium and measures the time and bytes until they can be used. */
import { collect, record, rest, watchFor } from './measure/inPage.mjs';

/**
 * @typedef {import('./measure/inPage.mjs').Sight} Sight
 * @typedef {import('./measure/inPage.mjs').Seen} Seen
 * @typedef {import('./measure/inPage.mjs').Resource} Resource
 * @typedef {{ cpu: number, megabits: number, latency: number }} Slowdown latency in milliseconds
 *
 * @typedef {object} Visit
 * @property {number} usableAfter milliseconds from the start of the navigation until the sight was painted
 * @property {number} laterAfter the same for what comes later; where nothing does, the same number
 * @property {string[]} fetched paths of the scripts and style sheets that were asked for until then
 * @property {number} bytes what these weighed on the line
 * @property {number} blocked milliseconds over 50 of every task until the page came to rest, summed
 * @property {number} layoutShift the worst second of shifts, as web-vitals defines it
 * @property {readonly Resource[]} resources everything that was fetched
 */

/** The machine and the line that the first loads are measured with. */
export const slowMachine = { cpu: 4, megabits: 10, latency: 40 };

/**
 * Opens an address in a page of its own, and closes it.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {{ sight: Sight, later?: Sight | undefined, slowdown?: Slowdown | undefined }} about
 */
export async function visit(context, address, about) {
  const { page, ...seen } = await open(context, address, about);
  await page.close();
  return seen;
}

/**
 * Opens an address in a page of its own, and waits until the page has come to rest.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {{ sight: Sight, later?: Sight | undefined, slowdown?: Slowdown | undefined }} about
 * @returns {Promise<Visit & { page: import('@playwright/test').Page }>}
 */
export async function open(context, address, { sight, later = sight, slowdown }) {
  const page = await context.newPage();
  if (slowdown) await slowDown(page, slowdown);
  await page.addInitScript(record);
  await page.addInitScript(watchFor, { sight, later });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => Math.min(Reflect.get(window, 'seen').usableAfter, Reflect.get(window, 'seen').laterAfter) > 0,
    undefined,
    {
      timeout: 60_000,
      polling: 100,
    },
  );
  await page.evaluate(rest, { quiet: 1000, longest: 8000 });
  const { seen, resources } = await page.evaluate(collect);
  return { page, ...describe(seen, resources, page.url()) };
}

/**
 * Gives a page a slower processor (`cpu` times) and a slower line.
 * @param {import('@playwright/test').Page} page
 * @param {Slowdown} slowdown
 */
export async function slowDown(page, { cpu, megabits, latency }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const bytes = (megabits * 1_000_000) / 8;
  const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', line);
}

/**
 * The value in the middle; NaN of none.
 * @param {number[]} values
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * @param {Seen} seen
 * @param {Resource[]} resources
 * @param {string} address
 * @returns {Visit}
 */
function describe({ usableAfter, laterAfter, tasks, shifts }, resources, address) {
  const { origin } = new URL(address);
  const code = resources
    .map(({ url, ...about }) => ({ url: new URL(url), ...about }))
    .filter(
      ({ url, start }) => start < usableAfter && url.origin === origin && /\.(js|css)$/.test(url.pathname),
    );
  return {
    usableAfter,
    laterAfter,
    fetched: code.map(({ url }) => url.pathname),
    bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    layoutShift: worstShift(shifts),
    resources,
  };
}

/**
 * The largest sum of shifts that follow each other within a second, in at most five seconds.
 * @param {Seen['shifts']} shifts
 */
function worstShift(shifts) {
  let worst = 0;
  let span = { start: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const continues = at - span.last < 1000 && at - span.start < 5000;
    span = continues ? { ...span, last: at, sum: span.sum + value } : { start: at, last: at, sum: value };
    worst = Math.max(worst, span.sum);
  }
  return worst;
}
