/**
 * The tests that a change can affect: pure, from the changed files and the imports between files.
 *
 * @typedef {object} Known
 * @property {readonly { from: string, to: string, typeOnly: boolean, dynamic: boolean }[]} edges imports between files
 * @property {readonly string[]} files that are there
 * @property {readonly string[]} resources names of all resources: `customer/store`
 *
 * @typedef {object} Selection
 * @property {string[]} suites that run as a whole
 * @property {string[]} sources code whose related unit tests run
 * @property {string[]} browser files of browser tests
 * @property {string[]} lives files of lives
 * @property {string} livesOf pattern of the titles of those lives that run
 * @property {string[]} journeys
 */

/** The journeys of a domain, and of what its mocks serve; a test sees that they are there. */
export const journeysOf = {
  customer: ['institutions', 'permissions', 'site'],
  dev: ['widgets'],
  expert: ['printSheet', 'service', 'share', 'workbenchConflict', 'workbenchKeyboard', 'workbenchOffline'],
  finance: ['invoices', 'withdrawals'],
  management: ['bell', 'cards', 'clients', 'recycleBin', 'workOrders'],
  monitor: ['jobs'],
  operations: ['articles', 'planImport', 'poster', 'recommendation'],
  score: ['scoreTable'],
  show: ['legalTexts'],
  system: ['dictionary', 'roles', 'versions'],
  tool: ['gen'],
};

/** The domain of the sample resources, which live for the engine. */
const samples = 'dev';
const code = /\.(ts|tsx|mjs)$/;
const browserTest = /\.browser\.test\.tsx?$/;
/** These tests load every domain, so that every change would select them. */
const overAll = /^resources\/(contract\/|\w+\/lives\.)/;
/**
 * The lists of all mocks, which every test's mock server loads: no change is followed through them. Their own is,
 * where no mock of a domain came with it.
 */
const lists = ['mocks/routes.ts', 'mocks/written.sample.ts'];
/** Files that go into a build, or serve one: no import leads to their tests. */
const ofBuild =
  /^((deploy|public|scripts\/vite)\/|(index\.html|package\.json|package-lock\.json|vite\.config\.ts)$)/;
/** Texts and style sheets, which the tests at the top of `scripts` read. */
const read = /^docs\/|^README\.md$|\.css$/;
const reader = /^scripts\/\w+\.test\.ts$/;

/**
 * @param {readonly string[]} changed
 * @param {Known} known
 * @returns {Selection}
 */
