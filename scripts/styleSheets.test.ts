import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './layers/sources.mjs';

const root = resolve(import.meta.dirname, '..');

/** Elements that hold most of the page, or may be any of it. */
const holders =
  /^(?:$|(?:html|body|main|div|section|:root|\.frame|\.frame-main|\.panes?|\.list-page)(?![\w-]))/;

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
