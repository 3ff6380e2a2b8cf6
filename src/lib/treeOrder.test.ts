import { expect, test } from 'vitest';
import { flatRows, newOrders } from './treeOrder';

const list = (...pairs: [string, number][]) => pairs.map(([key, order]) => ({ key, order }));

test('only the rows between the two places get new orders', () => {
  expect(newOrders(list(['b', 20], ['a', 10], ['c', 30]))).toEqual([
    { key: 'b', order: 10 },
    { key: 'a', order: 20 },
  ]);
  expect(newOrders(list(['a', 1], ['b', 2]))).toEqual([]);
});

test('siblings with equal orders are numbered anew', () => {
  expect(newOrders(list(['b', 0], ['a', 0], ['c', 3]))).toEqual([
    { key: 'b', order: 1 },
    { key: 'a', order: 2 },
  ]);
  expect(newOrders(list(['b', 0], ['a', 0]), 21)).toEqual(list(['b', 21], ['a', 22]));
});

test('nested rows become rows that name their parent; flat ones stay as they are', () => {
  const nested = [
    { menuId: 1, name: 'a', children: [{ menuId: 2, children: [{ menuId: 3 }] }, { menuId: 4 }] },
    { menuId: 5, children: [] },
  ];
  const about = { idField: 'menuId', parentField: 'parentId' };
  expect(flatRows(nested, about)).toEqual([
    { menuId: 1, id: 1, name: 'a' },
    { menuId: 2, id: 2, parentId: 1 },
    { menuId: 3, id: 3, parentId: 2 },
    { menuId: 4, id: 4, parentId: 1 },
    { menuId: 5, id: 5 },
  ]);
  const flat = [{ id: 2, parentId: 7 }];
  expect(flatRows(flat, { idField: 'id', parentField: 'parentId' })).toEqual(flat);
});
