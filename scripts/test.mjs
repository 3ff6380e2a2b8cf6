/**
 * `npm test`: every check in order, to the end, and one line that counts them. `npm test -- unit journeys` runs a part.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ensureChromium, headlessShell } from './chromium.mjs';
import { callsInJourneys, callsInTests, compareCalls } from './test/callsMade.mjs';
import { readReport, summarize } from './test/counts.mjs';
import { run } from './test/run.mjs';

/**
 * @typedef {import('./test/counts.mjs').Outcome} Outcome
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {readonly string[]} command
 * @property {number} usual seconds that it takes on two quiet cores; it is stopped after three times as many
 * @property {'vitest' | 'playwright'} [report] counts its own tests; a suite without counts as one
 * @property {boolean} [browser] drives Chromium
 * @property {boolean} [pages] opens so many pages that the headless shell is worth while
 * @property {readonly string[]} [needs] suites that must have passed before
 * @property {string} [makes] a folder that is made anew: a failed build must not leave the last one
 */

/** @type {readonly Suite[]} */
const suites = [
  { name: 'types', command: ['tsc', '-p', '.'], usual: 30 },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '.'], usual: 30 },
  { name: 'layers', command: ['node', 'scripts/layers.mjs'], usual: 20 },
  { name: 'unused', command: ['knip'], usual: 30 },
  { name: 'unit', command: ['vitest', 'run', '--project', 'node'], usual: 120, report: 'vitest' },
  {
    name: 'contract',
    command: ['vitest', 'run', '--project', 'browser'],
    usual: 1500,
    report: 'vitest',
    browser: true,
  },
  // A resource that the generator writes, in a copy of the repository.
  { name: 'generated', command: ['node', 'scripts/test/generated.mjs'], usual: 60, browser: true },
  { name: 'build', command: ['node', 'scripts/container.mjs'], usual: 60, makes: 'dist' },
  { name: 'demo', command: ['vite', 'build', '--mode', 'demo'], usual: 40, makes: 'dist-demo' },
  { name: 'size', command: ['node', 'scripts/size.mjs'], usual: 60, browser: true, needs: ['build'] },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    usual: 1080,
    report: 'playwright',
    browser: true,
    pages: true,
    needs: ['build', 'demo'],
  },
];

/** How many times its usual time a suite may take: other machines are slower, and busier. */
const patience = 3;

const reports = mkdtempSync(join(tmpdir(), 'test-'));
const chosen = choose(process.argv.slice(2));
const env = { ...process.env, ...(await browserFor(chosen)), NO_COLOR: '1', FORCE_COLOR: undefined };
/** @type {Outcome[]} */
const outcomes = [];
for (const suite of chosen) outcomes.push(await runSuite(suite));
if (chosen === suites) outcomes.push(await compareWithSpecification());
rmSync(reports, { recursive: true });
process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
console.log(`\n${summarize(outcomes)}`);

/**
 * The suites by name, with those that they need; all without names.
 * @param {string[]} names
 */
function choose(names) {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = suites.map((suite) => suite.name).join(', ');
    console.error(`There is no suite ${unknown.join(', ')}. The suites: ${known}.`);
    process.exit(2);
  }
  if (names.length === 0) return suites;
  const needed = suites.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs ?? []);
  return suites.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/**
 * The variable that vite.config.ts and playwright.config.ts read.
 * @param {readonly Suite[]} wanted
 */
async function browserFor(wanted) {
  if (!wanted.some((suite) => suite.browser)) return {};
  try {
    const path = await ensureChromium(console.log);
    console.log(`Chromium: ${path}`);
    return { CHROMIUM: path };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return {}; // the suites that need it fail and are counted; the others still run
  }
}

/**
 * @param {Suite} suite
 * @returns {Promise<Outcome>}
 */
async function runSuite({ name, command, usual, report, needs = [], makes, pages }) {
  const started = performance.now();
  const lost = outcomes.find((outcome) => needs.includes(outcome.name) && outcome.failed > 0);
  if (lost)
    return { name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: `not run: ${lost.name} failed` };
  process.stdout.write(`${name} … `);
  if (makes) rmSync(makes, { recursive: true, force: true });
  const file = join(reports, `${name}.json`);
  const shell = pages && headlessShell();
  const { ended, output } = await run([...command, ...reportTo(report, file)], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(shell && { CHROMIUM: shell }) },
    limit: usual * patience,
  });
  const counts = report
    ? readReport(report, read(file), ended)
    : { passed: +ended, failed: +!ended, skipped: 0 };
  const seconds = (performance.now() - started) / 1000;
  console.log(counts.failed > 0 ? 'failed' : 'passed');
  if (counts.failed > 0 || counts.note || name === 'size') console.log(indent(output));
  return { name, ...counts, seconds };
}

/**
 * Whether every given call was made by some screen or start, in a test or a journey (CALL-1). Only all of them together can tell.
 * @returns {Promise<Outcome>}
 */
async function compareWithSpecification() {
  const root = join(import.meta.dirname, '..');
  const vite = { root, configFile: /** @type {const} */ (false), resolve: { alias: { '@': root } } };
  /** @type {{ module: typeof import('../mocks/specCalls') }} */
  const { module } = await runnerImport(join(root, 'mocks/specCalls.ts'), vite);
  const report = (/** @type {string} */ name) => read(join(reports, `${name}.json`));
  const calls = [...callsInTests(report('contract')), ...callsInJourneys(report('journeys'))];
  const { missing, made } = compareCalls(module.specCalls, calls, module.notYetMade);
  for (const call of missing) console.log(`calls: nothing makes ${call}`);
  for (const call of made)
    console.log(`calls: ${call} is made, and belongs off the list in mocks/specCalls.ts`);
  const failed = missing.length + made.length;
  return { name: 'calls', passed: module.specCalls.length - failed, failed, skipped: 0, seconds: 0 };
}

/**
 * @param {Suite['report']} kind
 * @param {string} file
 */
function reportTo(kind, file) {
  if (kind === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return kind === 'playwright' ? ['--reporter=list,json'] : [];
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function indent(text) {
  return text.trimEnd().replaceAll(/^/gm, '  ');
}
