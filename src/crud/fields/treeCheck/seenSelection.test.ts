import { expect, test } from 'vitest';
import { type TreeOption, treeOfOptions } from '../tree/treeOption';
import { matching } from '../tree/treeSearch';
import { isAllSelected, pressAll, pressNode, type SeenTree } from './seenSelection';
import type { SelectionRules } from './selectedValues';

const named = (value: number, label: string, children: TreeOption<number>[] = [], disabled = false) => ({
  value,
  label,
  children,
  disabled,
});

/** 系统 ─ (用户 ─ (新增用户, 删除用户), 字典 ─ (新增字典, 清空缓存), 菜单), 首页 */
const tree = treeOfOptions([
  named(1, '系统', [
    named(2, '用户', [named(3, '新增用户'), named(4, '删除用户')]),
    named(5, '字典', [named(6, '新增字典'), named(7, '清空缓存')]),
    named(8, '菜单'),
  ]),
  named(9, '首页'),
]);
const half: SelectionRules = { linked: true, parents: 'half' };
const strict: SelectionRules = { linked: false, parents: 'selected' };

function seen(text: string, keys: readonly number[] = [], rules = half): SeenTree {
  return { tree, shown: matching(tree, text), keys: new Set(keys.map(String)), rules };
}

/** The outcome of pressing a node's box, the keys as one text. */
function press(given: SeenTree, key?: number) {
  const node = given.tree.nodes.get(String(key));
  const { on, seen: some, all, hidden } = node ? pressNode(given, node) : pressAll(given, true);
  return { on, seen: [...some].sort().join(''), all: [...all].sort().join(''), hidden };
}

test('ticking a group while a search is on grants nothing that the search hides', () => {
  expect(press(seen('字典'), 1)).toEqual({ on: true, seen: '1567', all: '12345678', hidden: 4 });
});

test('a match is there with all below it, and nothing needs to be asked', () => {
  expect(press(seen('字典'), 5)).toEqual({ on: true, seen: '1567', all: '1567', hidden: 0 });
  expect(press(seen(''), 1)).toMatchObject({ seen: '12345678', all: '12345678', hidden: 0 });
});

test('taking back while a search is on takes nothing away that the search hides', () => {
  const all = seen('新增字典', [1, 2, 3, 4, 5, 6, 7, 8]);
  expect(press(all, 1)).toEqual({ on: false, seen: '1234578', all: '', hidden: 5 });
  expect(press(all, 6)).toMatchObject({ on: false, seen: '1234578', hidden: 0 });
});

test('a hidden choice that has the state already is neither counted nor asked about', () => {
  expect(press(seen('字典', [1, 2, 3, 4, 8]), 1)).toMatchObject({ on: true, hidden: 0 });
  expect(press(seen('字典', [1, 5, 6, 7]), 1)).toEqual({ on: false, seen: '', all: '', hidden: 0 });
});

test('全选 while a search is on selects the visible nodes, and counts the rest', () => {
  expect(press(seen('字典'))).toEqual({ on: true, seen: '1567', all: '123456789', hidden: 5 });
  expect(press(seen('字典', [3], strict))).toEqual({ on: true, seen: '13567', all: '123456789', hidden: 4 });
  expect(isAllSelected(seen('字典', [6, 7]))).toBe(true);
  expect(isAllSelected(seen('', [6, 7]))).toBe(false);
});

test('unlinked boxes are independent, whatever is searched', () => {
  expect(press(seen('字典', [], strict), 1)).toEqual({ on: true, seen: '1', all: '1', hidden: 0 });
});

test('a locked choice stays as it is, on screen or not', () => {
  const locked = treeOfOptions([
    named(1, '甲', [named(2, '乙', [], true), named(3, '丙'), named(4, '丁', [], true)]),
  ]);
  const given = { tree: locked, shown: matching(locked, '乙'), keys: new Set<string>(), rules: half };
  expect(press(given, 1)).toEqual({ on: true, seen: '', all: '13', hidden: 1 });
});
