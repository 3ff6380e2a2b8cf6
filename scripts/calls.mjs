/** `npm run calls`: writes docs/calls.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { productFiles } from './calls/files.mjs';
import { renderCalls } from './calls/render.mjs';

const root = join(import.meta.dirname, '..');
const vite = { root, configFile: /** @type {const} */ (false), resolve: { alias: { '@': root } } };

/** @type {{ module: typeof import('../resources') }} */
const { module: resources } = await runnerImport(join(root, 'resources/index.ts'), vite);
/** @type {{ module: typeof import('../providers/endpoints/platformCalls') }} */
const { module: own } = await runnerImport(join(root, 'providers/endpoints/platformCalls.ts'), vite);

const calls = {
  resources: resources.allEndpoints,
  platform: { ...own.platformCalls, ...own.shellCalls, ...own.fileCalls },
};
writeFileSync(join(root, 'docs/calls.md'), renderCalls(calls, productFiles(root)));
console.log('docs/calls.md is written.');
