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
/** @type {{ module: typeof import('../providers/data/platformCalls') }} */
const { module: platform } = await runnerImport(join(root, 'providers/data/platformCalls.ts'), vite);

/** @type {{ module: typeof import('../providers/data/shellCalls') }} */
const { module: shell } = await runnerImport(join(root, 'providers/data/shellCalls.ts'), vite);

/** @type {{ module: typeof import('../providers/http/fileCalls') }} */
const { module: file } = await runnerImport(join(root, 'providers/http/fileCalls.ts'), vite);

const calls = {
  resources: resources.allEndpoints,
  platform: { ...platform.platformCalls, ...shell.shellCalls, ...file.fileCalls },
};
writeFileSync(join(root, 'docs/calls.md'), renderCalls(calls, productFiles(root)));
console.log('docs/calls.md is written.');
