import { expect, test } from 'vitest';
import { galleries } from '../gallery/galleries';
import { materials } from '../material/materials';
import { marketingCategories, resourceCategories } from './categories';
import { branchCount } from './category';

test.each([
  [resourceCategories, materials],
  [marketingCategories, galleries],
])(
  '[O14] [O15] [O16] categories and what is in them are read again after changes of each other',
  (tree, content) => {
    expect(tree.invalidates).toContainEqual(['data', 'default', content.name]);
    expect(content.invalidates).toContainEqual(['data', 'default', tree.name]);
  },
);

test('[O14] a category counts its own records and those of all below it', () => {
  const rows = [
    { id: 1, parentId: 0, count: 0 },
    { id: 2, parentId: 1, count: 4 },
    { id: 3, parentId: '2', count: 3 },
    { id: 4, parentId: 0, count: 9 },
  ];
  expect([1, 2, '3', 4, 5].map((id) => branchCount(rows, id))).toEqual([7, 7, 3, 9, undefined]);
});

test('[O14] the counts of a tree are added up once, for all that show one', () => {
  let read = 0;
  const row = {
    ...{ id: 1, parentId: 0 },
    get count() {
      read += 1;
      return 3;
    },
  };
  const rows = [row];
  expect([branchCount(rows, 1), branchCount(rows, '1')]).toEqual([3, 3]);
  expect(read).toBe(1);
});
