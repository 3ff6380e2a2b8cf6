import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../layers/sources.mjs';
import { newInScript } from './inScripts.mjs';
import { newInStyle } from './inStyles.mjs';

const inScript = (text: string) => [...newInScript(text).keys()].sort();
const inStyle = (css: string) => [...newInStyle(css).keys()].sort();

test('a script names what is newer than the oldest browsers, and since when each has it', () => {
  expect(newInScript('const sorted = list.toSorted()').get('.toSorted')).toEqual({ chrome: '110' });
  expect(inScript('URL.canParse(a); Promise.withResolvers(); Object.groupBy(a, b)')).toEqual([
    'Object.groupBy',
    'Promise.withResolvers',
    'URL.canParse',
  ]);
  expect(inScript('one.union(other); menu.showPopover()')).toEqual(['.showPopover', '.union']);
});

test('features of the oldest browsers are not reported', () => {
  expect(
    inScript('list.at(-1); list.map(f); Object.values(a).map(f); structuredClone(a); a?.b ?? c'),
  ).toEqual([]);
  expect(inStyle('.a{inset:0;container-type:inline-size}.a:has(b){height:100dvh}')).toEqual([]);
});

test('helpers of iterators are told from those of lists', () => {
  expect(inScript('map.values().map(f); text.matchAll(p).filter(f)')).toEqual([
    'iterator.filter',
    'iterator.map',
  ]);
  expect(inScript('[...map.values()].map(f); Object.entries(a).filter(f)')).toEqual([]);
});

test('syntax that stops a whole script in Safari 16 is named, in whatever way it is written', () => {
  for (const text of ['/(?<=a)b/', 'RegExp("(?<!a)b")', 'new RegExp(`(?<=a)b`)'])
    expect(inScript(text)).toEqual(['lookbehind']);
  expect(inScript('/(?<year>a)/')).toEqual([]);
  expect(inScript('class A { static { a() } }')).toEqual(['static block']);
  expect(inScript('/[a--b]/v')).toEqual(['regular expression v']);
});

test('our own code holds no lookbehind: a library’s stops the part that it is in, ours would stop the page', () => {
  const root = join(import.meta.dirname, '../..');
  const ours = /^(src|resources|providers)\/.*(?<!\.test)\.tsx?$/;
  const sources = listFiles(root).filter((path) => ours.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a style sheet names rules, values, selectors and functions that are newer than the oldest browsers', () => {
  expect(inStyle('.a{color:color-mix(in srgb,red,blue);grid-template-columns:subgrid}')).toEqual([
    'color-mix()',
    'grid-template-columns: subgrid',
  ]);
  expect(inStyle('@starting-style{.a:popover-open{opacity:0}}')).toEqual([
    ':popover-open',
    '@starting-style',
  ]);
});

test('the notice for old browsers is written so that they can read it', () => {
  const text = readFileSync(join(import.meta.dirname, '../../public/outdated.js'), 'utf8');
  const code = text.replaceAll(/^\/\/.*$/gm, '').replaceAll(/'[^']*'/g, "''");
  expect(code).not.toMatch(/const |let |=>|`|\?\.|\.\.\.|,\s*\)/);
  expect(text).toContain('内核 108 及以上，并切换到极速模式');
});
