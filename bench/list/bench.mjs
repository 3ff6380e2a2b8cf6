/** A list on one page, of 20, 1,000 and 10,000 rows: how it scrolls, how quickly a row is ticked. How soon it is there: bench/cold. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median } from '../../scripts/measure.mjs';
import { signIn } from '../../scripts/signIn.mjs';
import { startSite } from '../../scripts/site.mjs';

/** Runs of each kind; the median counts. */
const runs = Number(process.env.RUNS ?? 5);
const counts = [20, 1000, 10_000];
const marker = 'tbody tr[data-row-key]';
/** Milliseconds after which a frame is noticed, and in which a row must be ticked. */
const limit = 50;

/** @returns {Promise<string[]>} */
export async function benchList() {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({
      baseURL: site.address,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(await context.newPage(), 'admin');
    const lines = [];
    for (const count of counts) {
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(await measureList(context, count));
      lines.push(lineOf(count, times));
    }
    return lines;
  } finally {
    await browser.close();
    site.stop();
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {number} count
 */
async function measureList(context, count) {
  const page = await context.newPage();
  await page.goto(`/dev/samples-long?rows=${count}`);
  await page.waitForSelector(marker);
  await page.waitForLoadState('networkidle');
  const ticks = await page.evaluate(tickRows);
  const frames = await scrollFrames(page);
  await page.close();
  return { ticks, frames };
}

/**
 * Scrolls as a hand does, five windows down, then to the middle of the list and five windows on.
 * @param {import('@playwright/test').Page} page
 */
async function scrollFrames(page) {
  await page.mouse.move(700, 600);
  await page.evaluate(watchFrames);
  for (let step = 0; step < 120; step += 1) {
    if (step === 60) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await page.mouse.wheel(0, 75);
  }
  return page.evaluate(framesSeen);
}

/** Runs in the page: notes how long each frame takes from now on. */
function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  Reflect.set(window, 'seenFrames', frames);
  let before = performance.now();
  const note = () => {
    const now = performance.now();
    frames.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Runs in the page. */
function framesSeen() {
  /** @type {number[]} */
  const frames = Reflect.get(window, 'seenFrames');
  return [...frames];
}

/** Runs in the page: ticks ten rows; milliseconds from each click until the frame with it is painted. */
async function tickRows() {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const boxes = [...document.querySelectorAll('tbody tr[data-row-key] input[type="checkbox"]')];
  /** @type {number[]} */
  const times = [];
  for (const box of boxes.slice(0, 11)) {
    const start = performance.now();
    if (box instanceof HTMLElement) box.click();
    await painted();
    times.push(performance.now() - start);
  }
  // The first one fetches the bar of the ticked rows.
  return times.slice(1);
}

/**
 * @param {number} count
 * @param {Awaited<ReturnType<typeof measureList>>[]} times
 */
function lineOf(count, times) {
  const frames = times.flatMap((time) => time.frames);
  const ticks = times.flatMap((time) => time.ticks);
  const slow = times.map((time) => time.frames.filter((frame) => frame > limit).length);
  return [
    `${count.toLocaleString('en')} rows: scrolling ${median(slow)} of ${Math.round(frames.length / times.length)} frames over ${limit} ms (longest ${ms(Math.max(...frames))})`,
    `ticking a row ${ms(median(ticks))}, at worst ${ms(Math.max(...ticks))}`,
  ].join('; ');
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}
