import { expect, test } from 'vitest';
import { parseExactly } from './exactJson';

test('an id of nineteen digits arrives digit by digit, also where the server sends it as a number', () => {
  const text = '{"id":1234567890123456789,"ids":[ 9007199254740993 ,7],"data":{"pid": -1234567890123456789}}';
  expect(parseExactly(text)).toEqual({
    id: '1234567890123456789',
    ids: ['9007199254740993', 7],
    data: { pid: '-1234567890123456789' },
  });
});

test('numbers that a number can hold stay numbers, fractions and exponents too', () => {
  const text =
    '[9007199254740991,1234567890123456,0.1234567890123456789,1.5e3,12345678901234567890e-3,1e400,100000000000000000000]';
  expect(parseExactly(text)).toEqual(JSON.parse(text));
});

test.each([
  '": 1234567890123456789"',
  String.raw`"a\":1234567890123456789,\\"`,
  String.raw`"\\\",1234567890123456789,"`,
])('digits inside of a string stay as they are: %s', (string) => {
  expect(parseExactly(`[${string},1234567890123456789]`)).toEqual([
    JSON.parse(string),
    '1234567890123456789',
  ]);
});

test.each(['', '{', '[1234567890123456789', '["a:1234567890123456789'])(
  '%o throws as JSON.parse does',
  (text) => {
    expect(() => parseExactly(text)).toThrow(SyntaxError);
  },
);
