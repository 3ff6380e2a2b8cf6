import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { total } from './counts.mjs';

/**
 * @typedef {import('./counts.mjs').Outcome} Outcome
 * @typedef {{ commit: string | null, clean: boolean | null }} State null where the folder is no repository
 */

/**
 * The tested state: the commit, and whether the working tree is clean.
 * @param {string} root
 * @returns {State}
 */
export function stateOf(root) {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, clean: null };
  }
}

/**
 * The description of the last run. A tree that was changed meanwhile was not clean.
 * @param {{ before: State, after: State, whole: boolean, full: boolean, outcomes: readonly Outcome[] }} run
 */
export function describeRun({ before, after, whole, full, outcomes }) {
  return {
    result: total([...outcomes]),
    commit: before.commit,
    clean: before.clean && after.clean && before.commit === after.commit,
    whole,
    full,
    suites: outcomes.map(({ name, passed, failed, skipped, seconds }) => ({
      name,
      passed,
      failed,
      skipped,
      seconds: Math.round(seconds * 10) / 10,
    })),
  };
}

/**
 * Writes it where `npm ci` clears it away.
 * @param {string} root
 * @param {ReturnType<typeof describeRun>} run
 */
export function rememberRun(root, run) {
  const folder = join(root, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'test-run.json'), `${JSON.stringify(run, null, 2)}\n`);
}
