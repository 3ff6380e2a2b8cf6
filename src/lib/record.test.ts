import { expect, test } from 'vitest';
import { isRecord, isYes, numberOr, ownMember, parseJson, textOr, textsOf } from './record';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test.each([
  ['a', 'a'],
  [7, '7'],
  [null, '-'],
  [{}, '-'],
])('the text of %j is %s', (value, expected) => {
  expect(textOr(value, '-')).toBe(expected);
});

test.each([
  [7, 7],
  ['7', 7],
  ['', -1],
  ['seven', -1],
  [null, -1],
  [Number.NaN, -1],
  [Infinity, -1],
])('the number of %j is %s', (value, expected) => {
  expect(numberOr(value, -1)).toBe(expected);
});

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [undefined, false],
])('%j stands for yes: %s', (value, expected) => {
  expect(isYes(value)).toBe(expected);
});

test('a list of texts leaves out invalid members', () => {
  expect(textsOf(['a', 1, '', null, 'b'])).toEqual(['a', 'b']);
  expect(textsOf('a')).toEqual([]);
});

test('a text that is no JSON has no value', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('{')).toBeUndefined();
});

test('a table has members that nobody put into it', () => {
  const table = { a: 1 };
  expect(ownMember(table, 'a')).toBe(1);
  for (const name of ['constructor', 'valueOf', '__proto__', 'b'])
    expect(ownMember(table, name)).toBeUndefined();
});
