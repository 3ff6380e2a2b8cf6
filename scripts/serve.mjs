/**
 * Serves a build with the mock server on one port, under the content security policy of deploy/nginx.conf: `npm run
 * build:demo && npm run serve`. Without a demonstration it serves the deployed build, or the folder in its argument.
 * `PORT` chooses another port than 4173. `HOST` admits other machines (`0.0.0.0` for all).
 * `MOCK_SERVER=ruoyi-3.8.7` (to `ruoyi-3.9.2`) answers as that version of RuoYi.
 * `MOCK_NOW=2026-11-24T10:00:00+08:00` is its starting time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountLines } from './accountLines.mjs';
import { contentPolicy } from './contentPolicy.mjs';
import { importBundle } from './importBundle.mjs';

// The server's clock is that of its staff, whatever the machine's zone is.
process.env.TZ = 'Asia/Shanghai';

const root = join(import.meta.dirname, '..');
const asked = process.argv[2];
const folder = (asked ? [asked] : ['dist-demo', 'dist']).find((name) =>
  existsSync(join(root, name, 'index.html')),
);
if (!folder) {
  console.error(`There is no build in ${asked ?? 'dist-demo'}/. Run npm run build:demo first.`);
  process.exit(1);
}

/** @type {typeof import('../mocks/server')} */
const module = await importBundle(join(root, 'mocks/server.ts'));
/** @type {typeof import('../src/lib/ruoyiVersions')} */
const { ruoyiVersions } = await importBundle(join(root, 'src/lib/ruoyiVersions.ts'));
const wanted = process.env.MOCK_SERVER;
const ruoyi = ruoyiVersions.find((version) => wanted === `ruoyi-${version}`);
if (wanted && !ruoyi) {
  console.error(`MOCK_SERVER=${wanted} is none of: ${ruoyiVersions.map((one) => `ruoyi-${one}`).join(', ')}`);
  process.exit(1);
}
const { address, demoAccounts } = await module.startMockHttpServer({
  port: Number(process.env.PORT ?? 4173),
  host: process.env.HOST,
  dist: join(root, folder),
  policy: contentPolicy(),
  ruoyi,
  startTime: process.env.MOCK_NOW ? Date.parse(process.env.MOCK_NOW) : undefined,
});

console.log(`\n  ${address} (${folder}/)\n\n${accountLines(demoAccounts)}`);
