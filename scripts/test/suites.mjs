/**
 * The suites of `npm test`, in their order.
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {readonly string[]} command
 * @property {'vitest' | 'playwright'} [report] counts its own tests, and tells of each that ends; a suite without counts as one
 * @property {boolean} [alone] keeps both processors busy, or measures; the others run two at a time
 * @property {boolean} [browser] drives Chromium
 * @property {boolean} [pages] opens so many pages that the headless shell is worth while
 * @property {readonly string[]} [needs] suites that must have passed before
 * @property {string} [makes] a folder that is made anew: a failed build must not leave the last one
 * @property {boolean} [mayBeEmpty] may run no test
 * @property {boolean} [full] runs in a full run, and when it is named
 * @property {string} [usual] an argument that leaves out the tests of a full run (decision 32)
 */

/** @type {readonly Suite[]} */
export const suites = [
  // The longest first: two run at a time.
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'build', command: ['node', 'scripts/container.mjs'], makes: 'dist' },
  { name: 'lint', command: ['node', 'scripts/lint.mjs'] },
  { name: 'demo', command: ['vite', 'build', '--mode', 'demo'], makes: 'dist-demo' },
  { name: 'unused', command: ['knip'] },
  { name: 'layers', command: ['node', 'scripts/layers.mjs'] },
  { name: 'browsers', command: ['node', 'scripts/browsers.mjs'], needs: ['build'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'node'], report: 'vitest', alone: true },
  {
    name: 'contract',
    command: ['vitest', 'run', '--project', 'browser', '--project', 'worker'],
    usual: '--tags-filter=!full',
    report: 'vitest',
    alone: true,
    browser: true,
    pages: true,
  },
  // A resource that the generator writes, in a copy of the repository.
  {
    ...{ name: 'generated', command: ['node', 'scripts/test/generated.mjs'] },
    ...{ alone: true, browser: true, full: true },
  },
  // Alone: beside other work a page is seen later than it can be used, and the next files count.
  { name: 'size', command: ['node', 'scripts/size.mjs'], alone: true, browser: true, needs: ['build'] },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    usual: '--grep-invert=@full',
    report: 'playwright',
    alone: true,
    browser: true,
    pages: true,
    needs: ['build', 'demo'],
  },
];

/**
 * Seconds of silence after which a suite is stopped. A suite that reports each test limits a test to a minute or two,
 * and so reports again soon. A compiler is silent until it is done, half a minute on two idle cores. Ten minutes of
 * silence mean that it hangs.
 * @param {Suite} suite
 * @returns {number}
 */
export function patienceWith({ report }) {
  return report ? 120 : 600;
}

/**
 * The suites by name, with those that they need; without names all of a usual or a full run.
 * @param {readonly string[]} names
 * @param {boolean} isFull
 * @returns {readonly Suite[]}
 */
export function choose(names, isFull) {
  const needed = suites.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs ?? []);
  const chosen =
    names.length === 0
      ? suites.filter(({ full }) => isFull || !full)
      : suites.filter(({ name }) => names.includes(name) || needed.includes(name));
  return isFull ? chosen : chosen.map(withoutSweeps);
}

/**
 * @param {Suite} suite
 * @returns {Suite}
 */
function withoutSweeps(suite) {
  return suite.usual ? { ...suite, command: [...suite.command, suite.usual] } : suite;
}

/**
 * How a suite writes its report, and tells of each test that ends.
 * @param {Suite['report']} kind
 * @param {string} file
 * @returns {string[]}
 */
export function reportTo(kind, file) {
  if (kind === 'playwright') return ['--reporter=list,json'];
  if (kind !== 'vitest') return [];
  return [
    ...['--reporter=default', '--reporter=./scripts/test/pulse.mjs'],
    ...['--reporter=json', `--outputFile.json=${file}`],
  ];
}
