/**
 * `npm run size`: the weight of the first load of four addresses: gzipped scripts and style sheets, and how many
 * files. Budgets are in package.json ("size": kilobytes in `budget`, their number in `files`). It weighs what ships.
 *
 * Chromium opens each address as a new browser. Everything counts that it requested before the page was usable, the
 * configuration and boot script included. What waits for an idle browser is never run: it may come before the page is
 * usable or after. A page that needs such work is never usable here. Workers do not hold up the page and are named
 * apart. Last comes what the whole build weighs; it may have `sizeFiles` files. First loads hold no editors, charts
 * and the like ("sizeHeavy", `*` for a family) but what an address needs (`needs`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { neverIdle } from './measure/inPage.mjs';
import { visit } from './measure.mjs';
import { storageOf } from './signIn.mjs';
import { startSite } from './site.mjs';
import { kilobytes, nameOf, workersOf } from './size/chunks.mjs';
import { aboutBuild } from './vite/packageMap.mjs';

/** @typedef {{ address: string, account?: string, marker: string, budget: number, files: number, needs?: string[] }} Load */

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const about = aboutBuild(root, 'dist');
/** @type {{ size: Record<string, Load>, sizeHeavy: string[], sizeFiles: number }} */
const {
  size: loads,
  sizeHeavy: heavyPackages,
  sizeFiles: most,
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** @type {import('./size/chunks.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(join(about, 'manifest.json'), 'utf8'));
/** @type {Record<string, string[]>} */
const packages = JSON.parse(readFileSync(join(about, 'packages.json'), 'utf8'));
const workers = workersOf(manifest, readdirSync(join(dist, 'assets')));

process.env.CHROMIUM = await ensureChromium(console.log);
const site = await startSite({ folder: 'dist' });
const browser = await chromium.launch(launchOptions());
/** @type {Map<string | undefined, ReturnType<typeof storageOf>>} */
const signedIn = new Map();
try {
  for (const [name, load] of Object.entries(loads)) report(name, load, await fetchedBy(load));
  const code = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const all = code.reduce((sum, name) => sum + gzipped(`assets/${name}`), 0);
  console.log(`all       ${kilobytes(all).padStart(9)} in ${code.length} of ${most} files`);
  if (code.length > most) complain(`more than ${most} files`);
  for (const file of workers) console.log(`not counted: worker ${file}, ${kilobytes(gzipped(file))}`);
} finally {
  await browser.close();
  site.stop();
}

/**
 * The bytes that a new browser fetches until the page can be used.
 * @param {Load} load
 */
async function fetchedBy({ address, account, marker }) {
  const storage = signedIn.get(account) ?? storageOf(browser, site.address, account);
  signedIn.set(account, storage);
  const storageState = await storage;
  const context = await browser.newContext({ baseURL: site.address, storageState });
  await context.addInitScript(neverIdle);
  const { fetched } = await visit(context, address, { sight: { selector: marker } });
  await context.close();
  return fetched.map((path) => path.slice(1));
}

/**
 * @param {string} name
 * @param {Load} load
 * @param {string[]} fetched
 */
function report(name, { budget, files: most, needs = [] }, fetched) {
  const files = [...new Set(fetched)].filter((file) => !workers.includes(file));
  const size = files.reduce((sum, file) => sum + gzipped(file), 0);
  const weight = `${kilobytes(size).padStart(9)} of ${budget} kB`;
  console.log(`${name.padEnd(9)} ${weight} in ${files.length} of ${most} files`);
  for (const file of largest(files)) {
    console.log(`         ${kilobytes(gzipped(file)).padStart(9)}  ${nameOf(manifest, file)}`);
  }
  const heavy = new Set(
    files.flatMap((file) =>
      (packages[file] ?? []).filter((one) => isAmong(heavyPackages, one) && !isAmong(needs, one)),
    ),
  );
  const problems = [
    ...(size > budget * 1000 ? [`over the budget of ${budget} kB`] : []),
    ...(files.length > most ? [`more than ${most} files`] : []),
    ...[...heavy].map((library) => `holds ${library}, which only the widget that needs it may fetch`),
  ];
  problems.forEach(complain);
}

/** @param {string} problem */
function complain(problem) {
  console.log(`  ✗ ${problem}`);
  process.exitCode = 1;
}

/**
 * Whether a package is one of a list that names families as well.
 * @param {string[]} list
 * @param {string} name
 */
function isAmong(list, name) {
  return list.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));
}

/** @param {string[]} files */
function largest(files) {
  return files.toSorted((a, b) => gzipped(b) - gzipped(a)).slice(0, Number(process.env.TOPN ?? 6));
}

/** @param {string} file */
function gzipped(file) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
}
