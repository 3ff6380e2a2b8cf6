import { createExtras } from './listExtras.mjs';
import { antd, domainOf, folderOf, kindOf, packageOf, reachedFrom } from './moduleKinds.mjs';

/**
 * @typedef {object} Module
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} dynamicImporters
 * @property {string | null} code
 */

/** Characters of source from which a package is fetched by those alone that need it. */
const largePackage = 40_000;

/** Characters of source from which a folder is worth a chunk of its own. */
const largeFolder = 60_000;

/** Characters of source from which what needs little, and what needs more, are worth a chunk each. */
const largeHalf = 38_000;

/** Packages whose bundle imports much, and what is used of it little. */
const shaken = /\/node_modules\/@refinedev\//;

/**
 * Groups the modules that the plan leaves over: pages, dialogs and tools that are fetched when they are opened. Left to itself
 * the bundler makes a chunk of every set of them that shares a module. Most of these are smaller than their headers.
 *
 * A module that the openings of one folder need is in that folder's chunk. One that several folders of a domain need is in the
 * domain's. One that several domains need is common, a layer's is with those the layer opens itself. Small folders
 * of a domain are one. Chunks so import each other in one direction only. The bundler keeps what needs a large
 * package, the mocks, and what chunks of the plan import.
 *
 * Parts that lists draw untouched are apart (listExtras.mjs).
 *
 * A large chunk is two where part of it needs a rare group: calendars, tools of lists, another domain.
 * A page that needs none of these does not fetch them because a dialog of its domain does.
 *
 * @param {ReadonlyMap<string, Module>} modules all of the build, by their ids
 * @param {ReadonlyMap<string, import('./planParts.mjs').Group>} taken those that the plan has, with their groups
 * @param {string} root
 * @returns {Map<string, string>} names of chunks by module
 */
export function laterChunks(modules, taken, root) {
  const importsIn = createImports(modules);
  const isLeft = (/** @type {string} */ id) => modules.has(id) && !taken.has(id) && !isBarrel(id);
  const importsOf = (/** @type {string} */ id) => importsIn(id).filter(isLeft);
  const left = [...modules.keys()].filter(isLeft);
  const whole = left.filter((id) => !shaken.test(id));
  const importersOf = importersIn(whole, importsOf);
  const apart = reachedFrom([...taken.keys()].flatMap(importsOf), importsOf);
  const isMock = (/** @type {string} */ id) => id.startsWith(`${root}/mocks/`);
  const sizes = sizesBy(left, modules, packageOf);
  const needLarge = reachedFrom(
    left.filter(
      (id) =>
        isMock(id) || (!antd.test(id) && !shaken.test(id) && (sizes.get(packageOf(id)) ?? 0) > largePackage),
    ),
    importersOf,
  );
  const folders = sizesBy(
    left.filter((id) => !needLarge.has(id)),
    modules,
    (id) => folderOf(id, root),
  );
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  for (const entry of left.filter(
    (id) => (modules.get(id)?.dynamicImporters.length ?? 0) > 0 && !isMock(id),
  )) {
    const folder = folderOf(entry, root);
    const place = (folders.get(folder) ?? 0) > largeFolder ? folder : domainOf(folder);
    for (const id of reachedFrom([entry], importsOf))
      places.set(id, (places.get(id) ?? new Set()).add(place));
  }
  const grouped = [...places].filter(([id]) => !apart.has(id) && !needLarge.has(id));
  const extrasOf = createExtras(
    whole,
    {
      placesOf: (id) => [...new Set([...(places.get(id) ?? [])].map(domainOf))],
      groupsOf: (id) => importsIn(id).flatMap((next) => taken.get(next) ?? []),
      importersOf,
      hasExtras: (domain) => taken.get(`${root}/resources/${domain}/index.ts`)?.extras ?? false,
    },
    root,
  );
  const chunks = new Map(
    grouped.map(([id, all]) => [id, extrasOf(id) || chunkOf([...all], kindOf(id, root))]),
  );
  const needRare = reachedFrom(
    whole.filter((id) =>
      importsIn(id).some(
        (next) => taken.get(next)?.rare && taken.get(next)?.name !== domainOf(folderOf(id, root)),
      ),
    ),
    importersOf,
  );
  return halved(chunks, (id) => needRare.has(id), modules);
}

