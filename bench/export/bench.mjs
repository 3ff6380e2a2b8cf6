/** The time of an export of 50,000 rows on the demonstration build, and its longest block of the page (WID-9). */
import { stat } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median } from '../../scripts/measure.mjs';
import { signIn } from '../../scripts/signIn.mjs';
import { startSite } from '../../scripts/site.mjs';

/** Rows of the list. */
const total = Number(process.env.ROWS ?? 50_000);
/** Runs of each format; the median counts. */
const runs = Number(process.env.RUNS ?? 3);

/** @returns {Promise<string[]>} */
export async function benchExport() {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ baseURL: site.address, acceptDownloads: true });
    const page = await context.newPage();
    await signIn(page, 'admin');
    await page.route('**/dev-api/dev/sample/list', (route) =>
      route.fulfill({ json: answer(route.request()) }),
    );
    await page.addInitScript(watchTasks);
    await page.goto('/dev/samples');
    await page.locator('tbody tr[data-row-key]').first().waitFor();
    const lines = [];
    for (const format of ['xlsx', 'csv']) {
      const measures = [];
      await exportOnce(page, format); // fetches the code
      for (let run = 0; run < runs; run += 1) measures.push(await exportOnce(page, format));
      lines.push(lineOf(format, measures));
    }
    return lines;
  } finally {
    await browser.close();
    site.stop();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} format
 */
async function exportOnce(page, format) {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('radio', { name: new RegExp(format) }).check();
  await page.waitForTimeout(500); // the dialog has come to rest
  await page.evaluate('beginWatch()');
  const start = performance.now();
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: '开始导出' }).click();
  const file = await download;
  const took = performance.now() - start;
  const longestTask = Number(await page.evaluate('endWatch()'));
  const { size } = await stat(await file.path());
  return { took, longestTask, size };
}

/** Runs short tasks in the page: the longest wait between two is the longest task. */
function watchTasks() {
  const { port1, port2 } = new MessageChannel();
  let longest = 0;
  let last = 0;
  let watching = false;
  port1.onmessage = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (watching) port2.postMessage(undefined);
  };
  const beginWatch = () => {
    longest = 0;
    last = performance.now();
    watching = true;
    port2.postMessage(undefined);
  };
  const endWatch = () => {
    watching = false;
    return longest;
  };
  Object.assign(window, { beginWatch, endWatch });
}

/**
 * A page of the list, as the server answers it.
 * @param {import('@playwright/test').Request} request
 */
function answer(request) {
  const { page = 1, limit = 20 } = request.postDataJSON();
  const first = (page - 1) * limit + 1;
  const length = Math.max(0, Math.min(limit, total - first + 1));
  const list = Array.from({ length }, (_, index) => row(first + index));
  return { code: 20000, msg: 'success', data: { list, total } };
}

/** @param {number} id */
function row(id) {
  return {
    id,
    name: `签字笔, "蓝" 😀 ${id}`,
    status: id % 5 === 0 ? '1' : '0',
    amount: (id * 37) % 500,
    price: ((id % 9900) / 100).toFixed(2),
    sort: id,
    remark: id % 3 === 0 ? `第 ${id} 件，库房 B 区` : '',
    createTime: '2026-06-07 09:00:00',
  };
}

/**
 * @param {string} format
 * @param {{ took: number, longestTask: number, size: number }[]} measures
 */
function lineOf(format, measures) {
  const took = median(measures.map((measure) => measure.took)) / 1000;
  const tasks = measures.map(({ longestTask }) => longestTask);
  const megabytes = (measures[0]?.size ?? 0) / 1_000_000;
  return `${total} rows as ${format}, ${megabytes.toFixed(1)} MB: ${took.toFixed(1)} s; longest task ${median(tasks).toFixed(0)} ms, at worst ${Math.max(...tasks).toFixed(0)} ms`;
}
