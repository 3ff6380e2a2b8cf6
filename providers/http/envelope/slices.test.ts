import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@/src/testing/propertyRuns';
import { createAssembly, cut, type Slice } from './slices';

function joined(slices: Iterable<Slice>): unknown {
  const assembly = createAssembly();
  for (const slice of slices) assembly.add(structuredClone(slice));
  return assembly.value();
}

test('a small value is one slice', () => {
  const value = { list: [1, 2], total: 2 };
  expect([...cut(value)]).toEqual([{ into: 0, keys: undefined, items: [value], empty: [] }]);
});

test('property: a cut value is whole again, to the order of its members, however small the slices', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 2, max: 30 }), (value, most) => {
      expect(JSON.stringify(joined(cut(value, most)))).toBe(JSON.stringify(value));
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a member named __proto__ stays a member', () => {
  const value: unknown = JSON.parse('{"a":[1,2,3],"__proto__":{"b":[1,2,3]}}');
  expect(JSON.stringify(joined(cut(value, 3)))).toBe(JSON.stringify(value));
});

test.each([
  ['a list of records', { list: Array.from({ length: 20_000 }, (_, id) => ({ id, name: `n${id}` })) }],
  ['a map of records', Object.fromEntries(Array.from({ length: 20_000 }, (_, id) => [`k${id}`, { id }]))],
  ['a list of long texts', Array.from({ length: 100 }, () => 'x'.repeat(20_000))],
  ['a list of long lists', Array.from({ length: 10 }, () => Array.from({ length: 9000 }, () => 1))],
])('[ENC-3] %s travels in slices of a bounded size', (_what, value) => {
  const sizes = [...cut(value, 5000)].map((slice) => JSON.stringify(slice).length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(200_000);
});
