import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgesOf } from '../layers/graph.mjs';
import { listFiles, readSources } from '../layers/sources.mjs';
import { select } from './changed.mjs';
import { choose } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

/** The journey that looks into `dist`. */
const ofProduction = 'e2e/production.journey.ts';

/**
 * The suites of `npm test -- changed [commit]`: types, lint and layers as a whole, of the others the affected tests.
 * Tests of a full run are among them.
 * @param {string} root
 * @param {string} [commit] main, or on main itself the commit before
 * @returns {readonly Suite[]}
 */
export function changedSuites(root, commit) {
  const changed = changedFiles(root, commit);
  console.log(`${changed.length} files changed.`);
  const files = listFiles(root);
  const resources = files.filter((file) => /^resources\/\w+\/endpoints\.ts$/.test(file));
  const known = {
    files,
    edges: edgesOf(readSources(root, files), files),
    resources: resources.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8'))),
  };
  return [...choose(['types', 'lint', 'layers'], false), ...suitesFor(select(changed, known))];
}

/**
 * The suites of a selection, after those that they need.
 * @param {import('./changed.mjs').Selection} selection
 * @returns {Suite[]}
 */
export function suitesFor({ suites, sources, browser, lives, livesOf, journeys }) {
  const builds = journeys.includes(ofProduction) ? ['build', 'demo'] : ['demo'];
  const whole = [...suites, ...(journeys.length > 0 ? builds : [])];
  const inBrowser = { report: /** @type {const} */ ('vitest'), browser: true };
  const vitest = ['vitest', 'run', '--project'];
  /** @type {(wanted: readonly string[], ...found: Suite[]) => Suite[]} */
  const where = (wanted, ...found) => (wanted.length > 0 ? found : []);
  return [
    ...(whole.length > 0 ? choose(whole, false) : []),
    ...where(suites.includes('unit') ? [] : sources, {
      name: 'unit',
      command: ['vitest', 'related', '--run', '--project', 'node', ...sources],
      report: 'vitest',
      mayBeEmpty: true,
    }),
    ...where(browser, { name: 'contract', command: [...vitest, 'browser', ...browser], ...inBrowser }),
    ...where(lives, {
      name: 'lives',
      command: [...vitest, 'browser', ...lives, '-t', livesOf],
      ...inBrowser,
    }),
    ...where(
      journeys,
      ...choose(['journeys'], true)
        .filter(({ name }) => name === 'journeys')
        .map((suite) => ({ ...suite, command: [...suite.command, ...journeys], needs: builds })),
    ),
  ];
}

/**
 * The files that differ from the commit, uncommitted ones included.
 * @param {string} root
 * @param {string} [commit]
 * @returns {string[]}
 */
function changedFiles(root, commit) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const has = (/** @type {string} */ name) => {
    try {
      return git('rev-parse', '--verify', `${name}^{commit}`);
    } catch {
      return undefined;
    }
  };
  if (commit !== undefined && !has(commit)) {
    console.error(`There is no commit ${commit}.`);
    process.exit(2);
  }
  const main = has('main');
  const since = commit ?? (main && main !== has('HEAD') ? 'main' : 'HEAD~1');
  const files = [
    git('diff', '--name-only', git('merge-base', since, 'HEAD')),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.join('\n').split('\n').filter(Boolean))];
}

/**
 * The names of resources, as the endpoints of a domain declare them.
 * @param {string} text
 */
function namesIn(text) {
  return [...text.matchAll(/^ {2}'(\w+\/[\w/-]+)':/gm)].map(([, name = '']) => name);
}
