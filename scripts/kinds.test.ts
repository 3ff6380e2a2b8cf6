import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const declared = {
  ...import.meta.glob<string>('/src/ui/fields/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/src/crud/fields/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/resources/lookups/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const gallery = import.meta.glob<string>('/resources/dev/gallery/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exhibit = import.meta.glob<string>('/resources/dev/exhibitFields.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** Makers of fields, by name: `export const text = defineKind…`, `export function choice(…): Field…`. */
const kinds = Object.values(declared).flatMap((text) =>
  [...text.matchAll(/^export (?:const (\w+) = defineKind|function (\w+)[<(][^{;]*\): Field<)/gm)].map(
    ([, defined, made]) => defined ?? made ?? '',
  ),
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

test.each([
  ['the gallery', inCode(gallery, recordBound)],
  [
    'the longest form of the contract suite',
    inCode(exhibit, [...recordBound, ...shownDifferently, ...filtersOnly, ...askedByActions, ...ofLists]),
  ],
  ['the README', (kind: string) => readme.includes(`\`${kind}\``)],
] as const)('every kind of field is in %s', (_, has) => {
  expect(kinds.length).toBeGreaterThan(25);
  expect([...new Set(kinds)].filter((kind) => !has(kind))).toEqual([]);
});
