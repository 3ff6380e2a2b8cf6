import { createRequire } from 'node:module';

/**
 * Which modules travel together. Left to itself the bundler makes a chunk of every set of pages that shares a module:
 * dozens of small files on a list, each compressed apart (16 kB more, gzipped).
 *
 * A group takes modules by their path (`parts`, regular expressions below the project's folder), or all of our own modules
 * that some modules import statically (`from`). A part that matches no module, and chunks that import each other in a
 * circle, fail the build: after an upgrade or a renaming the rules must be looked at.
 *
 * @typedef {object} Group
 * @property {string} name
 * @property {readonly RegExp[]} [parts]
 * @property {readonly string[]} [from]
 * @property {readonly string[]} [common] takes our own modules that each of these imports
 * @property {number} priority
 * @property {boolean} [alone] without what its modules import
 */

/** @type {readonly Group[]} */
const groups = [
  // Other libraries use these as well.
  { name: 'helpers', parts: [/\/@babel\/runtime\//], priority: 2 },
  // antd knows of forms everywhere; only pages that enter records need them.
  {
    name: 'form',
    parts: [/\/rc-field-form\/es\/(?!FormContext)/, /\/@rc-component\/async-validator\//],
    priority: 2,
    alone: true,
  },
  // The colour picker; the class of a colour and its presets stay with the buttons, which ask them.
  {
    name: 'colour',
    parts: [
      /\/@rc-component\/color-picker\/es\/(?!color\.)[^?]*$/,
      /\/rc-collapse\/[^?]*$/,
      /\/antd\/es\/collapse\/[^?]*$/,
      /\/antd\/es\/color-picker\/(?!color\.|util\.)[^?]*$/,
      ...[/\/rc-slider\//, /\/antd\/es\/slider\//, /\/antd\/es\/divider\//],
    ],
    priority: 2,
    alone: true,
  },
  // What every list draws, with what that needs.
  {
    name: 'antd',
    parts: [
      ...[/\/antd\/es\/button\//, /\/antd\/es\/checkbox\//, /\/antd\/es\/config-provider\//],
      ...[/\/antd\/es\/empty\//, /\/antd\/es\/input\/Input\./, /\/antd\/es\/locale\/zh_CN\./],
      ...[/\/antd\/es\/pagination\//, /\/antd\/es\/select\//, /\/antd\/es\/switch\//],
      ...[/\/antd\/es\/tag\//, /\/antd\/es\/tooltip\//],
    ],
    priority: 1,
  },
  // antd's own table, which only a few pages and dialogs show.
  {
    name: 'table',
    parts: [
      ...[/\/antd\/es\/table\//, /\/antd\/es\/tree\//, /\/antd\/es\/radio\//],
      ...[/\/rc-table\//, /\/rc-tree\//],
    ],
    priority: 2,
    alone: true,
  },
  // What the sign-in shares with the frame.
  {
    name: 'common',
    common: ['src/shell/session/SignInPages.tsx', 'src/app/App.tsx'],
    priority: 2,
    alone: true,
  },
  // What surrounds every page.
  { name: 'frame', from: ['src/app/App.tsx'], priority: 1 },
  // What every list consists of; other pages use a part of it here and there.
  {
    name: 'list',
    from: ['src/app/ViewPage.tsx'],
    parts: [
      ...[/\/src\/ui\/fields\/choice\./, /\/src\/ui\/fields\/date\./, /\/src\/ui\/fields\/number\./],
      ...[/\/src\/ui\/fields\/text\./, /\/src\/ui\/fields\/textarea\./, /\/src\/ui\/fields\/toggle\./],
      /\/src\/crud\/fields\/dictionary\./,
    ],
    priority: 1,
    alone: true,
  },
  // Where all calls go; domains that are opened later know it as well.
  {
    name: 'calls',
    parts: [/\/resources\/(\w+\/)?endpoints\.ts$/, /\/providers\/endpoints\/builder\.ts$/],
    priority: 1,
    alone: true,
  },
];

/** The menu's icons, each fetched by its name. */
const icon = /\/node_modules\/@ant-design\/icons-svg\/es\/asn\/\w+Outlined\.js$/;
const { version: iconsVersion } = createRequire(import.meta.url)('@ant-design/icons-svg/package.json');

/**
 * Where a chunk goes. Icons carry the version of their package instead of a hash each: eight hundred hashes are half of the
 * list of their names, which every start fetches.
 * @param {{ facadeModuleId?: string | null, moduleIds: readonly string[] }} chunk
 */
export function chunkFileNames({ facadeModuleId, moduleIds }) {
  const isIcon = moduleIds.length === 1 && icon.test(facadeModuleId ?? '');
  return isIcon ? `assets/icons-${iconsVersion}/[name].js` : 'assets/[name]-[hash].js';
}

/**
 * The groups for the bundler, and the plugin that fills and checks them.
 * @returns {{ groups: import('vite').Rolldown.CodeSplittingGroup[], plugin: import('vite').Plugin }}
 */
export function createChunks() {
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  let root = '';
  return {
    groups: [
      // Everything before the sign-in; the groups below take none of it.
      { name: 'start', tags: ['$initial'], test: /^(?!.*\/src\/main\.tsx)/, priority: 3 },
      ...groups.map(({ name, parts = [], priority, alone = false }) => ({
        name,
        /** @param {string} id */
        test: (id) => parts.some((part) => part.test(id)) || (reached.get(name)?.has(id) ?? false),
        priority,
        includeDependenciesRecursively: !alone,
      })),
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
          const [first = new Set(), ...others] = common.map(modulesFrom);
          const shared = [...first].filter((id) => others.every((other) => other.has(id)));
          reached.set(name, new Set([...from.flatMap((path) => [...modulesFrom(path)]), ...shared]));
        }
      },
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
        const problems = [...unmatched(modules), ...circles(chunks), ...tiedIcons(chunks)];
        if (problems.length > 0) this.error(`scripts/vite/chunks.mjs:\n${problems.join('\n')}`);
      },
    },
  };
}

/**
 * Our own modules that one imports statically; throws where it is no module of the build.
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
    if (!info) throw new Error(`scripts/vite/chunks.mjs: ${id} is no module of the build`);
    found.add(id);
    info.importedIds.forEach(add);
  };
  add(start);
  // It stays a file of its own, by which others fetch it and the manifest names it.
  found.delete(start);
  return found;
}

/**
 * What is wrong with parts that match none of the modules.
 * @param {readonly string[]} modules
 * @returns {string[]}
 */
export function unmatched(modules) {
  return groups.flatMap(({ name, parts = [] }) =>
    parts
      .filter((part) => !modules.some((id) => part.test(id)))
      .map((part) => `  ${part} of the group "${name}" matches no module of the build`),
  );
}

/**
 * Icons that import other files: these change with every build, and a browser may hold the icon for a year.
 * @param {readonly { fileName: string, imports: readonly string[] }[]} chunks
 */
function tiedIcons(chunks) {
  return chunks
    .filter(({ fileName, imports }) => fileName.startsWith('assets/icons-') && imports.length > 0)
    .map(({ fileName }) => `  ${fileName} must import nothing`);
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
