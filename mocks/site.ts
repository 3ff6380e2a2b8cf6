import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressed = ['.html', '.js', '.css', '.json', '.svg'];

interface StaticFile {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves a built application: files gzipped, hashed assets for ever, everything else to be asked for again. A browser that opens
 * any other address gets index.html. `own` replaces files by name.
 */
export function createSite(folder: string, own: Readonly<Record<string, string>>) {
  const cache = new Map<string, Promise<StaticFile | undefined>>();
  const load = (name: string) => {
    const file = cache.get(name) ?? readStatic(folder, name, own[name]);
    cache.set(name, file);
    return file;
  };

  return async ({ method, url, headers }: Request): Promise<Response> => {
    const reads = method === 'GET' || method === 'HEAD';
    const name = fileName(new URL(url).pathname);
    const opensPage = extname(name) === '' && headers.get('accept')?.includes('text/html');
    const file = reads
      ? ((await load(name)) ?? (opensPage ? await load('index.html') : undefined))
      : undefined;
    if (!file) return new Response('Not Found', { status: 404 });
    if (!file.gzipped || !headers.get('accept-encoding')?.includes('gzip'))
      return new Response(file.plain, { headers: file.headers });
    return new Response(file.gzipped, { headers: { ...file.headers, 'content-encoding': 'gzip' } });
  };
}

/** The file that a path names; never one outside the folder. */
function fileName(path: string): string {
  const name = normalize(`/${decodeURI(path).replaceAll(/%2f/gi, '/')}`).slice(1);
  return name || 'index.html';
}

async function readStatic(folder: string, name: string, own?: string): Promise<StaticFile | undefined> {
  const extension = extname(name);
  const content =
    own === undefined ? await readFile(join(folder, name)).catch(() => undefined) : Buffer.from(own);
  if (!content) return undefined;
  const plain = new Uint8Array(content);
  const cache = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    plain,
    gzipped: compressed.includes(extension) ? new Uint8Array(gzipSync(plain)) : undefined,
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': cache,
      vary: 'accept-encoding',
    },
  };
}
