/** Serves `dist/` with the mock server on one port: `npm run build && npm run serve`. `PORT` chooses another than 4173. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { accountLines } from './accountLines.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build in dist/. Run npm run build first.');
  process.exit(1);
}

/** @type {import('vite').EnvironmentOptions} */
const server = {
  consumer: 'server',
  dev: { moduleRunnerTransform: true },
  resolve: { external: true, mainFields: [] },
};
const config = await resolveConfig(
  { root, configFile: false, resolve: { alias: { '@': root } }, environments: { mocks: server } },
  'serve',
);
// Node 20 runs no TypeScript; Vite's module runner does. It stays open: the mocks import seeds when they are first asked for.
const mocks = createRunnableDevEnvironment('mocks', config, {
  hot: false,
  runnerOptions: { hmr: { logger: false } },
});
await mocks.init();
/** @type {typeof import('../mocks/server')} */
const module = await mocks.runner.import(join(root, 'mocks/server.ts'));
const port = Number(process.env.PORT ?? 4173);
const { address, demoAccounts } = await module.startMockHttpServer({ port, dist });

console.log(`\n  ${address}\n\n${accountLines(demoAccounts)}`);
