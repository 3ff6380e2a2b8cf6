/**
 * The single tests of a report.
 *
 * @typedef {object} Test
 * @property {string} title with the titles of what it stands in
 * @property {string} file from the root of the project
 * @property {number} seconds
 * @property {boolean} ran rather than was skipped
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string, results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * @param {'vitest' | 'playwright'} kind
 * @param {string | undefined} report as JSON
 * @param {string} root of the project
 * @returns {Test[]}
 */
export function testsOf(kind, report, root) {
  if (report === undefined) return [];
  return kind === 'vitest' ? ofVitest(JSON.parse(report), root) : ofPlaywright(JSON.parse(report));
}

/**
 * @param {{ testResults?: {
 *   name: string, assertionResults: { fullName: string, status: string, duration?: number | null }[]
 * }[] }} report
 * @param {string} root
 * @returns {Test[]}
 */
function ofVitest({ testResults = [] }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName.trim(),
      file: name.replace(`${root}/`, ''),
      seconds: (duration ?? 0) / 1000,
      ran: status === 'passed' || status === 'failed',
    })),
  );
}

/**
 * @param {{ suites?: PlaywrightSuite[] }} report
 * @returns {Test[]}
 */
function ofPlaywright({ suites = [] }) {
  // The outermost are files.
  return suites.flatMap((suite) => ofSuite(suite, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} titles
 * @returns {Test[]}
 */
function ofSuite({ suites = [], specs = [] }, titles) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        title: [...titles, title].join(' '),
        file: `e2e/${file}`,
        seconds: results.reduce((so, { duration }) => so + duration, 0) / 1000,
        ran: status !== 'skipped',
      })),
    ),
    ...suites.flatMap((suite) => ofSuite(suite, [...titles, suite.title])),
  ];
}

/**
 * The tests that took longest, one a line, with seconds, suite, file and title.
 * @param {readonly (Test & { suite: string })[]} tests
 * @param {number} [count]
 * @returns {string}
 */
export function slowest(tests, count = 10) {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(
      ({ seconds, suite, file, title }) => `${seconds.toFixed(1).padStart(6)}  ${suite}  ${file}  ${title}`,
    )
    .join('\n');
}
