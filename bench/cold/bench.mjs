/**
 * Cold loads, changes of page, long lists and memory, compared with a minimal application on the same packages. The
 * machine's state affects both alike, so the ratios can be compared between machines and days. Processor 4 times
 * slower, 10 Mbit/s, 40 ms, unless the line says otherwise; responses travel over that line too. Measures; asserts
 * nothing.
 */
import { median } from '../../scripts/measure.mjs';
import { startSite } from '../../scripts/site.mjs';
import { minimalAt, productAt } from './apps.mjs';
import { startMinimalSite } from './minimalSite.mjs';
import { scenarios, warmUp } from './scenarios.mjs';

/** Rounds; the medians count. */
const runs = Number(process.env.RUNS ?? 3);

/** @typedef {Record<'ours' | 'minimal', import('./scenarios.mjs').Figures>} Pair what one scenario measured, one after the other */

/** @returns {Promise<string[]>} */
export async function benchCold() {
  const other = await startMinimalSite();
  const site = await startSite();
  try {
    return linesOf(await measurePairs(await productAt(site.address), minimalAt(other.address)));
  } finally {
    site.stop();
    other.stop();
  }
}

/**
 * Measures every scenario of both, one after the other, in rounds.
 * @param {import('./apps.mjs').App} product
 * @param {import('./apps.mjs').App} minimal
 */
async function measurePairs(product, minimal) {
  await warmUp(product);
  await warmUp(minimal);
  /** @type {Pair[]} */
  const pairs = [];
  for (let run = 0; run < runs; run += 1) {
    for (const measure of scenarios) {
      pairs.push({ ours: await measure(product), minimal: await measure(minimal) });
    }
  }
  return pairs;
}

/** @param {Pair[]} pairs */
function linesOf(pairs) {
  const names = new Set(pairs.flatMap(({ ours }) => Object.keys(ours)));
  return [
    columns(`medians of ${runs}`, 'ours', 'minimal', 'ratio', 'spread of each'),
    ...[...names].map((name) => lineOf(name, pairs)),
  ];
}

/**
 * @param {string} name
 * @param {Pair[]} pairs
 */
function lineOf(name, pairs) {
  const ours = pairs.flatMap((pair) => pair.ours[name] ?? []);
  const minimal = pairs.flatMap((pair) => pair.minimal[name] ?? []);
  const digits = digitsOf(name);
  const [one, other] = [median(ours), median(minimal)];
  if (minimal.length === 0) return columns(name, one.toFixed(digits), '', '', spreadOf(ours));
  const ratio = other > 0 ? (one / other).toFixed(2) : '';
  return columns(name, one.toFixed(digits), other.toFixed(digits), ratio, spreadOf(ours, minimal));
}

/** @param {string} name */
function digitsOf(name) {
  if (name.endsWith('shift')) return 3;
  return name.endsWith('MB') ? 1 : 0;
}

/**
 * How far the runs of each are apart, in per cent of their median.
 * @param {number[][]} both
 */
function spreadOf(...both) {
  const shares = both.map(
    (values) =>
      (Math.max(...values) - Math.min(...values)) / 2 / (median(values) || Number.POSITIVE_INFINITY),
  );
  if (shares.every((share) => share === 0)) return '';
  return shares.map((share) => `±${Math.round(share * 100)} %`).join(', ');
}

/** @param {[string, string, string, string, string]} texts */
function columns(...[name, ours, minimal, ratio, spread]) {
  return `${name.padEnd(48)} ${ours.padStart(8)} ${minimal.padStart(8)} ${ratio.padStart(6)}  ${spread}`.trimEnd();
}
