import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkText, checkWords } from './words.mjs';

const linesOf = (text: string, file = 'src/a.ts') => checkText(file, text).map(({ line }) => line);

describe('the check of words', () => {
  test.each([
    ['a docstring', '/** What it holds. */\nexport const a = 1;'],
    ['a docstring of several lines', '/**\n * Who may read it.\n */\nexport const a = 1;'],
    ['a line comment', '// Those that are left.\nexport const a = 1;'],
    ['a comment behind code', 'export const a = 1; // one of two'],
    ['a test name', "test('what is typed is kept', () => {});"],
    ['a test name behind a requirement id', "test('[E3] what is typed is kept', () => {});"],
    ['a test name in backticks', 'it(`what is told`, () => {});'],
    ['a skipped test name', "test.skip('those that stay', () => {});"],
    ['a test name of a table', "test.each([1])('who sees %s', () => {});"],
    ['a group name', "describe('one of many', () => {});"],
  ])('finds %s', (_, text) => {
    expect(linesOf(text)).toEqual([1]);
  });

  test('a comment within JSX is found', () => {
    expect(linesOf('const a = (\n  <p>\n    {/* What is left. */}\n  </p>\n);', 'src/a.tsx')).toEqual([3]);
  });

  test('a line comment that continues another passes', () => {
    expect(linesOf('// Keeps the rows and\n// what belongs to them.\nexport const a = 1;')).toEqual([]);
  });

  test('nouns, verbs, strings and similar words pass', () => {
    const text =
      "/** Whatever follows. */\nexport const a = 'What?'; // Whole rows\ntest('the row stays', () => {});";
    expect(linesOf(text)).toEqual([]);
  });

  const sentence = (words: number) => `${Array.from({ length: words }, () => 'row').join(' ')}.`;

  test.each([
    ['a sentence of a comment', `/** Rows. ${sentence(21)} Rows. */`],
    ['a sentence over two line comments', `// ${sentence(11).slice(0, -1)}\n// ${sentence(10)}`],
    [
      'a sentence over two lines of a docstring',
      `/**\n * ${sentence(11).slice(0, -1)}\n * ${sentence(10)}\n */`,
    ],
    ['a tag', `/** @param {{ a: string }} a ${sentence(20)} */`],
    ['a test name', `test('[E3] ${sentence(21)}', () => {});`],
    ['a test name with values', `test(\`${sentence(10)} \${name} ${sentence(21)}\`, () => {});`],
  ])('%s above twenty words is found', (_, text) => {
    expect(checkText('src/a.ts', text).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^21 words, at most 20: «/),
    ]);
  });

  test.each([
    ['two sentences of twenty words', `/** ${sentence(20)} ${sentence(20)} */`],
    ['two items of a list', `/**\n * - ${sentence(15)}\n * - ${sentence(15)}\n */`],
    [
      'code, figures, ids and Chinese',
      `// ${sentence(19).slice(0, -1)} \`a b c d\` 1 2 志愿 方案.\ntest('[E3] [PERM-1] ${sentence(20)}');`,
    ],
    ['an order to Biome', `// biome-ignore lint/a11y: ${sentence(21)}`],
  ])('%s pass', (_, text) => {
    expect(linesOf(text)).toEqual([]);
  });

  test('only the named folders are read', () => {
    const root = mkdtempSync(join(tmpdir(), 'words-'));
    for (const folder of ['src', 'other']) {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, 'a.ts'), '\n// What is it?\n');
      writeFileSync(join(root, folder, 'a.css'), '/* What is it? */');
    }
    const { findings, files } = checkWords(root, ['src']);
    rmSync(root, { recursive: true });
    expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual(['src/a.css:1', 'src/a.ts:2']);
    expect(findings[0]?.message).toMatch(/«What»\. Begin /);
    expect(files).toBe(2);
  });
});