/**
 * The chunks, of which those with two large halves are two.
 * @param {ReadonlyMap<string, string>} chunks
 * @param {(id: string) => boolean} needsMore
 * @param {ReadonlyMap<string, Module>} modules
 */
function halved(chunks, needsMore, modules) {
  const halfOf = (/** @type {string} */ id) => `${chunks.get(id)}${needsMore(id) ? '-more' : ''}`;
  const sizes = sizesBy([...chunks.keys()], modules, halfOf);
  const isLarge = (/** @type {string} */ half) => (sizes.get(half) ?? 0) > largeHalf;
  return new Map(
    [...chunks].map(([id, name]) => [id, isLarge(name) && isLarge(`${name}-more`) ? halfOf(id) : name]),
  );
}

/** The packages that are imported by a module that only names all others; the bundler imports the named ones themselves. */
const barrels = /\/node_modules\/(antd|@ant-design\/icons)\/es\/(icons\/)?index\.js$/;

/** @param {string} id */
function isBarrel(id) {
  return barrels.test(id);
}

/**
 * The imports of a module, with the named modules in place of a barrel that names all.
 * @param {ReadonlyMap<string, Module>} modules
 * @returns {(id: string) => readonly string[]}
 */
export function createImports(modules) {
  /** @type {Map<string, string>} */
  const named = new Map();
  for (const [id, { code }] of modules) {
    if (!isBarrel(id)) continue;
    const folder = id.slice(0, id.lastIndexOf('/'));
    for (const [, name = '', path = ''] of (code ?? '').matchAll(
      /default as (\w+)\s*\}\s*from\s*["']\.\/([^"']+)["']/g,
    ))
      named.set(name, `${folder}/${path}`);
  }
  const idOf = (/** @type {string} */ path) =>
    [`${path}/index.js`, `${path}.js`].filter((id) => modules.has(id));
  return (id) => {
    const { importedIds = [], code = '' } = modules.get(id) ?? {};
    if (!importedIds.some(isBarrel)) return importedIds;
    const names = [
      ...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:antd|@ant-design\/icons)["']/g),
    ].flatMap(([, list = '']) => list.split(',').map((each) => each.trim().split(/\s+as\s+/)[0] ?? ''));
    return [
      ...importedIds.filter((each) => !isBarrel(each)),
      ...names.flatMap((name) => idOf(named.get(name) ?? '')),
    ];
  };
}

/** Layers whose few openings of their own travel with what others need of them. */
const layers = ['gaokao', 'lib', 'providers'];

/** The chunk of a module that some places need. @param {readonly string[]} places @param {string} kind */
function chunkOf(places, kind) {
  const [place = '', ...others] = places;
  if (others.length === 0) return `later-${place.replaceAll('/', '-')}`;
  if (layers.includes(kind)) return `later-${kind}`;
  const domain = domainOf(place);
  return others.every((other) => domainOf(other) === domain)
    ? `later-${domain}-shared`
    : `later-common-${kind}`;
}

/**
 * @param {readonly string[]} ids
 * @param {(id: string) => readonly string[]} importsOf
 */
function importersIn(ids, importsOf) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const id of ids)
    for (const next of importsOf(id)) importers.set(next, [...(importers.get(next) ?? []), id]);
  return (/** @type {string} */ id) => importers.get(id) ?? [];
}

/**
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, Module>} modules
 * @param {(id: string) => string} partOf
 */
function sizesBy(ids, modules, partOf) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const id of ids)
    sizes.set(partOf(id), (sizes.get(partOf(id)) ?? 0) + (modules.get(id)?.code?.length ?? 0));
  sizes.delete('');
  return sizes;
}
