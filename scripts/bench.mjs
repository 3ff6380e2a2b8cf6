/**
 * `npm run bench`: builds, runs every bench/<name>/bench.{ts,mjs} in turn, and prints their lines.
 * `npm run bench -- envelope` runs one. A bench is an exported function whose name begins with `bench`; it resolves with lines.
 */
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ensureChromium } from './chromium.mjs';
import { importModule } from './importModule.mjs';

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

process.env.CHROMIUM = await ensureChromium(console.log);
await build({ root, mode: 'demo', logLevel: 'warn' });
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n`);
for (const name of readdirSync(join(root, 'bench'))) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(name);
  for (const bench of await benchesOf(name)) {
    for (const line of await bench()) console.log(`  ${line}`);
  }
}

/**
 * @param {string} name
 * @returns {Promise<(() => Promise<string[]>)[]>}
 */
async function benchesOf(name) {
  const folder = join(root, 'bench', name);
  const file = readdirSync(folder).find((each) => /^bench\.(ts|mjs)$/.test(each));
  if (!file) throw new Error(`bench/${name} holds no bench.ts or bench.mjs`);
  const path = join(folder, file);
  const module = file.endsWith('.mjs') ? await import(path) : await importModule(path);
  return Object.entries(module).flatMap(([key, value]) =>
    /^(bench|default)/.test(key) && typeof value === 'function' ? [value] : [],
  );
}
