/** The time of the HTML editor from the opening click until it accepts typing, on the demonstration build. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median, slowDown, slowMachine } from '../../scripts/measure.mjs';
import { storageOf } from '../../scripts/signIn.mjs';
import { startSite } from '../../scripts/site.mjs';

/** Runs of each kind; the median counts. */
const runs = Number(process.env.RUNS ?? 5);

/** The places of the editor: in a form as staff open it, and in the gallery beside the Markdown editor. */
const places = [
  { name: 'form', address: '/system/notice', role: /** @type {const} */ ('button'), label: '新增' },
  {
    name: 'gallery',
    address: '/dev/gallery',
    role: /** @type {const} */ ('link'),
    label: '富文本与 Markdown',
  },
];

const machines = [
  { name: 'this machine', slowdown: undefined },
  { name: 'processor 4 times slower, 10 Mbit/s', slowdown: slowMachine },
];

/** @returns {Promise<string[]>} */
export async function benchEditor() {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const lines = [];
  try {
    const state = await storageOf(browser, site.address, 'admin');
    for (const place of places) {
      for (const { name, slowdown } of machines) {
        const times = [];
        for (let run = 0; run < runs; run += 1) {
          const context = await browser.newContext({ baseURL: site.address, storageState: state });
          const cold = await openEditor(context, place, slowdown);
          const warm = await openEditor(context, place, slowdown);
          times.push({ cold, warm });
          await context.close();
        }
        lines.push(lineOf(`${place.name}, ${name}`, times));
      }
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return lines;
}

/** @typedef {{ usable: number, longest: number, bytes: number }} Opening milliseconds; what was fetched for it, gzipped */

/**
 * Clicks on what opens the editor.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {(typeof places)[number]} place
 * @param {{ cpu: number, megabits: number, latency: number } | undefined} slowdown
 * @returns {Promise<Opening>}
 */
async function openEditor(context, { address, role, label }, slowdown) {
  const page = await context.newPage();
  await page.goto(address);
  const opener = page.getByRole(role, { name: label }).first();
  await opener.waitFor();
  await page.waitForLoadState('networkidle');
  if (slowdown) await slowDown(page, slowdown);
  await page.evaluate(watch);
  await opener.click();
  const opening = await page.waitForFunction(() => Reflect.get(window, 'editorOpening'), undefined, {
    timeout: 60_000,
  });
  const found = /** @type {Opening} */ (await opening.jsonValue());
  await page.close();
  return found;
}

/** Runs in the page: measures from the click until the text can be typed into and has been painted. */
function watch() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ entryTypes: ['longtask'] });
  performance.clearResourceTimings();
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const done = () => {
        const usable = performance.now() - start;
        const fetched = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.(js|css)$/.test(name));
        const bytes = fetched.reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0);
        setTimeout(() => Reflect.set(window, 'editorOpening', { usable, longest, bytes }), 300);
      };
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.editor-text[contenteditable="true"]')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(done));
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { capture: true, once: true },
  );
}

/**
 * @param {string} name
 * @param {{ cold: Opening, warm: Opening }[]} times
 */
function lineOf(name, times) {
  const cold = times.map((time) => time.cold);
  const of = (/** @type {Opening[]} */ list, /** @type {keyof Opening} */ key) =>
    Math.round(median(list.map((opening) => opening[key])));
  const warm = of(
    times.map((time) => time.warm),
    'usable',
  );
  return `HTML editor, from click to usable; ${name}: ${of(cold, 'usable')} ms cold, ${warm} ms warm; longest task ${of(cold, 'longest')} ms; ${Math.round(of(cold, 'bytes') / 1024)} kB fetched`;
}
