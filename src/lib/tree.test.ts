import { expect, test } from 'vitest';
import {
  ancestorsOf,
  buildTree,
  parentKeys,
  shownNodes,
  siblingsOf,
  subtreeKeys,
  type Tree,
  withAncestors,
} from './tree';

interface Place {
  readonly id: number;
  readonly parentId: number;
  readonly sort?: number;
}

const reading = {
  keyOf: (row: Place) => String(row.id),
  parentOf: (row: Place) => String(row.parentId),
};
const place = (id: number, parentId: number, sort = 0): Place => ({ id, parentId, sort });

/** 1 ─ 2 ─ 4, 1 ─ 3, 5 ─ 6 */
const rows = [place(1, 0), place(2, 1), place(3, 1), place(4, 2), place(5, 0), place(6, 5)];
const tree = buildTree(rows, reading);

const drawn = <T>({ roots }: Tree<T>): unknown[] => {
  const draw = (nodes: Tree<T>['roots']): unknown[] =>
    nodes.map(({ key, children }) => (children.length ? [key, draw(children)] : key));
  return draw(roots);
};
const node = (key: string) => tree.nodes.get(key) ?? expect.unreachable();

test('rows that name their parent make a tree, in whichever order they come', () => {
  const expected = [
    ['1', [['2', ['4']], '3']],
    ['5', ['6']],
  ];
  expect(drawn(tree)).toEqual(expected);
  const upsideDown = buildTree(rows.toReversed(), { ...reading, orderOf: ({ id }) => id });
  expect(drawn(upsideDown)).toEqual(expected);
  expect([...tree.nodes.values()].map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 0, 1]);
});

test('siblings are sorted by their order; equal ones stay as they came', () => {
  const sorted = [place(1, 0, 2), place(2, 0, 1), place(3, 0, 2), place(4, 1, 9), place(5, 1, 3)];
  expect(drawn(buildTree(sorted, { ...reading, orderOf: ({ sort = 0 }) => sort }))).toEqual([
    '2',
    ['1', ['5', '4']],
    '3',
  ]);
});

test('a row without its parent is a root', () => {
  expect(drawn(buildTree([place(7, 99), place(8, 7)], reading))).toEqual([['7', ['8']]]);
});

test('rows in a circle, or above themselves, are shown once and do not hang', () => {
  const circle = buildTree([place(1, 3), place(2, 1), place(3, 2), place(4, 4)], reading);
  expect([...circle.nodes.keys()]).toEqual(['1', '2', '3', '4']);
  expect(shownNodes(circle, parentKeys(circle)).map(({ key }) => key)).toEqual(['3', '1', '2', '4']);
});

test('a node is shown where no collapsed node hides it', () => {
  const shown = (...expanded: string[]) => shownNodes(tree, new Set(expanded)).map(({ key }) => key);
  expect(shown()).toEqual(['1', '5']);
  expect(shown('1')).toEqual(['1', '2', '3', '5']);
  expect(shown('2')).toEqual(['1', '5']);
  expect(shown(...parentKeys(tree))).toEqual(['1', '2', '4', '3', '5', '6']);
});

test('a node has ancestors, descendants and siblings', () => {
  expect(ancestorsOf(node('4')).map(({ key }) => key)).toEqual(['1', '2']);
  expect(ancestorsOf(node('1'))).toEqual([]);
  expect([...subtreeKeys(node('1'))]).toEqual(['1', '2', '4', '3']);
  expect([...subtreeKeys(undefined)]).toEqual([]);
  expect(siblingsOf(tree, node('3')).map(({ key }) => key)).toEqual(['2', '3']);
  expect(siblingsOf(tree, node('5')).map(({ key }) => key)).toEqual(['1', '5']);
});

test('matches are shown with all that lies above them, and with nothing else', () => {
  expect(withAncestors(tree, ['4', '5']).map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  expect(withAncestors(tree, ['nobody'])).toEqual([]);
});

test('ten thousand nodes in one line, and under one parent, are no trouble', () => {
  const line = Array.from({ length: 10_000 }, (_, index) => place(index + 1, index));
  const deep = buildTree(line, reading);
  expect(shownNodes(deep, parentKeys(deep)).at(-1)?.depth).toBe(9_999);
  const wide = buildTree([place(1, 0), ...line.slice(1).map(({ id }) => place(id, 1))], reading);
  expect(wide.roots[0]?.children).toHaveLength(9_999);
});
