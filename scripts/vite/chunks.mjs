import { createImports, laterChunks } from './laterChunks.mjs';

/** @typedef {import('./planParts.mjs').Group} Group */

/**
 * The groups of the plan for the bundler, and the plugin that fills and checks them.
 * @param {{ groups: readonly Group[], laterThan?: Readonly<Record<string, readonly string[]>> }} plan
 * @returns {{ groups: import('vite').Rolldown.CodeSplittingGroup[], plugin: import('vite').Plugin }}
 */
export function createChunks({ groups, laterThan = {} }) {
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  /** @type {Map<string, string>} */
  let later = new Map();
  let root = '';
  /** @param {Group} group @param {string} id */
  const isIn = ({ name, parts = [] }, id) =>
    parts.some((part) => part.test(id)) || (reached.get(name)?.has(id) ?? false);
  return {
    groups: [
      ...groups.map((group, index) => ({
        name: group.name,
        test: (/** @type {string} */ id) => isIn(group, id),
        priority: groups.length - index,
        includeDependenciesRecursively: !group.alone,
      })),
      {
        name: (/** @type {string} */ id) => later.get(id) ?? null,
        debugName: 'later',
        priority: 0,
        includeDependenciesRecursively: false,
      },
    ],
    plugin: {
      name: 'chunks',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      buildEnd(error) {
        if (error) return;
        /** @param {string} path */
        const modulesFrom = (path) => ownModulesFrom(`${root}/${path}`, (id) => this.getModuleInfo(id));
        for (const { name, from = [], common = [] } of groups) {
          const own = from.flatMap((path) => [...modulesFrom(path)]);
          reached.set(name, new Set([...own, ...shared(common.map(modulesFrom))]));
        }
        const modules = modulesOf(this.getModuleIds(), (id) => this.getModuleInfo(id));
        later = laterChunks(modules, takenBy(groups, modules, isIn), root);
      },
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
        const problems = [...unmatched(groups, modules), ...circles(chunks), ...tooEarly(chunks, laterThan)];
        if (problems.length > 0) this.error(`scripts/vite/chunkPlan.mjs:\n${problems.join('\n')}`);
      },
    },
  };
}

/**
 * @param {Iterable<string>} ids
 * @param {(id: string) => import('./laterChunks.mjs').Module | null} infoOf
 */
function modulesOf(ids, infoOf) {
  return new Map(
    [...ids].flatMap((id) => {
      const info = infoOf(id);
      return info && !id.startsWith('\0') ? [[id, info]] : [];
    }),
  );
}

/**
 * The first group of each module that the groups take, with what they import.
 * @param {readonly Group[]} groups
 * @param {ReadonlyMap<string, import('./laterChunks.mjs').Module>} modules
 * @param {(group: Group, id: string) => boolean} isIn
 */
function takenBy(groups, modules, isIn) {
  /** @type {Map<string, Group>} */
  const taken = new Map();
  const importsOf = createImports(modules);
  const ids = [...modules.keys()];
  for (const group of groups) {
    const own = new Set(ids.filter((id) => isIn(group, id)));
    if (!group.alone) for (const id of own) for (const next of importsOf(id)) own.add(next);
    for (const id of own) if (!taken.has(id)) taken.set(id, group);
  }
  return taken;
}

/**
 * The members of more than one of the sets.
 * @param {readonly ReadonlySet<string>[]} sets
 */
function shared(sets) {
  return sets.flatMap((set) => [...set].filter((id) => sets.some((other) => other !== set && other.has(id))));
}

/**
 * The static imports of one of our own modules, itself included; throws where it is no module of the build.
 * @param {string} start
 * @param {(id: string) => { importedIds: readonly string[] } | null} infoOf
 */
function ownModulesFrom(start, infoOf) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} id */
  const add = (id) => {
    if (found.has(id) || id.includes('/node_modules/') || !id.startsWith('/')) return;
    const info = infoOf(id);
    if (!info) throw new Error(`scripts/vite/chunkPlan.mjs: ${id} is no module of the build`);
    found.add(id);
    info.importedIds.forEach(add);
  };
  add(start);
  return found;
}

/**
 * The error about parts that match none of the modules.
 * @param {readonly Group[]} groups
 * @param {readonly string[]} modules
 * @returns {string[]}
 */
export function unmatched(groups, modules) {
  return groups.flatMap(({ name, parts = [] }) =>
    parts
      .filter((part) => !modules.some((id) => part.test(id)))
      .map((part) => `  ${part} of the group "${name}" matches no module of the build`),
  );
}

/**
 * Chunks that import each other: which of them runs first is then left to chance.
 * @param {readonly { fileName: string, imports: readonly string[] }[]} chunks
 * @returns {string[]}
 */
export function circles(chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  /** @param {string} from @param {Set<string>} [seen] */
  const reach = (from, seen = new Set()) => {
    for (const next of importsOf.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return chunks
    .filter(({ fileName }) => reach(fileName).has(fileName))
    .map(({ fileName }) => `  ${fileName} imports itself by way of other chunks`);
}

/**
 * Chunks that are fetched with others although they are wanted later, with the way there. One careless import or
 * shared icon makes a list begin with all forms, dialogs and calendars.
 * @param {readonly { name: string, fileName: string, moduleIds: readonly string[], imports: readonly string[] }[]}
 * chunks
 * @param {Readonly<Record<string, readonly string[]>>} laterThan names of chunks, by a module that may not fetch them
 */
export function tooEarly(chunks, laterThan) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return Object.entries(laterThan).flatMap(([module, later]) => {
    const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    /** @type {Map<string, string[]>} */
    const ways = new Map(start && [[start.fileName, [start.name]]]);
    for (const [file, way] of ways) {
      for (const next of byFile.get(file)?.imports ?? []) {
        const name = byFile.get(next)?.name;
        if (name && !ways.has(next)) ways.set(next, [...way, name]);
      }
    }
    return [...ways.values()]
      .filter((way) => later.includes(way.at(-1) ?? ''))
      .map((way) => `  ${way.join(' → ')} is fetched too early`);
  });
}
