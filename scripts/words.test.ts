import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkText, checkWords } from './words.mjs';

const linesOf = (text: string, file = 'src/a.ts') => checkText(file, text).map(({ line }) => line);

describe('the check of first words', () => {
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

  test('only the named folders are read', () => {
    const root = mkdtempSync(join(tmpdir(), 'words-'));
    for (const folder of ['src', 'other']) {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, 'a.ts'), '\n// What is it?\n');
      writeFileSync(join(root, folder, 'a.css'), '/* What is it? */');
    }
    const { findings, files } = checkWords(root, ['src']);
    rmSync(root, { recursive: true });
    expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual(['src/a.ts:2']);
    expect(findings[0]?.message).toMatch(/«What»\. Begin /);
    expect(files).toBe(1);
  });
});
