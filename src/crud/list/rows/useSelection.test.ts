import { expect, test } from 'vitest';
import { goneAmong, movedAmong } from './useSelection';

test('rows that somebody else has changed since have moved on; all others, and those without a rev, have not', () => {
  const before = [{ id: 1, rev: 1 }, { id: 2, rev: 1 }, { id: 3 }, { id: 4, rev: 1 }];
  const now = [
    { id: '1', rev: 1 },
    { id: 2, rev: 2 },
    { id: 3, status: 1 },
  ];
  expect(movedAmong(before, now)).toEqual([2]);
});

const page = ['1', '2', '3', '4'].map((id) => ({ id }));
const only = { isFirst: true, isLast: true };
const middle = { isFirst: false, isLast: false };

test.each([
  [only, [1, 3], ['2', '4']],
  [{ isFirst: true, isLast: false }, [9, 2, 3], ['1']],
  [{ isFirst: false, isLast: true }, [2, 4], ['3']],
  [middle, [2, 3], []],
  [middle, [1, 4], ['2', '3']],
  [middle, [], []],
  [only, [], ['1', '2', '3', '4']],
])('on a page that is %o, with %j left, %j are gone: others may be on the next page', (place, ids, gone) => {
  expect(
    goneAmong(
      page,
      ids.map((id) => ({ id })),
      place,
    ),
  ).toEqual(gone);
});
