import { expect, test } from 'vitest';
import { codeLike, sameCode } from './codes';

test.each([
  [1, '1', true],
  [0, '0', true],
  [true, 1, true],
  ['false', 0, true],
  [1, 0, false],
  ['1', '01', false],
  ['', 0, false],
  [null, undefined, true],
])('%j and %j say the same: %j', (one, other, same) => {
  expect(sameCode(one, other)).toBe(same);
  expect(sameCode(other, one)).toBe(same);
});

test.each([
  ['1', 0, '0'],
  [1, '0', 0],
  [true, 0, false],
  ['true', 0, 'false'],
  ['a', 'b', 'b'],
  [undefined, 1, 1],
  [1, 'b', 'b'],
])('where %j was sent, the code %j goes out as %j', (sent, code, expected) => {
  expect(codeLike(sent, code)).toBe(expected);
});
