/**
 * `npm run resource -- table.json`: a table of a RuoYi server's generator becomes a resource of this application.
 * The file holds what `GET /tool/gen/{tableId}` answers. Nothing that is there is overwritten.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { importModule } from './importModule.mjs';
import { readTree as readCode } from './lists/readTree.mjs';
import { nextSteps, planResource, Refusal } from './resource/plan.mjs';

const root = join(import.meta.dirname, '..');

/** @param {string} path */
const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);

try {
  await run(process.argv[2]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @param {string | undefined} file */
async function run(file) {
  if (!file)
    throw new Refusal('Name a file: npm run resource -- table.json (the answer of GET /tool/gen/{tableId}).');
  /** @type {typeof import('../resources/tool/gen/own/ownFiles')} */
  const { readOwnFiles } = await importModule(join(root, 'resources/tool/gen/own/ownFiles.ts'));
  const own = readOwnFiles(dataIn(file));
  if ('problem' in own) throw new Refusal(`${file}: ${own.problem}`);
  const plan = planResource(own, await readTree());
  const changed = [...plan.files].filter(([path, text]) => read(path) !== text);
  for (const [path, text] of changed) write(path, text);
  format(changed.map(([path]) => path));
  for (const [path] of changed) console.log(`${plan.added.includes(path) ? 'added  ' : 'changed'}  ${path}`);
  for (const note of own.notes) console.log(`not as configured  ${note}`);
  console.log(`\n${nextSteps(own.model, plan).join('\n')}`);
}

/**
 * The answer's data, whether the file holds the whole answer or its data alone.
 * @param {string} file
 * @returns {unknown}
 */
function dataIn(file) {
  /** @type {unknown} */
  let answer;
  try {
    answer = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return answer;
  if ('data' in answer && answer.data) return answer.data;
  throw new Refusal(`${file} holds a refusal: ${'msg' in answer ? answer.msg : `code ${answer.code}`}`);
}

/** @returns {Promise<import('./resource/plan.mjs').Tree>} */
async function readTree() {
  /** @type {typeof import('../mocks/menu/menuTable')} */
  const menu = await importModule(join(root, 'mocks/menu/menuTable.ts'));
  /** @type {typeof import('../providers/dictionaries/dictionary')} */
  const known = await importModule(join(root, 'providers/dictionaries/dictionary.ts'));
  /** @type {typeof import('../mocks/system/dictSeed')} */
  const seeds = await importModule(join(root, 'mocks/system/dictSeed.ts'));
  return {
    read,
    code: readCode(root),
    menuIds: new Set(menu.menuNodes.map(({ id }) => id)),
    dictionaries: known.dictionaryTypes,
    seededDictionaries: seeds.dictionarySeeds.map(({ dictType }) => dictType),
  };
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @param {readonly string[]} paths */
function format(paths) {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const code = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  execFileSync(process.execPath, [biome, 'check', '--write', ...code], { cwd: root, stdio: 'pipe' });
}
