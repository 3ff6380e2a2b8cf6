/**
 * `npm run lint`: Biome's rules and format, then the words of comments and test names. Both run to the end.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const checks = [['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'], ['scripts/words.mjs']];
const statuses = checks.map(
  (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status,
);
if (statuses.some((status) => status !== 0)) process.exitCode = 1;
