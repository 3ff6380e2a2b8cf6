/** How quickly envelopes open in Chromium, and for how long that blocks the page (ENC-3). Measures; asserts nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { launchOptions } from '../../scripts/chromium.mjs';

/** Runs of each kind. */
const runs = Number(process.env.RUNS ?? 7);

/** @typedef {import('./page.ts').Measure} Measure */

/** @returns {Promise<string[]>} */
export async function benchEnvelope() {
  const site = await startPage();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(site.address);
    const measures = await page.evaluate((times) => window.measureEnvelopes(times), runs);
    return measures.map(lineOf);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Builds the page as the application is built, and serves it on a free port. */
async function startPage() {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-envelope-'));
  const root = import.meta.dirname;
  const config = {
    root,
    configFile: /** @type {const} */ (false),
    logLevel: /** @type {const} */ ('warn'),
    resolve: { alias: { '@': join(root, '../..') } },
    worker: { format: /** @type {const} */ ('es') },
    build: { outDir, emptyOutDir: true },
    preview: { port: 0 },
  };
  await build(config);
  const server = await preview(config);
  const stop = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { address: server.resolvedUrls?.local[0] ?? '', stop };
}

/** @param {Measure} measure */
function lineOf({ name, bytes, took, longestTask, worstTask }) {
  const size = bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const rate = (bytes / 1000 / took).toFixed(0);
  const blocked = `longest task ${longestTask.toFixed(0)} ms, at worst ${worstTask.toFixed(0)} ms`;
  return `${size} of JSON, ${name}: ${took.toFixed(1)} ms (${rate} MB/s); ${blocked}`;
}
