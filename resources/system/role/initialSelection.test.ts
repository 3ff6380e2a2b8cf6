import { expect, test } from 'vitest';
import { treeOfOptions } from '@/src/crud/fields/tree/treeOption';
import { initialSelection } from './initialSelection';

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

test.each([
  ['the deepest ones bring what lies above them', [111], true, { ids: [1, 11, 111], linked: true }],
  ['nothing stays nothing', [], true, { ids: [], linked: true }],
  ['what the tree does not know is kept', [12, 99], true, { ids: [1, 12, 99], linked: true }],
  ['a parent without its children is there in part', [11], true, { ids: [1, 11], linked: true }],
  ['each for itself', [11, 12], false, { ids: [11, 12], linked: false }],
])('%s', (_what, checked, linked, expected) => {
  expect(initialSelection(tree, checked, linked)).toEqual(expected);
});
