import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindMaker } from './lists/completeLists.mjs';

const declared = {
  ...import.meta.glob<string>('/src/ui/fields/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/src/crud/fields/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/resources/lookups/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const gallery = import.meta.glob<string>(['/resources/dev/gallery/**/*.tsx', '/src/**/*.gallery.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exhibit = import.meta.glob<string>('/resources/dev/exhibitFields.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Tests of kinds that have a folder of their own. */
const ownTests = Object.keys(import.meta.glob('/src/{ui,crud}/fields/*/*.test.{ts,tsx}'));
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** Makers of fields, by name. */
const kinds = Object.values(declared).flatMap((text) =>
  [...text.matchAll(kindMaker)].map(([, defined, made]) => defined ?? made ?? ''),
);

/** Kinds that need a record around them, or a list. */
const recordBound = ['rowNumber', 'statusSwitch', 'dictionaryCode', 'masked'];
/** Kinds that share the input of another kind and differ only in display. */
const shownDifferently = ['longText', 'relativeTime', 'user', 'yesNo'];

/** Kinds over a list of the server: their inputs are those of reference, of lookups and of `severalOf`. */
const ofLists = ['province', 'provinces', 'college', 'major', 'expert'];

/** Kinds that only actions ask for. */
const askedByActions = ['reason', 'amount'];

/** Kinds that only filter a list. */
const filtersOnly = ['numberRange'];

const inCode = (files: Record<string, string>, except: readonly string[]) => (kind: string) =>
  except.includes(kind) || Object.values(files).some((text) => new RegExp(`\\b${kind}[<(]`).test(text));

const hasOwnTest = (kind: string) => ownTests.some((path) => path.includes(`/${kind}/`));

test.each([
  ['the gallery', inCode(gallery, recordBound)],
  [
    'the longest form of the contract suite, or has a test in its folder',
    (kind) =>
      hasOwnTest(kind) ||
      inCode(exhibit, [...recordBound, ...shownDifferently, ...filtersOnly, ...askedByActions, ...ofLists])(
        kind,
      ),
  ],
  ['the README', (kind: string) => readme.includes(`\`${kind}\``)],
] satisfies readonly (readonly [string, (kind: string) => boolean])[])(
  'every kind of field is in %s',
  (_, has) => {
    expect(kinds.length).toBeGreaterThan(25);
    expect([...new Set(kinds)].filter((kind) => !has(kind))).toEqual([]);
  },
);

test('every kind of field in the README exists', () => {
  const rows = readme
    .split('\n')
    .filter((row) => /^\| `(src\/(ui|crud)\/fields|resources\/lookups)` \|/.test(row));
  const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''));
  expect(named.length).toBeGreaterThan(25);
  const isMade = (name: string) =>
    Object.values(declared).some((text) => new RegExp(`^export (const|function) ${name}\\b`, 'm').test(text));
  expect(named.filter((name) => !isMade(name))).toEqual([]);
});