export function select(changed, { edges, files, resources }) {
  const there = new Set(files);
  const isListAlone = !changed.some((file) => isDomainMock(file, resources));
  const reached = new Set([
    ...importersOf(
      changed,
      edges.filter(({ to }) => !lists.includes(to)),
    ),
    ...importersOf(
      changed.filter((file) => isSharedMock(file, resources) || (isListAlone && lists.includes(file))),
      edges,
    ),
  ]);
  const beside = files.filter((file) => browserTest.test(file) && changed.some((one) => isBeside(one, file)));
  const browser = files.filter(
    (file) =>
      browserTest.test(file) && (changed.includes(file) || (reached.has(file) && !overAll.test(file))),
  );
  const lives = livesIn(changed, resources);
  const domains = new Set(changed.flatMap((file) => domainOf(file) ?? []));
  const journeys = Object.entries(journeysOf).flatMap(([domain, names]) =>
    domains.has(domain) ? names.map((name) => `e2e/${name}.journey.ts`) : [],
  );
  const own = [...reached].filter((file) => /^e2e\/.*\.journey\.ts$/.test(file));
  const readers = changed.some((file) => read.test(file)) ? files.filter((file) => reader.test(file)) : [];
  const sources = changed.filter((file) => code.test(file) && there.has(file));
  return {
    suites: changed.some((file) => ofBuild.test(file)) ? ['browsers', 'unit', 'size'] : [],
    sources: [...new Set([...sources, ...readers])],
    browser: [...new Set([...browser, ...beside.filter((file) => !overAll.test(file))])].sort(),
    lives: [...lives.keys()]
      .map((domain) => `resources/${domain}/lives.browser.test.tsx`)
      .filter((file) => there.has(file)),
    // vitest writes the name of a resource in quotes
    livesOf: `^'(${[...lives].flatMap(([domain, names]) => names ?? `${domain}/[^']+`).join('|')})' `,
    journeys: [...new Set([...journeys, ...own])].filter((file) => there.has(file)).sort(),
  };
}

/**
 * The changed files and all their static importers: `import()` would reach every page of the product from everywhere.
 * @param {readonly string[]} changed
 * @param {Known['edges']} edges
 * @returns {Set<string>}
 */
function importersOf(changed, edges) {
  const starts = edges.filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic);
  const importers = groupByTarget(starts);
  const reached = new Set(changed);
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return reached;
}

/** @param {Known['edges']} edges */
function groupByTarget(edges) {
  /** @type {Map<string, { from: string }[]>} */
  const groups = new Map();
  for (const edge of edges) groups.set(edge.to, [...(groups.get(edge.to) ?? []), edge]);
  return groups;
}

/**
 * Whether a changed file belongs to a test's resource by folder or name. Tests open pages by address, so that no
 * import leads to them.
 * @param {string} changed
 * @param {string} test
 */
function isBeside(changed, test) {
  const [top, domain, place = '', below] = changed.split('/');
  if (top !== 'resources' || domain === undefined) return false;
  return test.startsWith(`resources/${domain}/${below === undefined ? `${stemOf(place)}.` : `${place}/`}`);
}

/** @param {string} file */
function stemOf(file) {
  return file.replace(/\..*$/, '');
}

/** @param {string} file */
function domainOf(file) {
  return file.match(/^(?:resources|mocks)\/([^/.]+)\//)?.[1];
}

/**
 * The lives that a change affects, by domain. Undefined for all of a domain.
 * @param {readonly string[]} changed
 * @param {readonly string[]} resources
 * @returns {Map<string, string[] | undefined>}
 */
function livesIn(changed, resources) {
  /** @type {Map<string, string[] | undefined>} */
  const lives = new Map();
  /** @type {(domain: string, names: string[] | undefined) => void} */
  const add = (domain, names) => {
    const known = lives.has(domain) ? lives.get(domain) : [];
    lives.set(domain, known && names && [...new Set([...known, ...names])]);
  };
  for (const file of changed) {
    const domain = domainOf(file);
    if (domain && resources.some((name) => name.startsWith(`${domain}/`)))
      add(domain, resourcesOf(file, domain, resources));
    else if (isEngine(file)) add(samples, undefined);
  }
  return lives;
}

/** @param {string} file */
function isEngine(file) {
  return /^(src|providers|mocks)\//.test(file) && code.test(file) && !/\.test\.tsx?$/.test(file);
}

/**
 * Whether a mock is of no domain: all mocks are made with it, or it answers the frame.
 * @param {string} file
 * @param {readonly string[]} resources
 */
function isSharedMock(file, resources) {
  return file.startsWith('mocks/') && !lists.includes(file) && !isDomainMock(file, resources);
}

/**
 * @param {string} file
 * @param {readonly string[]} resources
 */
function isDomainMock(file, resources) {
  return file.startsWith('mocks/') && resources.some((name) => name.startsWith(`${domainOf(file)}/`));
}

/**
 * The resources of a file, by its folder or name: `resources/system/post.ts`, `mocks/customer/storeLog.ts`. Undefined where it may concern
 * the whole domain.
 * @param {string} file
 * @param {string} domain
 * @param {readonly string[]} resources
 * @returns {string[] | undefined}
 */
function resourcesOf(file, domain, resources) {
  const word = plain(stemOf(file.split('/')[2] ?? ''));
  const named = resources
    .filter((name) => name.startsWith(`${domain}/`))
    .map((name) => ({ name, word: plain(name.slice(domain.length + 1)) }));
  const wider = named.filter((one) => one.word.startsWith(word));
  if (wider.length > 0) return wider.map(({ name }) => name);
  const [longest] = named
    .filter((one) => word.startsWith(one.word))
    .sort((one, other) => other.word.length - one.word.length);
  return longest && [longest.name];
}

/** @param {string} word */
function plain(word) {
  return word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
