/**
 * What the tests really asked the mock server for, against the calls of the specification (CALL-1). Both suites note in their
 * reports which calls each test has made through a screen or at a start: `POST /path`.
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
 * Given calls that nothing has made, without those that are known to be missing; and those of the list that were made and
 * have to be taken off it.
 * @param {readonly SpecCall[]} given
 * @param {readonly string[]} made
 * @param {readonly string[]} notYetMade
 * @returns {{ missing: string[], made: string[] }}
 */
export function compareCalls(given, made, notYetMade) {
  const names = given.map(({ method, path }) => `${method} ${path}`);
  const exact = new Set(made);
  const loose = made.filter((call) => !names.includes(call));
  const isMade = (/** @type {string} */ name) =>
    exact.has(name) || (name.includes('{') && loose.some((call) => patternOf(name).test(call)));
  return {
    missing: names.filter((name) => !isMade(name) && !notYetMade.includes(name)),
    made: notYetMade.filter(isMade),
  };
}

/** @param {string} name */
function patternOf(name) {
  return new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
