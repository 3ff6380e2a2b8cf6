import { expect, test } from 'vitest';
import { treeOfOptions } from '../tree/treeOption';
import { pressAll, pressNode } from './seenSelection';
import { type SelectionRules, selectionOf, valuesOf } from './selectedValues';

/** 1 ─ (2 ─ (3, 4 locked), 5), 6 */
const tree = treeOfOptions([
  {
    value: 1,
    label: '系统',
    children: [
      {
        value: 2,
        label: '用户',
        children: [
          { value: 3, label: '新增' },
          { value: 4, label: '删除', disabled: true },
        ],
      },
      { value: 5, label: '角色' },
    ],
  },
  { value: 6, label: '首页' },
]);
const node = (key: number) => tree.nodes.get(String(key)) ?? expect.unreachable();
const keys = (...values: number[]) => new Set(values.map(String));
/** Without a search all is on screen, and both outcomes are one. */
const press = (held: ReadonlySet<string>, key: number, rules: SelectionRules) =>
  pressNode({ tree, shown: tree, keys: held, rules }, node(key)).all;
const pressBox = (held: ReadonlySet<string>, on: boolean, rules: SelectionRules) =>
  pressAll({ tree, shown: tree, keys: held, rules }, on).seen;
const sorted = (set: ReadonlySet<string>) => [...set].sort().join('');
const linked: SelectionRules = { linked: true, parents: 'selected' };
const half: SelectionRules = { linked: true, parents: 'half' };
const strict: SelectionRules = { linked: false, parents: 'selected' };

test('linked: a box ticks all below it; parents are in the value as the field says', () => {
  expect(sorted(press(keys(4), 1, linked))).toBe('12345');
  expect(sorted(press(keys(), 3, linked))).toBe('3');
  expect(sorted(press(keys(), 3, half))).toBe('123');
  expect(sorted(press(keys(4), 1, { linked: true, parents: 'none' }))).toBe('345');
});

test('linked locked boxes stay as they are', () => {
  expect(sorted(press(keys(), 2, linked))).toBe('3');
  expect(sorted(pressBox(keys(4, 6), false, linked))).toBe('4');
  expect(sorted(pressBox(keys(), true, linked))).toBe('356');
});

test('strict boxes are independent', () => {
  expect(sorted(press(keys(1), 3, strict))).toBe('13');
  expect(sorted(press(keys(1, 3), 1, strict))).toBe('3');
  expect(sorted(pressBox(keys(), true, strict))).toBe('12356');
  expect(selectionOf(tree, keys(1), strict)).toEqual({ selected: keys(1), half: new Set() });
});

test('a parent in the value does not tick its children', () => {
  expect(selectionOf(tree, keys(1, 2, 3), linked)).toEqual({ selected: keys(3), half: keys(1, 2) });
});

test('a parent that has its key alone is shown in part, and stays until its own box is pressed', () => {
  expect(selectionOf(tree, keys(1, 2), half)).toEqual({ selected: keys(), half: keys(1, 2) });
  expect(sorted(press(keys(1, 2), 6, half))).toBe('126');
  expect(sorted(press(keys(1, 2), 5, half))).toBe('125');
  expect(sorted(press(keys(2), 6, linked))).toBe('26');
  expect(sorted(press(keys(2, 5), 1, half))).toBe('1235');
  expect(sorted(pressBox(keys(1, 2, 6), false, half))).toBe('');
});

test('the value is in the order of the tree, and keeps what the tree does not show', () => {
  expect(valuesOf(tree, keys(6, 1, 3), [99, 3])).toEqual([1, 3, 6, 99]);
});
