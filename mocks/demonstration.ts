import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { workerPrelude } from './workerPrelude.ts';

const workerName = 'mockServiceWorker.js';
/** The folder of the pages that stand in for a server's own. */
export const pagesFolder = join(import.meta.dirname, 'pages');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * The parts of a demonstration beside the application: the worker script, and the stand-ins for a server's pages
 * (`mocks/pages`). The development server and the demonstration build have it, the deployed build does not.
 */
export function demonstration(): Plugin {
  return {
    name: 'demonstration',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(/[?#].*$/, '').slice(1);
        const read = demoFiles().get(name);
        if (!read) return next();
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
        response.end(read());
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, read] of demoFiles()) this.emitFile({ type: 'asset', fileName, source: read() });
    },
  };
}

/** The files by name, each with its reader. */
function demoFiles(): ReadonlyMap<string, () => string> {
  const names = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '',
  );
  return new Map([
    [workerName, workerScript],
    ...names.map((name): [string, () => string] => [
      name.replaceAll('\\', '/'),
      () => readFileSync(join(pagesFolder, name), 'utf8'),
    ]),
  ]);
}

/** The worker script of the installed MSW, with what stands before it. */
export function workerScript(): string {
  return workerPrelude + readFileSync(createRequire(import.meta.url).resolve(`msw/${workerName}`), 'utf8');
}
