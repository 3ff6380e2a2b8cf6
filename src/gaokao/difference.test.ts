import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDifference, changedLocks, difference, differenceText } from './difference';
import type { ChoiceItem } from './volunteerTable';

const item = (key: string, note = ''): ChoiceItem => ({
  key,
  picks: [],
  obey: 1,
  locked: 0,
  manualTier: null,
  note,
});
const items = (keys: string) => keys.split(' ').map((key) => item(key));

test('[E3] A14: A B C D E to B A C F E', () => {
  const change = difference(items('A B C D E'), items('B A C F E'));
  expect(change.removed.map(({ item }) => item.key)).toEqual(['D']);
  expect(change.added).toEqual([{ index: 3, item: item('F') }]);
  expect(change.moved).toEqual([{ key: 'B', from: 1, to: 0 }]);
  expect(differenceText(change)).toBe('新增 1，删除 1，移动 1，修改 0');
});

test('[E3] A14: what changed of a row', () => {
  const change = difference(
    [item('A')],
    [{ ...item(' a '), picks: ['1'], obey: 0, manualTier: 3, note: 'x' }],
  );
  expect(change.changed[0]?.fields).toEqual(['picks', 'obey', 'manualTier', 'note']);
  expect(difference(items('A B'), items('A B'))).toEqual({ added: [], removed: [], changed: [], moved: [] });
});

test('[E3] locks that only one of two versions has are no part of A14, and are named beside it', () => {
  const locked = { ...item(' b '), locked: 1 as const };
  const after = [item('A'), locked, { ...item('C'), locked: 1 as const }];
  expect(changedLocks(items('A B'), after)).toEqual([locked]);
  expect(changedLocks(after, after)).toEqual([]);
});

test('[E3] A14: a difference applied to the old version is the new one', () => {
  const version = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'ABCDEFGHIJKLMNOP'), fc.constantFrom('', 'x')), {
      selector: ([key]) => key,
    })
    .map((rows) => rows.map(([key, note]) => item(key, note)));
  fc.assert(
    fc.property(version, version, (before, after) => {
      expect(applyDifference(before, difference(before, after))).toEqual(after);
    }),
  );
});
