import { completeLists } from '../lists/completeLists.mjs';
import { newDomain, shownInMenu } from './domain.mjs';
import { withImport, withPart, withRestWord } from './edits.mjs';

/**
 * @typedef {import('../../resources/tool/gen/own/ownFiles').OwnFiles} OwnFiles
 *
 * @typedef {object} Tree what the plan must know of the repository
 * @property {(path: string) => string | undefined} read a file's text
 * @property {ReadonlyMap<string, string>} code texts of the files below `resources` and `mocks`, by path
 * @property {ReadonlySet<number>} menuIds ids of the mocks' menu
 * @property {readonly string[]} dictionaries types that the screens may name
 * @property {readonly string[]} seededDictionaries types that the mocks know
 *
 * @typedef {object} Plan
 * @property {ReadonlyMap<string, string>} files all files with their new text
 * @property {readonly string[]} added paths that are new
 * @property {readonly string[]} dictionaries types that nobody knew
 */

/** Files that list the first words of the REST calls. */
export const restWordFiles = [
  'providers/http/client.ts',
  'mocks/route.ts',
  'mocks/handlers.ts',
  'scripts/vite/serverPaths.mjs',
  'deploy/nginx.conf',
];

/** The reason why a request cannot be met, in words for its author. */
export class Refusal extends Error {}

/**
 * The changes to the repository for the files of a table. Throws a {@link Refusal} where some of them already exist.
 * @param {OwnFiles} own
 * @param {Tree} tree
 * @returns {Plan}
 */
export function planResource(own, tree) {
  const { domain } = own.model;
  /** @type {Map<string, string>} */
  const files = new Map();
  const read = (/** @type {string} */ path) => files.get(path) ?? tree.read(path);
  /** @param {string} path @param {(text: string) => string} change */
  const change = (path, change) => {
    const text = read(path);
    if (text === undefined) throw new Refusal(`${path} is missing.`);
    try {
      files.set(path, change(text));
    } catch (error) {
      throw new Refusal(`${path} is not as expected: ${error instanceof Error ? error.message : error}.`);
    }
  };
  refuseWhatIsThere(own, tree);
  const whole = own.files.filter(({ isLine }) => !isLine);
  if (tree.read(`resources/${domain}/index.ts`) === undefined) newDomain(own.model, files, change);
  const line = own.files.find(({ isLine }) => isLine)?.text ?? '';
  change(`resources/${domain}/endpoints.ts`, (text) =>
    withPart(
      withImport(text, 'rest', '@/providers/endpoints/builder'),
      line.trim().replace(/,$/, ''),
      '} as const;',
    ),
  );
  for (const { path, text } of whole) files.set(path, text);
  for (const [path, text] of completeLists(new Map([...tree.code, ...files]))) files.set(path, text);
  shownInMenu(own.model, { ...tree, read }, files, change);
  for (const path of restWordFiles) change(path, (text) => withRestWord(text, domain));
  const dictionaries = knownByAll(own, tree, change);
  return { files, added: [...files.keys()].filter((path) => tree.read(path) === undefined), dictionaries };
}

/**
 * @param {OwnFiles} own
 * @param {Tree} tree
 */
function refuseWhatIsThere({ model, files }, { read }) {
  const { domain, business, variable } = model;
  const there = files.filter(({ path, isLine }) => !isLine && read(path) !== undefined);
  if (there.length > 0) throw new Refusal(`${there.map(({ path }) => path).join(', ')}: there already.`);
  if (read(`resources/${domain}/endpoints.ts`)?.includes(`'${domain}/${business}'`))
    throw new Refusal(`resources/${domain}/endpoints.ts has '${domain}/${business}' already.`);
  if (new RegExp(`\\b${variable}Routes\\b`).test(read('mocks/routes.ts') ?? ''))
    throw new Refusal(
      `mocks/routes.ts has ${variable}Routes already: another table has the class name ${model.type}.`,
    );
}

/**
 * Dictionaries are a type of their own, and the mocks know each of them.
 * @param {OwnFiles} own
 * @param {Tree} tree
 * @param {(path: string, change: (text: string) => string) => void} change
 */
function knownByAll({ dictionaries, model }, tree, change) {
  const unknown = dictionaries.filter((type) => !tree.dictionaries.includes(type));
  const unseeded = dictionaries.filter((type) => !tree.seededDictionaries.includes(type));
  for (const type of unknown)
    change('providers/dictionaries/dictionary.ts', (text) => {
      const end = text.indexOf('] as const;');
      return withPart(text.slice(0, end + 11), `'${type}'`, '] as const;') + text.slice(end + 11);
    });
  for (const type of unseeded)
    change('mocks/system/businessDicts.ts', (text) =>
      withPart(text, `plain('${type}', '${model.label}：${type}', ['1', '选项一'], ['2', '选项二'])`, '];'),
    );
  return unseeded;
}

/**
 * The lines about what comes next, once the files are there.
 * @param {OwnFiles['model']} model
 * @param {Pick<Plan, 'dictionaries'>} plan
 */
export function nextSteps({ domain, business }, { dictionaries }) {
  return [
    'What comes next:',
    '  npm run calls',
    `  npx vitest run --project browser resources/${domain}/lives -t ${domain}/${business}`,
    '  npm test -- types lint layers unused unit',
    `  on the server: a menu with the 组件路径 ${domain}/${business}/index (the generator's menu SQL writes it)`,
    ...dictionaries.map(
      (type) =>
        `  mocks/system/businessDicts.ts: give ${type} the entries that the server has, in place of 选项一 and 选项二`,
    ),
  ];
}
