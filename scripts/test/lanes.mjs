/** @typedef {import('./suites.mjs').Suite} Suite */

const lanes = 2;

/**
 * Runs suites in their order: those that take one processor two at a time, the others alone. A suite begins once all
 * that it needs have ended.
 * @template T
 * @param {readonly Suite[]} suites
 * @param {(suite: Suite) => Promise<T>} run
 * @returns {Promise<T[]>} the outcomes, in the order of the suites
 */
export async function runInLanes(suites, run) {
  /** @type {Map<string, Promise<T>>} */
  const started = new Map();
  /** @type {Set<Promise<T>>} */
  const running = new Set();
  for (const suite of suites) {
    await Promise.all((suite.needs ?? []).map((name) => started.get(name)));
    const most = suite.alone ? 1 : lanes;
    while (running.size >= most) await Promise.race(running);
    const outcome = run(suite);
    started.set(suite.name, outcome);
    running.add(outcome);
    void outcome.finally(() => running.delete(outcome));
    if (suite.alone) await outcome;
  }
  return Promise.all(started.values());
}
