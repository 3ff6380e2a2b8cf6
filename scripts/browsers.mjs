/**
 * `npm run browsers`: features of the build that the oldest supported browsers lack (`scripts/browsers/floor.mjs`).
 * The source is Mozilla's table of browser support: syntax and names in scripts, rules, values and selectors in style
 * sheets. Each feature is justified in `scripts/browsers/known.mjs`. An unknown feature fails the run, as does a
 * listed one that the build no longer uses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newInScript } from './browsers/inScripts.mjs';
import { newInStyle } from './browsers/inStyles.mjs';
import { known } from './browsers/known.mjs';

/** @typedef {import('./browsers/support.mjs').Missing} Missing */

const folder = join(import.meta.dirname, '../dist/assets');
/** @type {Map<string, { missing: Missing, files: string[] }>} */
const found = new Map();
for (const file of readdirSync(folder)) {
  const names = newNames(file);
  for (const [name, missing] of names) {
    const files = found.get(name)?.files ?? [];
    found.set(name, { missing, files: [...files, file] });
  }
}

const names = [...found.keys()].sort();
const unknown = names.filter((name) => !known.some((one) => one.names.includes(name)));
for (const { about, names: some, listed } of known) {
  if (!listed) continue;
  console.log(`${about}:`);
  for (const name of some) console.log(`  ${describe(name)}`);
}
for (const name of unknown) console.log(`not accounted for: ${describe(name)}`);
const gone = known.flatMap((one) => one.names).filter((name) => !found.has(name));
for (const name of gone) console.log(`no longer in the build: ${name}`);
process.exitCode = unknown.length + gone.length > 0 ? 1 : 0;

/** @param {string} file */
function newNames(file) {
  const read = () => readFileSync(join(folder, file), 'utf8');
  // The polyfills name the features that they bring.
  if (file.endsWith('.js') && !file.startsWith('polyfills-')) return newInScript(read());
  return file.endsWith('.css') ? newInStyle(read()) : [];
}

/** @param {string} name */
function describe(name) {
  const { missing = {}, files = [] } = found.get(name) ?? {};
  const since = Object.entries(missing).map(([browser, version]) => `${browser} ${version}`);
  const chunks = files.map((file) => file.replace(/-[\w-]{8}\.\w+$/, ''));
  const more = chunks.length > 4 ? ` and ${chunks.length - 4} more` : '';
  return `${name} (since ${since.join(', ')}) in ${chunks.slice(0, 4).join(', ')}${more}`;
}
