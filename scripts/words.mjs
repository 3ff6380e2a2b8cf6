/**
 * `npm run words [folder …]`: comments and test names that begin with a pronoun instead of the thing they are about.
 * A comment begins with a noun or a verb; a test's name is subject, verb, result. No sentence of either is longer than
 * twenty English words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { longSentences, mostWords } from './words/sentences.mjs';

/**
 * @typedef {object} Finding
 * @property {string} file relative to the project's root, with forward slashes
 * @property {number} line of the comment or the test, from 1
 * @property {string} message the words as written, and the way out
 *
 * @typedef {ReturnType<typeof parseSync>['comments'][number]} Comment
 * @typedef {{ start: number, text: string, kind: 'comment' | 'test name' }} Phrase
 */

/** The folders that hold the rule; `npm test` checks them. */
const checkedFolders = ['src', 'providers', 'resources', 'mocks', 'e2e', 'scripts', 'bench'];
const checkedFiles = /\.(ts|tsx|mjs|css)$/;
const pronoun = /^(?:\[[^\]]*\]|[\s*/«"'(])*((?:what|who|whose|whom|those|one of)\b)/i;
const testFunctions = ['test', 'it', 'describe', 'suite'];
const howToBegin = {
  comment: 'Begin with a noun or a verb that names the thing.',
  'test name': 'Write subject, verb, result.',
};

/**
 * Checks every file of code or styles below the folders.
 * @param {string} root
 * @param {readonly string[]} folders relative to the root
 * @returns {{ findings: Finding[], files: number }} in the order of the files and their lines
 */
export function checkWords(root, folders = checkedFolders) {
  const files = folders.flatMap((folder) => filesIn(root, folder)).sort();
  const findings = files.flatMap((file) => checkText(file, readFileSync(join(root, file), 'utf8')));
  return { findings, files: files.length };
}

/**
 * Checks one file's comments and test names.
 * @param {string} file decides by its extension how the text is parsed
 * @param {string} text
 * @returns {Finding[]}
 */
export function checkText(file, text) {
  return phrasesOf(file, text)
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, text: phrase, kind }) => {
      const begins = pronoun.exec(phrase)?.[1];
      const line = text.slice(0, start).split('\n').length;
      return [
        ...(begins === undefined ? [] : [`a ${kind} begins with «${begins}». ${howToBegin[kind]}`]),
        ...longSentences(phrase).map(
          ({ words, sentence }) => `${words} words, at most ${mostWords}: «${sentence}»`,
        ),
      ].map((message) => ({ file, line, message }));
    });
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Phrase[]}
 */
function phrasesOf(file, text) {
  if (file.endsWith('.css'))
    return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ index, 1: comment = '' }) => ({
      start: index,
      text: comment,
      kind: 'comment',
    }));
  const { comments, program } = parseSync(file, text);
  return [...wholeComments(comments, text), ...testNames(program)];
}

/**
 * Block comments, and line comments together with those that continue them on the lines below.
 * @param {readonly Comment[]} comments
 * @param {string} text
 * @returns {Phrase[]}
 */
function wholeComments(comments, text) {
  /** @type {(Phrase & { end: number, isLine: boolean })[]} */
  const found = [];
  for (const { type, start, end, value } of comments) {
    const above = found.at(-1);
    const isLine = type === 'Line';
    if (isLine && above?.isLine && /^\r?\n[ \t]*$/.test(text.slice(above.end, start))) {
      above.text += `\n${value}`;
      above.end = end;
    } else found.push({ start, end, isLine, text: value, kind: 'comment' });
  }
  return found;
}

/**
 * First arguments of `test('…')`, `test.skip('…')`, `test.each(rows)('…')` and the like.
 * @param {ReturnType<typeof parseSync>['program']} program
 * @returns {Phrase[]}
 */
function testNames(program) {
  /** @type {Phrase[]} */
  const found = [];
  new Visitor({
    CallExpression({ callee, arguments: [name], start }) {
      if (!testFunctions.includes(rootName(callee) ?? '')) return;
      if (name?.type === 'Literal' && typeof name.value === 'string')
        found.push({ start, text: name.value, kind: 'test name' });
      if (name?.type === 'TemplateLiteral')
        found.push({ start, text: name.quasis.map(({ value }) => value.raw).join('…'), kind: 'test name' });
    },
  }).visit(program);
  return found;
}

/**
 * The identifier that a chain of calls, members and tagged templates starts from.
 * @param {import('vite').ESTree.Expression} callee
 * @returns {string | undefined}
 */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag);
  return undefined;
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && checkedFiles.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function main() {
  const folders = process.argv.slice(2);
  const { findings, files } = checkWords(
    resolve(import.meta.dirname, '..'),
    folders.length > 0 ? folders : undefined,
  );
  for (const { file, line, message } of findings) console.log(`${file}:${line}  words: ${message}`);
  console.log(`${findings.length} odd beginnings and long sentences in ${files} files`);
  if (findings.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
