/** Serves `dist/` with the mock server on one port: `npm run build && npm run serve`. `PORT` chooses another than 4173. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountLines } from './accountLines.mjs';
import { importModule } from './importModule.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build in dist/. Run npm run build first.');
  process.exit(1);
}

/** @type {typeof import('../mocks/server')} */
const module = await importModule(join(root, 'mocks/server.ts'));
const port = Number(process.env.PORT ?? 4173);
const { address, demoAccounts } = await module.startMockHttpServer({ port, dist });

console.log(`\n  ${address}\n\n${accountLines(demoAccounts)}`);
