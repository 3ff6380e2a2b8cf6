import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { replaced } from './replaced.mjs';

/** Loads a package as it is, past the aliases. Refine depends on each of these. */
const original = createRequire(import.meta.resolve('@refinedev/core'));

/** The module loaded in a package's place. */
async function loadFor(source: string): Promise<unknown> {
  const { find, replacement } = replaced.find((entry) => entry.find.test(source)) ?? {};
  const path = find && replacement ? source.replace(find, replacement) : source;
  const { default: loaded } = await import(/* @vite-ignore */ path);
  return loaded;
}

/** Calls a function, or one that an object has by that name. */
function call(loaded: unknown, name: string | undefined, given: readonly unknown[]): unknown {
  const method = name === undefined ? loaded : Reflect.get(Object(loaded), name);
  if (typeof method !== 'function') throw new Error(`there is no function ${name}`);
  return Reflect.apply(method, undefined, given);
}

/** The results of replacement and original for the same call. */
async function both(source: string, name: string | undefined, ...given: unknown[]) {
  const [ours, theirs] = [await loadFor(source), original(source.replace('lodash-es', 'lodash'))];
  return [call(ours, name, given), call(theirs, name, given)];
}

describe('lodash', () => {
  const date = new Date(0);
  test.each<[unknown, unknown]>([
    [date, new Date(0)],
    [date, new Date(1)],
    [new Map([['a', 1]]), new Map([['a', 1]])],
    [new Map([['a', 1]]), new Map([['a', 2]])],
    [new Set([1]), new Set([2])],
    [Number.NaN, Number.NaN],
    [0, -0],
    [/a/g, /a/i],
    [{ a: undefined }, {}],
    [[1, undefined], [1]],
  ])('isEqual of %o and %o says the same', async (one, other) => {
    const [ours, theirs] = await both('lodash-es/isEqual.js', undefined, one, other);
    expect(ours).toBe(theirs);
  });

  test('isEqual says the same of any two plain values', async () => {
    const [ours, theirs] = [await loadFor('lodash-es/isEqual.js'), original('lodash/isEqual')];
    const pair = fc.oneof(
      fc.anything().map((one) => [one, structuredClone(one)]),
      fc.tuple(fc.jsonValue(), fc.jsonValue()),
    );
    fc.assert(
      fc.property(
        pair,
        ([one, other]) => call(ours, undefined, [one, other]) === call(theirs, undefined, [one, other]),
      ),
    );
  });

  test.each<[string, ...unknown[]]>([
    ['get', { a: [{ b: 2 }] }, 'a[0].b'],
    ['get', {}, 'a.b', 3],
    ['chunk', [1, 2, 3, 4, 5], 2],
    ['zip', [1, 2], ['a', 'b', 'c']],
    [
      'fromPairs',
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    ['uniqBy', [{ id: 1 }, { id: 1 }, { id: 2 }], 'id'],
    [
      'differenceWith',
      [{ x: 1 }, { x: 2 }],
      [{ x: 1 }],
      (one: { x: number }, other: { x: number }) => one.x === other.x,
    ],
    [
      'unionWith',
      [{ x: 1 }],
      [{ x: 1 }, { x: 2 }],
      (one: { x: number }, other: { x: number }) => one.x === other.x,
    ],
  ])('%s answers the same', async (name, ...given) => {
    const [ours, theirs] = await both(`lodash-es/${name}.js`, undefined, ...given);
    expect(ours).toEqual(theirs);
  });
});

test('the polyfill of ResizeObserver is the browser’s own where it exists', async () => {
  class Native {}
  vi.stubGlobal('ResizeObserver', Native);
  onTestFinished(() => void vi.unstubAllGlobals());
  const antd = createRequire(import.meta.resolve('antd'));
  // Both read the browser's globals when loaded, which other tests may have caused before.
  delete antd.cache[antd.resolve('resize-observer-polyfill')];
  vi.resetModules();
  expect(antd('resize-observer-polyfill')).toBe(Native);
  expect(await loadFor('resize-observer-polyfill')).toBe(Native);
});

describe('qs', () => {
  const table = {
    currentPage: 2,
    pageSize: 20,
    sorters: [{ field: 'id', order: 'desc' }],
    filters: [
      { field: 'name', operator: 'contains', value: '明德 & co' },
      { field: 'tags', operator: 'in', value: ['a', 'b'] },
    ],
  };
  const style = { skipNulls: true, arrayFormat: 'indices', encode: false, encodeValuesOnly: true };

  test.each([
    [table, style],
    [table, { addQueryPrefix: true }],
    [{ a: null, b: undefined, c: '', d: [] }, style],
    [{ to: '/a?b=1' }, {}],
  ])('stringify of %o answers the same', async (values, options) => {
    const [ours, theirs] = await both('qs', 'stringify', values, options);
    expect(ours).toBe(theirs);
  });

  test.each([
    '?a=1&b[0]=x&b[1]=y&c[d]=e',
    'filters[0][field]=name&filters[0][value]=%E6%98%8E',
    'a=1&a=2',
    '',
    'flag',
  ])('parse of %s answers the same', async (query) => {
    const [ours, theirs] = await both('qs', 'parse', query, { ignoreQueryPrefix: true });
    expect(ours).toEqual(theirs);
  });
});
