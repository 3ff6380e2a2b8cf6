import { expect, test } from 'vitest';
import { extensionOf, fileNameOf, joinAddresses, splitAddresses } from './fileName';

test('an extension is what follows the last dot, in small letters', () => {
  const names = ['a.b.PNG', '成绩,单🎓.pdf', 'README', '.gitignore', 'a.b/c'];
  expect(names.map(extensionOf)).toEqual(['png', 'pdf', '', 'gitignore', '']);
});

test.each([
  ['/profile/upload/2026/11/21/名单,终稿🎓_20261121120000A001.pdf', '名单,终稿🎓.pdf'],
  ['https://cdn.example.com/a/%E5%90%8D%E5%8D%95.pdf?w=200', '名单.pdf'],
  ['/a/100%.pdf', '100%.pdf'],
  ['plain.txt', 'plain.txt'],
  ['data:image/png;base64,AA/BB', ''],
])('the file at %s is called %s', (address, name) => {
  expect(fileNameOf(address)).toBe(name);
});

test('addresses joined with commas come apart as they were, commas and emoji in them included', () => {
  const addresses = ['/u/a,b,🎓.pdf', '/u/c.pdf'];
  expect(joinAddresses(addresses)).toBe('/u/a%2Cb%2C🎓.pdf,/u/c.pdf');
  expect(splitAddresses(joinAddresses(addresses))).toEqual(addresses);
  expect([splitAddresses(''), splitAddresses(' /a , /b,')]).toEqual([[], ['/a', '/b']]);
});
