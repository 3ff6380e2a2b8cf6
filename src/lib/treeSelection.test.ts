import { expect, test } from 'vitest';
import { buildTree } from './tree';
import { deepestKeys, leavesOf, linkedSelection } from './treeSelection';

/** a ─ b ─ (c, d), a ─ e, f */
const parents: Record<string, string> = { a: '', b: 'a', c: 'b', d: 'b', e: 'a', f: '' };
const tree = buildTree(Object.keys(parents), { keyOf: (key) => key, parentOf: (key) => parents[key] ?? '' });
const selection = (...keys: string[]) => {
  const { selected, half } = linkedSelection(tree, new Set(keys));
  return { selected: [...selected].sort().join(''), half: [...half].sort().join('') };
};

test('a parent is ticked when all its children are, and half when some are', () => {
  expect(selection('c')).toEqual({ selected: 'c', half: 'ab' });
  expect(selection('c', 'd')).toEqual({ selected: 'bcd', half: 'a' });
  expect(selection('c', 'd', 'e')).toEqual({ selected: 'abcde', half: '' });
  expect(selection('a')).toEqual({ selected: '', half: 'a' });
  expect(selection('b', 'e')).toEqual({ selected: 'e', half: 'ab' });
});

test('leaves have nothing below them', () => {
  expect(leavesOf(tree.roots).map(({ key }) => key)).toEqual(['c', 'd', 'e', 'f']);
});

test('the deepest keys have no other key below them', () => {
  expect([...deepestKeys(tree, new Set(['a', 'b', 'e', 'x']))].sort().join('')).toBe('be');
  expect([...deepestKeys(tree, new Set(['a', 'c']))].join('')).toBe('c');
});
