import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
/** Whole paths in backticks. Words with a blank, a star or a `<domain>` are none. */
const path = /`((?:bench|deploy|docs|e2e|mocks|providers|public|resources|scripts|src)\/[^\s`*<>{}…]+)`/g;
const link = /\]\(([^\s()#:]+)(?:#[^\s()]*)?\)/g;

test.each(pages)('%s names files and folders that are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const named = [...text.matchAll(path)].map(([, name = '']) => name);
  const linked = [...text.matchAll(link)].map(([, name = '']) => normalize(join(dirname(page), name)));
  expect([...named, ...linked].filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
