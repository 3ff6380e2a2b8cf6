import { expect, test } from 'vitest';
import { digitsOf, readPhone, searchedText } from './phoneNumber';

test.each([
  ['19900000001', '19900000001'],
  ['199 0000 0001', '19900000001'],
  ['199-0000-0001', '19900000001'],
  ['+86 199 0000 0001', '19900000001'],
  ['+8619900000001', '19900000001'],
  ['0086-199-0000-0001', '19900000001'],
  ['86 19900000001', '19900000001'],
  ['(+86)19900000001', '19900000001'],
  ['１９９００００００００１'.slice(0, 11), '19900000000'],
  ['\u202d199\u00a00000 0001\u202c', '19900000001'],
  ['\u200b19900000001\ufeff', '19900000001'],
  ['0371-12345678', '0371-12345678'],
  ['0371 12345678', '037112345678'],
  ['400-123-4567', '400-123-4567'],
])('the number %j is read as %s', (typed, read) => {
  expect(readPhone(typed)).toBe(read);
});

test.each(['', '1990000000', '199000000012', '199****0001', '明德教育', '8619900000', '2026-06-07'])(
  '%j is no whole number, and is looked for as it is',
  (typed) => {
    expect([readPhone(typed), searchedText(typed)]).toEqual([undefined, typed]);
  },
);

test('the digits of a number in groups are read, and nothing else is', () => {
  expect(['1234 5678-9012\u200b', '１２３', '12a', ''].map(digitsOf)).toEqual([
    ...['123456789012', '123', undefined, undefined],
  ]);
});
