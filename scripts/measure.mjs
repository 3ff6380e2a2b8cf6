/** Opens addresses of the built application in Chromium and tells when they could be used and what they had fetched. */

/**
 * @typedef {object} Visit
 * @property {number} usableAfter milliseconds from the start of the navigation until the marker stood in the page
 * @property {string[]} fetched paths of the scripts and style sheets that were asked for until then
 */

/**
 * Opens an address in a page of its own.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {{ marker: string, slowdown?: Slowdown | undefined }} about `marker` is a selector of what makes the page usable
 * @returns {Promise<Visit>}
 */
export async function visit(context, address, { marker, slowdown }) {
  const page = await context.newPage();
  if (slowdown) await slowDown(page, slowdown);
  await page.addInitScript(watchFor, marker);
  await page.goto(address, { waitUntil: 'commit' });
  const usableAfter = await page.waitForFunction(() => Reflect.get(window, 'usableAfter'), undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const after = Number(await usableAfter.jsonValue());
  const fetched = await page.evaluate(fetchedBefore, after);
  await page.close();
  return { usableAfter: after, fetched };
}

/** @typedef {{ cpu: number, megabits: number, latency: number }} Slowdown latency in milliseconds */

/**
 * The value in the middle; NaN of none.
 * @param {number[]} values
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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
 * Runs in the page, before its own scripts.
 * @param {string} marker
 */
function watchFor(marker) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(marker)) return;
    Reflect.set(window, 'usableAfter', performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page.
 * @param {number} moment
 */
function fetchedBefore(moment) {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < moment)
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && /\.(js|css)$/.test(url.pathname))
    .map((url) => url.pathname);
}
