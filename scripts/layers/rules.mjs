/**
 * Rules of imports between layers, as one table; the code below it only reads it.
 *
 * @typedef {'lib' | 'gaokao' | 'ui' | 'work' | 'providers' | 'services' | 'crud' | 'endpoints' | 'resources' | 'shell' | 'config' | 'app'
 *   | 'mocks' | 'testing' | 'tools'} Layer
 * @typedef {import('./graph.mjs').Edge} Edge
 *
 * @typedef {object} Place where a file belongs
 * @property {Layer} layer
 * @property {string} domain of resources; empty elsewhere, and for the lists above all domains
 * @property {boolean} test a test, or the sample record of a resource that the contract suite works with
 *
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} line
 * @property {string} rule
 * @property {string} message what is wrong, and the way out
 */

/** @type {Layer[]} */
const belowApp = [
  'lib',
  'gaokao',
  'ui',
  'work',
  'providers',
  'services',
  'crud',
  'endpoints',
  'resources',
  'shell',
  'config',
];

/**
 * The layers that each layer may import besides itself.
 * @type {Record<Layer, Layer[]>}
 */
const mayImport = {
  lib: [],
  gaokao: ['lib'],
  work: ['lib'],
  providers: ['lib'],
  // The contract between a page and the frame: contexts and the hooks that read them. The values are made
  // above (src/app), or are machines without a screen (src/work). So no type goes round in a circle.
  services: ['lib', 'work', 'providers'],
  ui: ['lib', 'services'],
  crud: ['ui', 'lib', 'work', 'providers', 'services', 'endpoints'],
  // The calls of a domain as light data: the mocks, the providers' map and docs/calls.md read them.
  endpoints: ['providers'],
  resources: ['crud', 'ui', 'lib', 'gaokao', 'work', 'providers', 'services', 'endpoints'],
  shell: ['ui', 'lib', 'work', 'providers', 'services', 'endpoints', 'config'],
  config: ['lib', 'providers'],
  app: belowApp,
  mocks: ['lib', 'gaokao', 'endpoints'],
  testing: [...belowApp.filter((layer) => layer !== 'shell'), 'app', 'mocks'],
  tools: [...belowApp, 'app', 'mocks', 'testing'],
};

/** The rooms of the shell; each may import the ones after it. */
const rooms = ['frame', 'features', 'session', 'model', 'kit'];

/**
 * Packages that a layer must not know.
 * @type {Partial<Record<Layer, RegExp>>}
 */
const forbiddenPackages = {
  lib: /^(react|antd|@ant-design|@refinedev)/,
  gaokao: /^(react|antd|@ant-design|@refinedev)/,
  ui: /^@refinedev/,
  // The sign-in registers its forms here, and loads neither.
  services: /^(antd|@ant-design|@refinedev)/,
  providers: /^(antd|@ant-design|@refinedev\/antd)/,
  mocks: /^(react|antd|@ant-design|@refinedev)/,
};

/** Modules that the mocks share with the product besides types: the calls and the envelope. */
const openToMocks = [
  'providers/endpoints/builder.ts',
  'providers/endpoints/permissionsFor.ts',
  'providers/endpoints/platformCalls.ts',
  'providers/endpoints/ruoyiCalls.ts',
  'providers/http/envelope/seal.ts',
];

/** @type {[RegExp, Layer][]} */
const singleFiles = [
  [/^src\/config[A-Z]?[a-z]*(\.test)?\.ts$/, 'config'],
  [/^src\/(main|Root)\.tsx$/, 'app'],
  [/^resources\/([^/]+\/)?endpoints\.ts$/, 'endpoints'],
];

const folders =
  /^(?:src\/(lib|gaokao|ui|work|services|crud|shell|app|testing)|(providers|resources|mocks))\//;

/**
 * @param {string} path
 * @returns {Place}
 */
export function placeOf(path) {
  const single = singleFiles.find(([pattern]) => pattern.test(path))?.[1];
  const [, inside, above] = folders.exec(path) ?? [];
  const named = /** @type {Layer | undefined} */ (inside ?? above);
  // The contract suite is above the domains.
  const domain = /^resources\/(?!contract\/)([^/]+)\//.exec(path)?.[1] ?? '';
  return { layer: single ?? named ?? 'tools', domain, test: /\.(test|sample)\.tsx?$/.test(path) };
}

