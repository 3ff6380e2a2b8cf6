/**
 * The tests' calls to the mock server, compared with the calls of the specification (CALL-1). The reports of both
 * suites list each test's calls through a screen or at a start: `POST /path`.
 *
 * @typedef {{ method: string, path: string }} SpecCall `{id}` and `{type}` are one segment of the path
 */

/**
 * @param {string | undefined} report of vitest, as JSON
 * @returns {string[]}
 */
export function callsInTests(report) {
  /** @type {{ testResults?: { assertionResults: { meta?: { calls?: string[] } }[] }[] }} */
  const { testResults = [] } = JSON.parse(report ?? '{}');
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.calls ?? []),
  );
}

/**
 * @param {string | undefined} report of Playwright, as JSON
 * @returns {string[]}
 */
export function callsInJourneys(report) {
  /** @type {string[]} */
  const calls = [];
  JSON.parse(report ?? '{}', (name, value) => {
    if (name === 'annotations' && Array.isArray(value))
      for (const { type, description } of value) if (type === 'calls') calls.push(...description.split('\n'));
    return value;
  });
  return calls;
}

/**
 * Given calls that nothing has made.
 * @param {readonly SpecCall[]} given
 * @param {readonly string[]} made
 * @returns {string[]}
 */
export function callsMissing(given, made) {
  const names = given.map(({ method, path }) => `${method} ${path}`);
  const exact = new Set(made);
  const loose = made.filter((call) => !names.includes(call));
  const isMade = (/** @type {string} */ name) =>
    exact.has(name) || (name.includes('{') && loose.some((call) => patternOf(name).test(call)));
  return names.filter((name) => !isMade(name));
}

/** @param {string} name */
function patternOf(name) {
  return new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
