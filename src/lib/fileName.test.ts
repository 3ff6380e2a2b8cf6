import { expect, test } from 'vitest';
import { fileAddress } from './fileAddress';
import { extensionOf, fileNameOf, joinAddresses, readableAddress, splitAddresses } from './fileName';

test('an extension is what follows the last dot, in small letters', () => {
  const names = ['a.b.PNG', '成绩,单🎓.pdf', 'README', '.gitignore', 'a.b/c'];
  expect(names.map(extensionOf)).toEqual(['png', 'pdf', '', 'gitignore', '']);
});

test.each([
  ['/profile/upload/2026/11/21/名单,终稿🎓_20261121120000A001.pdf', '名单,终稿🎓.pdf'],
  ['https://cdn.example.com/a/%E5%90%8D%E5%8D%95.pdf?w=200', '名单.pdf'],
  ['/a/100%.pdf', '100%.pdf'],
  ['plain.txt', 'plain.txt'],
  ['/u/名单#1_20261121120000A001.pdf', '名单#1.pdf'],
  ['/u/能上吗?.pdf', '能上吗?.pdf'],
  ['/u/名单.pdf#page=2', '名单.pdf'],
  ['data:image/png;base64,AA/BB', ''],
])('the file at %s is called %s', (address, name) => {
  expect(fileNameOf(address)).toBe(name);
});

test.each([
  ['/u/名单#1.pdf', '/u/名单%231.pdf'],
  ['/u/能上吗?.pdf', '/u/能上吗%3F.pdf'],
  ['/u/录取率100%.pdf', '/u/录取率100%25.pdf'],
  ['/u/C#?50%#2.docx', '/u/C%23%3F50%25%232.docx'],
  ['/u/%E5%90%8D.pdf?v=1', '/u/%E5%90%8D.pdf?v=1'],
  ['https://cdn.example.com/a.png?v=1#x', 'https://cdn.example.com/a.png?v=1#x'],
  ['/u/名单#1.pdf?x-id=3', '/u/名单%231.pdf?x-id=3'],
])('the file at %s is asked for as %s', (address, asked) => {
  expect(fileAddress(address)).toBe(asked);
});

test.each([
  ['http://a.cn/u/%E5%B9%B4%20%E6%8A%A5.pdf', 'http://a.cn/u/年 报.pdf'],
  ['/u/100%.pdf', '/u/100%.pdf'],
  ['/u/a%2Fb.pdf?x=%26', '/u/a%2Fb.pdf?x=%26'],
])('the address %s reads %s', (address, shown) => {
  expect(readableAddress(address)).toBe(shown);
});

test('addresses joined with commas come apart as they were, commas and emoji in them included', () => {
  const addresses = ['/u/a,b,🎓.pdf', '/u/c.pdf'];
  expect(joinAddresses(addresses)).toBe('/u/a%2Cb%2C🎓.pdf,/u/c.pdf');
  expect(splitAddresses(joinAddresses(addresses))).toEqual(addresses);
  expect([splitAddresses(''), splitAddresses(' /a , /b,')]).toEqual([[], ['/a', '/b']]);
});