/**
 * The rule that an import breaks, if any.
 * @param {Edge} edge
 * @returns {Omit<Finding, 'file' | 'line'> | undefined}
 */
export function judge(edge) {
  const from = placeOf(edge.from);
  const to = placeOf(edge.to);
  if (to.test && !from.test && from.layer !== 'testing') return testMessage(edge);
  if (from.layer === 'resources' && to.layer === 'resources') return judgeIsland(from, to);
  if (from.layer === 'shell' && to.layer === 'shell') return judgeRooms(edge, from);
  if (from.layer === to.layer || mayImport[from.layer].includes(to.layer)) return undefined;
  // A test may use the helpers of src/testing, and so whatever they may.
  if (from.test && (to.layer === 'testing' || mayImport.testing.includes(to.layer))) return undefined;
  if (from.layer === 'mocks') return judgeMocks(edge, to);
  if (edge.from === 'src/main.tsx' && to.layer === 'mocks' && edge.dynamic) return undefined;
  return { rule: 'layer', message: layerMessage(edge, from.layer, to.layer) };
}

/**
 * The rule that the import of a package breaks, if any.
 * @param {string} path
 * @param {string} specifier
 * @returns {Omit<Finding, 'file' | 'line'> | undefined}
 */
export function judgePackage(path, specifier) {
  const { layer, test } = placeOf(path);
  if (test || !forbiddenPackages[layer]?.test(specifier)) return undefined;
  return {
    rule: 'package',
    message: `${layer} does not know ${specifier}. Take what you need as a parameter, or move this file to a layer that draws.`,
  };
}

/**
 * Rooms that every domain may import, without views and without knowledge of a domain. `access`: screens that two
 * domains have about different tables. `lookups`: the short lists that several choose from.
 */
export const commonRooms = ['access', 'lookups'];

/**
 * @param {Place} from
 * @param {Place} to
 */
function judgeIsland(from, to) {
  if (from.domain === '' || from.domain === to.domain || commonRooms.includes(to.domain)) return undefined;
  const other = to.domain === '' ? 'the list of all domains' : `resources/${to.domain}`;
  return {
    rule: 'island',
    message: `resources/${from.domain} may not import ${other}. Name the other resource instead: reference('机构', 'customer/store').`,
  };
}

/**
 * A test, and what several tests are set up with, may use every room.
 * @param {Edge} edge
 * @param {Place} from
 */
function judgeRooms(edge, from) {
  const roomOf = (/** @type {string} */ path) => path.split('/')[2] ?? '';
  const [own, other] = [roomOf(edge.from), roomOf(edge.to)];
  const fixture = /\/test[A-Z]\w*\.tsx?$/.test(edge.from);
  if (!rooms.includes(own))
    return {
      rule: 'room',
      message: `${edge.from} is in no room of the shell. Move it to one of ${rooms.join(', ')}.`,
    };
  if (from.test || fixture || rooms.indexOf(other) >= rooms.indexOf(own)) return undefined;
  return {
    rule: 'room',
    message: `${own} may not import ${other} (${edge.to}). Take what you need as a parameter, or move it to a room below.`,
  };
}

/**
 * The mocks take their calls from endpoints, the rows' types from the resources, and pure functions; pages never.
 * @param {Edge} edge
 * @param {Place} to
 */
function judgeMocks(edge, to) {
  if (to.layer === 'providers' && (edge.typeOnly || openToMocks.includes(edge.to))) return undefined;
  if (to.layer !== 'resources') return { rule: 'layer', message: layerMessage(edge, 'mocks', to.layer) };
  if (edge.typeOnly || !edge.to.endsWith('.tsx')) return undefined;
  return {
    rule: 'mocks',
    message: `mocks take types and pure functions from resources, never ${edge.to}. Write \`import type\`, or move the pure part into a .ts file.`,
  };
}

/** @param {Edge} edge */
function testMessage({ to }) {
  return {
    rule: 'layer',
    message: `${to} is for tests. Move what the product needs into a file of its own.`,
  };
}

/**
 * @param {Edge} edge
 * @param {Layer} from
 * @param {Layer} to
 */
function layerMessage(edge, from, to) {
  if (to === 'config') {
    return `${from} may not import src/config.ts. Take the values you need as a narrow option object from src/app.`;
  }
  const allowed = mayImport[from].join(', ') || 'nothing of ours';
  return `${from} may not import ${to} (${edge.to}); it may import: ${allowed}. Take what you need as a parameter, or move this file up.`;
}
