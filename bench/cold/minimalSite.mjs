/** Builds the minimal application (minimal/), and serves it with answers of its own. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** @type {Record<string, string>} */
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Milliseconds for which the rows of a long list are held back, until everything else is drawn and at rest. */
export const held = 2000;

/**
 * Starts the site on a free port.
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function startMinimalSite() {
  const files = await builtFiles();
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const count = Number(searchParams.get('size'));
      if (count > 100) await wait(held);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rowsOf(pathname.slice('/api/'.length), count)));
      return;
    }
    const name = extname(pathname) ? pathname : '/index.html';
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'gzip');
    response.end(files.get(name));
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return { address: `http://localhost:${port}`, stop: () => void server.close() };
}

/** @returns {Promise<Map<string, Buffer>>} gzipped as the mock server gzips the product's, by path */
async function builtFiles() {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-cold-'));
  await build({
    root: join(import.meta.dirname, 'minimal'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const files = new Map();
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(outDir.length), gzipSync(await readFile(path)));
  }
  await rm(outDir, { recursive: true });
  return files;
}

/**
 * @param {string} list
 * @param {number} count
 */
function rowsOf(list, count) {
  const data = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${list} ${String(index + 1).padStart(5, '0')}`,
    status: index % 5 === 4 ? '停用' : '正常',
    amount: (index * 37) % 500,
    price: (((index * 173) % 9900) / 100 + 1).toFixed(2),
    createTime: '2026-06-07 09:00:00',
  }));
  return { data, total: count * 5 };
}
