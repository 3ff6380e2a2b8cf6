import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { paletteCss } from '../src/ui/theme/paletteCss.ts';
import { listFiles } from './layers/sources.mjs';

const root = resolve(import.meta.dirname, '..');

/** Elements that hold most of the page, or may be any of it. */
const holders =
  /^(?:$|(?:html|body|main|div|section|:root|\.frame|\.frame-main|\.panes?|\.pane-page|\.list-page)(?![\w-]))/;

/** The element of each `:has()` in a style sheet: from `.a > .tab:has(b)` it is `.tab`. */
function subjects(css: string): readonly string[] {
  const onScreen = css.replace(/@media print \{[\s\S]*?\n\}/g, '');
  return [...onScreen.matchAll(/([^\s,{}>+~(]*)(?::not\()?:has\(/g)].map(([, subject = '']) => subject);
}

test('no style sheet asks :has() of what holds the page: browsers ask it anew at every change inside', () => {
  const sheets = listFiles(root).filter((file) => file.endsWith('.css'));
  const found = sheets.flatMap((file) =>
    subjects(readFileSync(resolve(root, file), 'utf8')).map((subject) => ({ file, subject })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ subject }) => holders.test(subject))).toEqual([]);
});

/** Variables that a text sets: in a declaration, in an inline style or by a call. */
function variablesSet(text: string): readonly string[] {
  return [...text.matchAll(/(--[a-z][\w-]*)(?:['"`]?\]?\s*:|['"`],)/g)].map(([, name = '']) => name);
}

test('every variable that a style sheet reads is set somewhere', () => {
  const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const files = listFiles(root).filter((file) => /^(?:src|resources)\/.*\.(?:css|tsx?)$/.test(file));
  const set = new Set([paletteCss(), ...files.map(textOf)].flatMap(variablesSet));
  const read = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ file, name })),
    );
  expect(read.length).toBeGreaterThan(0);
  // antd sets its own
  expect(read.filter(({ name }) => !set.has(name) && !name.startsWith('--ant-'))).toEqual([]);
});

test('no style sheet measures by 100vh: on a phone a part of that is behind the browser’s bars', () => {
  const sheets = listFiles(root).filter((file) => /^(?:src|resources)\/.*\.css$/.test(file));
  const found = sheets.filter((file) => /\b100vh\b/.test(readFileSync(resolve(root, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
