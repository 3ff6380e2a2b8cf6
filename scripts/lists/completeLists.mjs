import { posix } from 'node:path';
import { withImport, withPart } from '../resource/edits.mjs';

/**
 * Lists that name what other files declare. Each keeps its order, and gets what it lacks at its end.
 *
 * @typedef {ReadonlyMap<string, string>} Tree texts of the code that is listed, of its lists, and of README.md, by path
 *
 * @typedef {object} Entry something that a list must name
 * @property {string} path of the file that declares it
 * @property {string} name of the export
 */

/** Makers of fields: `export const text = defineKind…`, `export function choice(…): Field…`. */
export const kindMaker = /^export (?:const (\w+) = defineKind|function (\w+)[<(][^{;]*\): Field<)/gm;
/** `export const links = defineResource<FriendLink>()({`, or by a function whose name ends so. */
const declaration = /^export const (\w+) = \w*Resource[<(]/gm;
const routes = /^export const (\w+Routes?)(?=[: ])/gm;
const written = /^export const (written)(?=[: ])/gm;
const gallery = /^export const (gallery)(?=[: ])/gm;
const imports = /^import (?:type )?\{([^}]*)\} from '((?:\.|@\/)[^']+)';/gm;

/**
 * The lists that lack something, with their new text. Imports are sorted by the formatter.
 * @param {Tree} tree
 * @returns {Map<string, string>}
 */
export function completeLists(tree) {
  const lists = new Map([...tree].filter(([path]) => /^resources\/\w+\/index\.ts$/.test(path)));
  for (const [path, text] of lists) lists.set(path, withResources(path, text, tree));
  for (const [path, complete] of /** @type {const} */ ([
    ['mocks/routes.ts', withRoutes],
    ['mocks/written.sample.ts', withSamples],
    ['resources/dev/gallery/kindExamples.ts', withExamples],
    ['README.md', withKinds],
  ])) {
    const text = tree.get(path);
    if (text !== undefined) lists.set(path, complete(path, text, tree));
  }
  return new Map([...lists].filter(([path, text]) => text !== tree.get(path)));
}

/**
 * The resources of a domain, but for those without a view and those that a page of their own draws.
 * @param {string} list
 * @param {string} text
 * @param {Tree} tree
 */
function withResources(list, text, tree) {
  const domain = [...tree].filter(([path]) => path.startsWith(`${posix.dirname(list)}/`));
  const pages = domain.filter(([path]) => path.endsWith('Page.tsx'));
  return entriesOf(new Map(domain), declaration)
    .filter(
      (entry) => ![[list, text], ...pages].some(([path = '', other = '']) => isNamed(other, path, entry)),
    )
    .filter(({ path, name }) => !/\bview: null\b/.test(declarationOf(name, tree.get(path) ?? '')))
    .reduce((now, { path, name }) => withPart(withImport(now, name, from(list, path)), name, '];'), text);
}

/**
 * The calls of the mock server, but for those that another file of the mocks takes in.
 * @param {string} list
 * @param {string} text
 * @param {Tree} tree
 */
function withRoutes(list, text, tree) {
  const taken = [...tree].filter(([path]) => path !== list && path.startsWith('mocks/'));
  return entriesOf(tree, routes)
    .filter(({ path }) => path.startsWith('mocks/') && path !== list)
    .filter(
      (entry) => ![[list, text], ...taken].some(([path = '', other = '']) => isNamed(other, path, entry)),
    )
    .reduce((now, { path, name }) => {
      const part = name.endsWith('s') ? `...${name}` : name;
      return withPart(withImport(now, name, from(list, path)), part, '];');
    }, text);
}

/** Bodies of new records that stand beside their mocks. @param {string} list @param {string} text @param {Tree} tree */
function withSamples(list, text, tree) {
  return entriesOf(tree, written, /\.sample\.ts$/)
    .filter(({ path }) => path.startsWith('mocks/') && path !== list)
    .filter((entry) => !isNamed(text, list, entry))
    .reduce((now, { path }) => {
      const name = `${camel(path)}Written`;
      return withPart(withImport(now, `written as ${name}`, from(list, path)), name, '];');
    }, text);
}

/** Kinds that have their place in the gallery beside them. @param {string} list @param {string} text @param {Tree} tree */
function withExamples(list, text, tree) {
  return entriesOf(tree, gallery)
    .filter(({ path }) => path.endsWith('.gallery.ts'))
    .filter((entry) => !isNamed(text, list, entry))
    .reduce((now, { path }) => {
      const name = `${posix.basename(path, '.gallery.ts')}Gallery`;
      return withPart(withImport(now, `gallery as ${name}`, from(list, path)), `...${name}`, '];');
    }, text);
}

/** Kinds have a part on the screen; those of the short lists may leave it to another kind. */
const kindFile = /^resources\/lookups\/.*\.ts$|\.tsx$/;

/** The table of kinds in the README. @param {string} _list @param {string} text @param {Tree} tree */
function withKinds(_list, text, tree) {
  return ['src/ui/fields', 'src/crud/fields', 'resources/lookups'].reduce((now, folder) => {
    const row = new RegExp(`^\\| \`${folder}\` \\| [^;|]*`, 'm').exec(now)?.[0].trimEnd();
    const kinds = entriesOf(tree, kindMaker, kindFile).filter(({ path }) => path.startsWith(`${folder}/`));
    const missing = kinds
      .filter(({ name }) => !row?.includes(`\`${name}\``))
      .map(({ name }) => `\`${name}\``);
    return row === undefined || missing.length === 0 ? now : now.replace(row, [row, ...missing].join(', '));
  }, text);
}

/**
 * The exports that a pattern finds, in the order of their files.
 * @param {Tree} tree
 * @param {RegExp} pattern
 * @param {RegExp} file
 * @returns {Entry[]}
 */
function entriesOf(tree, pattern, file = /^(?!.*\.(test|sample)\.).*\.tsx?$/) {
  return [...tree]
    .filter(([path]) => file.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(([, name, made]) => ({ path, name: name ?? made ?? '' })),
    )
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/**
 * Whether a file imports an export.
 * @param {string} text
 * @param {string} importer
 * @param {Entry} entry
 */
function isNamed(text, importer, { path, name }) {
  const wanted = path.replace(/\.tsx?$/, '');
  return [...text.matchAll(imports)].some(
    ([, names = '', specifier = '']) =>
      target(importer, specifier) === wanted && new RegExp(`\\b${name}\\b`).test(names),
  );
}

/** The text of a declaration. @param {string} name @param {string} text */
function declarationOf(name, text) {
  const from = text.indexOf(`export const ${name} = `);
  const end = text.indexOf('\n});', from);
  return text.slice(from, end < 0 ? undefined : end);
}

/** The module that a file means. @param {string} importer @param {string} specifier */
function target(importer, specifier) {
  return specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(importer), specifier);
}

/** How a file names another. @param {string} importer @param {string} path */
function from(importer, path) {
  const module = path.replace(/\.tsx?$/, '');
  const near = posix.relative(posix.dirname(importer), module);
  return near.startsWith('.') ? `@/${module}` : `./${near}`;
}

/** `mocks/teach/course.sample.ts` as teachCourse. @param {string} path */
function camel(path) {
  const words = path
    .replace(/^mocks\//, '')
    .replace(/\.sample\.ts$/, '')
    .split(/\W+/);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}
