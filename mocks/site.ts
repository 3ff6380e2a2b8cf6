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

/** How a file may travel, best first: the name of the encoding, and what it adds to the file's name. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Content = Uint8Array<ArrayBuffer>;

interface StaticFile {
  readonly plain: Content;
  readonly packed: ReadonlyMap<string, Content>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SiteOptions {
  /** Files by name, in the place of those in the folders. */
  readonly own?: Readonly<Record<string, string>>;
  /** Content security policy of the pages, but for those that stand in for a server's or a tool's own. */
  readonly policy?: string | undefined;
}

/** Pages that are a server's or a tool's, and come without our policy (docs/deploy.md). */
const foreignPages = /^(druid|swagger-ui|toolbox-mock)\//;

/**
 * Serves files from the first folder that has them: packed by the build, else gzipped here. Hashed assets are cached
 * for ever, all others revalidated. Any other address opened by a browser gets index.html.
 */
export function createSite(folders: readonly string[], { own = {}, policy }: SiteOptions = {}) {
  const cache = new Map<string, Promise<StaticFile | undefined>>();
  const load = (name: string) => {
    const file = cache.get(name) ?? readStatic(folders, name, own[name]);
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
    const ours = file.headers['content-type']?.startsWith('text/html') && !foreignPages.test(name);
    return answered(file, headers.get('accept-encoding') ?? '', ours ? policy : undefined);
  };
}

function answered({ plain, packed, headers }: StaticFile, accepted: string, policy?: string): Response {
  const [encoding, content] = [...packed].find(([name]) => accepted.includes(name)) ?? [];
  return new Response(content ?? plain, {
    headers: {
      ...headers,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
      ...(policy !== undefined && { 'content-security-policy': policy }),
    },
  });
}

/** The file that a path names; never one outside the folder, nor a packed one by its own name. */
function fileName(path: string): string {
  const name = normalize(`/${decodeURI(path).replaceAll(/%2f/gi, '/')}`).slice(1);
  return encodings.some(([, ending]) => name.endsWith(ending)) ? '?' : name || 'index.html';
}

async function readStatic(
  folders: readonly string[],
  name: string,
  own?: string,
): Promise<StaticFile | undefined> {
  const content = own === undefined ? await firstOf(folders, name) : new Uint8Array(Buffer.from(own));
  if (!content) return undefined;
  const extension = extname(name);
  const cache = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return {
    plain: content,
    packed: own === undefined ? await packedOf(folders, name, content) : gzipped(extension, content),
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': cache,
      vary: 'accept-encoding',
    },
  };
}

async function firstOf(folders: readonly string[], name: string): Promise<Content | undefined> {
  for (const folder of folders) {
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (content) return new Uint8Array(content);
  }
  return undefined;
}

async function packedOf(folders: readonly string[], name: string, content: Content) {
  const packed = new Map<string, Content>();
  for (const [encoding, ending] of encodings) {
    const file = await firstOf(folders, name + ending);
    if (file) packed.set(encoding, file);
  }
  return packed.size > 0 ? packed : gzipped(extname(name), content);
}

function gzipped(extension: string, content: Content): ReadonlyMap<string, Content> {
  return new Map(compressed.includes(extension) ? [['gzip', new Uint8Array(gzipSync(content))]] : []);
}
