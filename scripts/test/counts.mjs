/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {Counts & { name: string, seconds: number, note?: string }} Outcome
 */

/**
 * Reads a suite's JSON report and the command's exit. An error outside all tests is a failure, as is an empty suite.
 * @param {'vitest' | 'playwright'} kind
 * @param {string | undefined} report
 * @param {boolean} ended with exit code 0
 * @param {boolean} [mayBeEmpty] a change may touch no test
 * @returns {Counts & { note?: string }}
 */
export function readReport(kind, report, ended, mayBeEmpty = false) {
  if (report === undefined && ended && mayBeEmpty) return { passed: 0, failed: 0, skipped: 0 };
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0, note: 'wrote no report' };
  const counts = kind === 'vitest' ? readVitest(JSON.parse(report)) : readPlaywright(JSON.parse(report));
  if (counts.failed > 0) return counts;
  if (!ended) return { ...counts, failed: 1, note: 'failed outside its tests' };
  if (counts.passed === 0 && !mayBeEmpty) return { ...counts, failed: 1, note: 'ran no test' };
  return counts;
}

/**
 * A passed test that has something to tell of a failure passed only on a later try. Tests of a full run are not
 * counted where they were left out.
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults?: { assertionResults: { status: string, failureMessages: string[], tags?: string[] }[] }[]
 * }} report
 * @returns {Counts & { note?: string }}
 */
function readVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const leftOut = tests.filter(({ status, tags = [] }) => status === 'skipped' && tags.includes('full'));
  const skipped = numPendingTests + numTodoTests - leftOut.length;
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped };
  const late = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  return withoutLate(counts, late.length);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts & { note?: string }}
 */
function readPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return withoutLate({ passed: expected + flaky, failed: unexpected, skipped }, flaky);
}

/**
 * Counts tests that passed on a later try as failed: no test is retried (decision 13).
 * @param {Counts} counts
 * @param {number} late
 * @returns {Counts & { note?: string }}
 */
function withoutLate({ passed, failed, skipped }, late) {
  const counts = { passed: passed - late, failed: failed + late, skipped };
  return late > 0 ? { ...counts, note: `${late} passed only on a later try` } : counts;
}

/**
 * One row a suite, and the sums as the last line.
 * @param {Outcome[]} outcomes
 * @returns {string}
 */
export function summarize(outcomes) {
  const rows = outcomes.map(({ name, passed, failed, skipped, seconds, note }) =>
    row(name, passed, failed, skipped, seconds.toFixed(1), note),
  );
  const last = total(outcomes);
  return [row('suite', 'passed', 'failed', 'skipped', 'seconds'), ...rows, '', last].join('\n');
}

/**
 * `12 passed, 0 failed`, and how many were skipped where any were.
 * @param {Counts[]} outcomes
 * @returns {string}
 */
export function total(outcomes) {
  /** @param {keyof Counts} key */
  const sum = (key) => outcomes.reduce((so, outcome) => so + outcome[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {string} name
 * @param {(string | number | undefined)[]} cells
 */
function row(name, ...cells) {
  const [passed, failed, skipped, seconds, note = ''] = cells.map((cell) => (cell ?? '').toString());
  const numbers = [passed, failed, skipped, seconds].map((cell = '') => cell.padStart(8)).join(' ');
  return `${name.padEnd(9)} ${numbers}  ${note}`.trimEnd();
}
