import { expect, test } from 'vitest';
import { buildTree, parentKeys, shownNodes } from '@/src/lib/tree';
import { dropPlace } from './dropPlace';

/** a ─ (a1, a2), b ─ b1, c */
const parents: Record<string, string> = { a: '', a1: 'a', a2: 'a', b: '', b1: 'b', c: '' };
const tree = buildTree(Object.keys(parents), { keyOf: (key) => key, parentOf: (key) => parents[key] ?? '' });
const shown = shownNodes(tree, parentKeys(tree));
const node = (key: string) => tree.nodes.get(key) ?? expect.unreachable();
const over = (dragged: string, under: string, isUpperHalf: boolean) =>
  dropPlace(tree, shown, node(dragged), node(under), isUpperHalf);

test.each([
  ['c', 'a', true, { to: 0, at: 'a', side: 'before' }],
  ['c', 'a', false, { to: 1, at: 'a2', side: 'after' }],
  ['a', 'b', false, { to: 1, at: 'b1', side: 'after' }],
  ['a', 'c', false, { to: 2, at: 'c', side: 'after' }],
  ['a2', 'a1', true, { to: 0, at: 'a1', side: 'before' }],
] as const)('%s over %s (upper half: %s)', (dragged, under, isUpperHalf, place) => {
  expect(over(dragged, under, isUpperHalf)).toEqual(place);
});

test('over a row below a sibling it goes after that sibling', () => {
  expect(over('a', 'b1', true)).toEqual({ to: 1, at: 'b1', side: 'after' });
});

test('a row stays where it is over itself, beside itself, and over rows of other parents', () => {
  expect(over('b', 'b', true)).toBeUndefined();
  expect(over('b', 'a2', false)).toBeUndefined();
  expect(over('b', 'c', true)).toBeUndefined();
  expect(over('a1', 'b1', true)).toBeUndefined();
});
