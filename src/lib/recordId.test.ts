import { expect, test } from 'vitest';
import { idFromText, isGone, parseId, sameId } from './recordId';

test('ids are told apart by their text, to the last digit', () => {
  expect(sameId(7, '7')).toBe(true);
  expect(sameId('1234567890123456789', '1234567890123456788')).toBe(false);
  expect(sameId(undefined, undefined)).toBe(false);
  expect(sameId('', '')).toBe(false);
});

test.each([
  [7, '', true],
  [7, '周予安', false],
  [7, undefined, false],
  [null, '', false],
  [0, '', false],
  ['0', '', false],
])('the record with the id %j and the name %j is gone: %s', (id, name, gone) => {
  expect(isGone(id, name)).toBe(gone);
});

test.each([[7], ['7'], ['1234567890123456789'], [0]])('%j is an id, as it is', (id) => {
  expect(parseId(id)).toBe(id);
});

test.each([[''], [null], [undefined], [Number.NaN], [{}]])('%j is no id', (value) => {
  expect(parseId(value)).toBeUndefined();
});

test.each([
  ['7', 7],
  ['0', 0],
  ['007', '007'],
  ['1234567890123456789', '1234567890123456789'],
  ['a-1', 'a-1'],
])('the address %j names the id %j', (text, id) => {
  expect(idFromText(text)).toBe(id);
});
