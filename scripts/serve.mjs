/** Serves `dist/` with the mock server on one port: `npm run build && npm run serve`. `PORT` chooses another than 4173. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { accountLines } from './accountLines.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build in dist/. Run npm run build first.');
  process.exit(1);
}

// Node 20 runs no TypeScript; Vite's module runner does.
/** @type {{ module: typeof import('../mocks/server') }} */
const { module } = await runnerImport(join(root, 'mocks/server.ts'), {
  root,
  configFile: false,
  resolve: { alias: { '@': root } },
});
const port = Number(process.env.PORT ?? 4173);
const { address, demoAccounts } = await module.startMockHttpServer({ port, dist });

console.log(`\n  ${address}\n\n${accountLines(demoAccounts)}`);
