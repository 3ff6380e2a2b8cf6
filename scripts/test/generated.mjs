/**
 * Tests the way from a table to a working screen: writes two tables' resources into a copy of the repository. Checks
 * there that the types fit, that the mocks refuse invalid input, and that the pages live their lives. `--all` runs the
 * whole contract suite for them as well, which takes two minutes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const all = process.argv.includes('--all');
/** The contract suite takes all resources in a full run alone. */
const env = { ...process.env, FULL: '1' };
const copy = mkdtempSync(join(tmpdir(), 'generated-'));

/** Folders left out of a copy. */
const left = /^(node_modules|dist|dist-demo|\.git|test-results|docs\/screenshots)(\/|$)/;

/** Types of what was generated, with all that it uses. */
const typesOfGenerated = {
  extends: './tsconfig.json',
  include: [
    'src/**/*.d.ts',
    'resources/teach',
    'mocks/teach',
    'mocks/menu/menuTable.ts',
    'mocks/written.sample.ts',
  ],
};

const steps = [
  ['scripts/resource.mjs', 'scripts/resource/tables/course.json'],
  ['scripts/resource.mjs', 'scripts/resource/tables/subject.json'],
  ['scripts/calls.mjs'],
  ['scripts/layers.mjs'],
  [bin('typescript/bin/tsc'), '-p', 'tsconfig.generated.json'],
  [
    bin('@biomejs/biome/bin/biome'),
    'ci',
    '--error-on-warnings',
    'resources/teach',
    'mocks/teach',
    'mocks/routes.ts',
  ],
  [
    ...[bin('vitest/vitest.mjs'), 'run', '--project', 'node', '-t', 'teach/'],
    ...['mocks/strict.test.ts', 'mocks/strictInput.test.ts', 'mocks/roundTrip.test.ts'],
  ],
  [
    ...[bin('vitest/vitest.mjs'), 'run', '--project', 'browser', '-t', 'teach/'],
    ...['resources/teach', ...(all ? ['resources/contract'] : [])],
  ],
];

try {
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'tsconfig.generated.json'), JSON.stringify(typesOfGenerated));
  for (const step of steps) runStep(step);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** @param {readonly string[]} step */
function runStep(step) {
  if (process.exitCode) return;
  const started = performance.now();
  const { status } = spawnSync(process.execPath, step, { cwd: copy, stdio: 'inherit', env });
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${step.map(shown).join(' ')}`);
  if (status !== 0) process.exitCode = 1;
}

/** @param {string} path */
function bin(path) {
  return join(root, 'node_modules', path);
}

/** @param {string} part */
function shown(part) {
  return part.startsWith(root) ? relative(root, part) : part;
}
