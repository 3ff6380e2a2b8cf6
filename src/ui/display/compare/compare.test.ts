import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from './isSame';
import { textChanges } from './textChanges';

test('a Chinese text is compared word by word', () => {
  const pieces = textChanges('考生应在六月提交志愿', '考生应在七月提交志愿');
  expect(pieces.filter(({ kind }) => kind !== 'kept')).toEqual([
    { text: '六月', kind: 'removed' },
    { text: '七月', kind: 'added' },
  ]);
});

test('what stayed and what went is the old text, what stayed and what came the new one', () => {
  const side = (pieces: ReturnType<typeof textChanges>, without: string) =>
    pieces.flatMap(({ text, kind }) => (kind === without ? [] : text)).join('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const pieces = textChanges(before, after);
      expect([side(pieces, 'added'), side(pieces, 'removed')]).toEqual([before, after]);
    }),
  );
});

test.each([
  [null, undefined, true],
  ['', null, true],
  ['1', 1, false],
  [['a', 'b'], ['a', 'b'], true],
  [['a'], ['b'], false],
  [0, null, false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
