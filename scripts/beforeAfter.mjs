/**
 * `npm run screenshots:compare BEFORE AFTER`: makes one picture of two photographs of each daily page, into
 * docs/screenshots/daily. Both folders come from `npm run screenshots daily FOLDER`, in two checkouts. What a phone
 * shows has both schemes in one picture.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium, launchOptions } from './chromium.mjs';

const [before = '', after = ''] = process.argv.slice(2);
if (!before || !after) throw new Error('Two folders are needed: before and after');
const folder = join(import.meta.dirname, '..', 'docs/screenshots/daily');
const widths = { desktop: 960, phone: 390 };
const schemes = ['light', 'dark'];
/** Bytes of a picture, at most: the repository keeps them all. */
const most = 165_000;
const firstQuality = 58;
const leastQuality = 10;

process.env.CHROMIUM = await ensureChromium(console.log);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
const names = new Set(readdirSync(after).map((file) => file.replace(/-(light|dark)\.png$/, '')));
try {
  for (const name of names) {
    if (isPhone(name)) await compare(name, schemes, name);
    else for (const scheme of schemes) await compare(name, [scheme], `${name}-${scheme}`);
  }
} finally {
  await browser.close();
}

/** @param {string} name */
function isPhone(name) {
  return name.startsWith('phone-') || name.endsWith('-390');
}

/**
 * @param {string} name
 * @param {readonly string[]} shown
 * @param {string} file without its ending
 */
async function compare(name, shown, file) {
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  const width = isPhone(name) ? widths.phone : widths.desktop;
  const figures = shown.flatMap((scheme) => [
    figure(join(before, `${name}-${scheme}.png`), '改前', width),
    figure(join(after, `${name}-${scheme}.png`), '改后', width),
  ]);
  await page.setContent(
    `<body style="display:inline-flex;gap:12px;margin:0;padding:8px;background:#ccc">${figures.join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const box = await page.locator('body').boundingBox();
  if (box) await page.setViewportSize({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
  const path = join(folder, `${file}.jpg`);
  for (let quality = firstQuality; quality >= leastQuality; quality -= 6) {
    await page.screenshot({ path, type: 'jpeg', quality });
    if (statSync(path).size <= most) break;
  }
  await page.close();
  console.log(path);
}

/**
 * @param {string} path
 * @param {string} caption
 * @param {number} width
 */
function figure(path, caption, width) {
  const data = readFileSync(path).toString('base64');
  const text = `<figcaption style="padding:4px 0;font:600 14px sans-serif">${caption}</figcaption>`;
  return `<figure style="margin:0">${text}<img width="${width}" src="data:image/png;base64,${data}"></figure>`;
}
