/**
 * `npm test`: runs every check in order, to the end, and prints one line of counts. `npm test -- unit journeys` runs
 * a part. `npm test -- changed [commit]` runs the tests that changes since a commit can affect. `--full` adds the
 * sweeps over everything.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { headlessShell } from './chromium.mjs';
import { callsInJourneys, callsInTests, callsMissing } from './test/callsMade.mjs';
import { changedSuites } from './test/changedSuites.mjs';
import { readReport, summarize } from './test/counts.mjs';
import { runInLanes } from './test/lanes.mjs';
import { describeRun, rememberRun, stateOf } from './test/lastRun.mjs';
import { requirementIds, unnamed } from './test/requirements.mjs';
import { run } from './test/run.mjs';
import { choose, patienceWith, reportTo, suites } from './test/suites.mjs';
import { slowest, testsOf } from './test/tests.mjs';

/**
 * @typedef {import('./test/counts.mjs').Outcome} Outcome
 * @typedef {import('./test/suites.mjs').Suite} Suite
 */

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const isFull = words.includes('--full');
const names = words.filter((word) => word !== '--full');
const isWhole = names.length === 0;
const chosen = names[0] === 'changed' ? changedSuites(root, names[1]) : choose(known(names), isFull);
const reports = mkdtempSync(join(tmpdir(), 'test-'));
/** Fetched, where there is none, while other suites run. */
const browser = browserFor(chosen);
const env = {
  ...process.env,
  ...(isFull && { FULL: '1' }),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};
const before = stateOf(root);
/** @type {string[]} */
const failed = [];
const outcomes = await runInLanes(chosen, runSuite);
const tests = chosen.flatMap(testsIn);
if (isWhole) outcomes.push(await compareWithSpecification(), checkRequirements());
rmSync(reports, { recursive: true });
process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
if (tests.length > 0) console.log(`\nThe slowest tests, in seconds:\n${slowest(tests)}`);
rememberRun(root, describeRun({ before, after: stateOf(root), whole: isWhole, full: isFull, outcomes }));
console.log(`\n${summarize(outcomes)}`);

/** @param {string[]} wanted */
function known(wanted) {
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length === 0) return wanted;
  const all = suites.map(({ name }) => name).join(', ');
  console.error(`There is no suite ${unknown.join(', ')}. The suites: ${all}; or changed.`);
  process.exit(2);
}

/**
 * The variable that vite.config.ts and playwright.config.ts read. Installing a browser takes its time: other suites run
 * meanwhile.
 * @param {readonly Suite[]} wanted
 */
async function browserFor(wanted) {
  if (!wanted.some((suite) => suite.browser)) return {};
  const { ended, output } = await run(['node', 'scripts/chromium.mjs'], { env: process.env, silence: 900 });
  console.log(output.trimEnd());
  // Without one, the suites that need it fail and are counted; the others still run.
  return ended ? { CHROMIUM: output.trimEnd().split('\n').at(-1) } : {};
}

/**
 * @param {Suite} suite
 * @returns {Promise<Outcome>}
 */
async function runSuite(suite) {
  const { name, command, report, alone, needs = [], makes, pages, mayBeEmpty } = suite;
  const variables = { ...env, ...(suite.browser && (await browser)) };
  const started = performance.now();
  const lost = needs.find((one) => failed.includes(one));
  if (lost) return { name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: `not run: ${lost} failed` };
  if (alone) process.stdout.write(`${name} … `);
  if (makes) rmSync(makes, { recursive: true, force: true });
  const file = reportOf(suite);
  const shell = pages && headlessShell();
  const { ended, output } = await run([...command, ...reportTo(report, file)], {
    env: { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(shell && { CHROMIUM: shell }) },
    silence: patienceWith(suite),
  });
  const counts = report
    ? readReport(report, read(file), ended, mayBeEmpty)
    : { passed: +ended, failed: +!ended, skipped: 0 };
  const seconds = (performance.now() - started) / 1000;
  if (counts.failed > 0) failed.push(name);
  console.log(`${alone ? '' : `${name} … `}${counts.failed > 0 ? 'failed' : 'passed'}`);
  if (counts.failed > 0 || counts.note || name === 'size') console.log(indent(output));
  return { name, ...counts, seconds };
}

/** @param {{ name: string }} suite */
function reportOf({ name }) {
  return join(reports, `${name}.json`);
}

/** @param {Suite} suite */
function testsIn(suite) {
  const { name, report } = suite;
  if (!report) return [];
  return testsOf(report, read(reportOf(suite)), root).map((test) => ({ ...test, suite: name }));
}

/**
 * Whether the title of some test that ran names each requirement.
 * @returns {Outcome}
 */
function checkRequirements() {
  const missing = unnamed(tests.filter(({ ran }) => ran).map(({ title }) => title));
  for (const id of missing) console.log(`requirements: no test names ${id}`);
  const failed = missing.length;
  return { name: 'required', passed: requirementIds.length - failed, failed, skipped: 0, seconds: 0 };
}

/**
 * Whether every given call was made by some screen or start, in a test or a journey (CALL-1). Only all of them together can tell.
 * @returns {Promise<Outcome>}
 */
async function compareWithSpecification() {
  const vite = { root, configFile: /** @type {const} */ (false), resolve: { alias: { '@': root } } };
  /** @type {{ module: typeof import('../mocks/specCalls') }} */
  const { module } = await runnerImport(join(root, 'mocks/specCalls.ts'), vite);
  const report = (/** @type {string} */ name) => read(reportOf({ name }));
  const calls = [...callsInTests(report('contract')), ...callsInJourneys(report('journeys'))];
  const missing = callsMissing(module.specCalls, calls);
  for (const call of missing) console.log(`calls: nothing makes ${call}`);
  const failed = missing.length;
  return { name: 'calls', passed: module.specCalls.length - failed, failed, skipped: 0, seconds: 0 };
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
