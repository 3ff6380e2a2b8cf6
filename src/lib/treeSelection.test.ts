import { expect, test } from 'vitest';
import { buildTree } from './tree';
import { leavesOf, linkedSelection, setAll, toggleLinked } from './treeSelection';

/** a ─ b ─ (c, d), a ─ e, f */
const parents: Record<string, string> = { a: '', b: 'a', c: 'b', d: 'b', e: 'a', f: '' };
const tree = buildTree(Object.keys(parents), { keyOf: (key) => key, parentOf: (key) => parents[key] ?? '' });
const node = (key: string) => tree.nodes.get(key) ?? expect.unreachable();
const selection = (...keys: string[]) => {
  const { selected, half } = linkedSelection(tree, new Set(keys));
  return { selected: [...selected].sort().join(''), half: [...half].sort().join('') };
};
const free = () => false;

test('a parent is ticked when all its children are, and half when some are', () => {
  expect(selection('c')).toEqual({ selected: 'c', half: 'ab' });
  expect(selection('c', 'd')).toEqual({ selected: 'bcd', half: 'a' });
  expect(selection('c', 'd', 'e')).toEqual({ selected: 'abcde', half: '' });
  expect(selection('a')).toEqual({ selected: '', half: '' });
});

test('pressing a parent ticks all below it, and takes all back where all were ticked', () => {
  expect([...toggleLinked(node('a'), new Set(['c', 'f']), free)].sort().join('')).toBe('cdef');
  expect([...toggleLinked(node('b'), new Set(['c', 'd', 'f']), free)]).toEqual(['f']);
});

test('what is locked stays as it is', () => {
  const locked = ({ key }: { key: string }) => key === 'd';
  expect([...toggleLinked(node('b'), new Set(), locked)]).toEqual(['c']);
  expect([...toggleLinked(node('b'), new Set(['c', 'd']), locked)]).toEqual(['d']);
});

test('all, and none', () => {
  const leaves = leavesOf(tree.roots);
  expect(leaves.map(({ key }) => key)).toEqual(['c', 'd', 'e', 'f']);
  const all = setAll(leaves, new Set());
  expect(all.size).toBe(4);
  expect(setAll(leaves, all).size).toBe(0);
});
