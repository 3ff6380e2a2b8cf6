import { expect, test } from 'vitest';
import { treeOfOptions } from '@/src/crud/fields/tree/treeOption';
import { followSelection, initialSelection, mergeSelection } from './mergeSelection';

/** 1 ─ (11 ─ (111, 112), 12) */
const tree = treeOfOptions([
  {
    value: 1,
    label: '系统',
    children: [
      {
        value: 11,
        label: '字典',
        children: [
          { value: 111, label: '新增' },
          { value: 112, label: '修改' },
        ],
      },
      { value: 12, label: '更新日志' },
    ],
  },
]);
const linked = (...ids: number[]) => ({ ids, linked: true });
const single = (...ids: number[]) => ({ ids, linked: false });

test.each([
  ['the deepest ones bring what lies above them', [111], true, { ids: [1, 11, 111], linked: true }],
  ['nothing stays nothing', [], true, { ids: [], linked: true }],
  ['what the tree does not know is kept', [12, 99], true, { ids: [1, 12, 99], linked: true }],
  ['a parent without its children is there in part', [11], true, { ids: [1, 11], linked: true }],
  ['each for itself', [11, 12], false, { ids: [11, 12], linked: false }],
])('%s', (_what, checked, linked, expected) => {
  expect(initialSelection(tree, checked, linked)).toEqual(expected);
});

test('[29] a colleague’s grants and removals stay; the ticks set and cleared here are laid over them', () => {
  const base = single(1, 11, 111);
  const now = single(1, 11, 12);
  expect(mergeSelection(tree, { ...base, base }, now)).toEqual({ ...now, base: now });
  expect(mergeSelection(tree, { ...single(1, 11, 111, 112), base }, now)).toEqual({
    ...single(1, 11, 112, 12),
    base: now,
  });
  expect(mergeSelection(tree, { ...single(1), base }, now).ids).toEqual([1, 12]);
});

test('[29] linked parents follow from the merged leaves', () => {
  const base = linked(1, 11, 111);
  const now = linked(1, 11, 111, 112);
  expect(mergeSelection(tree, { ...linked(), base }, now).ids).toEqual([1, 11, 112]);
});

test('[29] a switch of 父子联动 made on one side alone counts', () => {
  const base = linked(1, 11, 111);
  expect(mergeSelection(tree, { ...base, base }, single(1)).linked).toBe(false);
  expect(mergeSelection(tree, { ...single(1, 11, 111), base }, linked(1, 12)).linked).toBe(false);
});

test('[29] a tree that only a colleague linked keeps a tick set here on a parent alone', () => {
  const base = single(1);
  expect(mergeSelection(tree, { ...single(1, 11), base }, linked(1, 12))).toMatchObject(linked(1, 11, 12));
  expect(mergeSelection(tree, { ...single(1, 11, 111), base }, linked(1, 12))).toMatchObject(
    linked(1, 11, 111, 12),
  );
});

test('[29] parents that one side’s linking let go stay above what the other side gave', () => {
  const base = linked(1, 11, 111);
  expect(mergeSelection(tree, { ...linked(), base }, single(1, 11, 111, 112))).toMatchObject(
    single(1, 11, 112),
  );
  expect(mergeSelection(tree, { ...single(1, 11, 111, 112), base }, linked())).toMatchObject(
    single(1, 11, 112),
  );
  expect(mergeSelection(tree, { ...single(12), base: single(1, 12) }, single(1, 12)).ids).toEqual([12]);
});

test('[29] parents go with the last child where both sides are linked', () => {
  const base = linked(1, 11, 111, 112);
  expect(mergeSelection(tree, { ...linked(1, 11, 111), base }, linked(1, 11, 112))).toMatchObject(linked());
});

test('[29] a parent granted alone stays where both sides are linked', () => {
  const base = linked(1, 11);
  expect(mergeSelection(tree, { ...linked(1, 11, 12), base }, base)).toMatchObject(linked(1, 11, 12));
});

test('a selection whose beginning nobody knows is taken as it is', () => {
  expect(mergeSelection(tree, single(12), single(1, 11)).ids).toEqual([12]);
});

test('a tick cleared while it was saved is cleared in the saved selection', () => {
  const entered = { ...single(11, 111, 12), base: single(11) };
  const sent = { ...single(11, 111, 12, 1), base: single(11, 1) };
  expect(followSelection({ ...entered, ids: [11, 12] }, entered, sent)).toEqual({
    ...single(11, 12, 1),
    base: single(11, 111, 12, 1),
  });
});
