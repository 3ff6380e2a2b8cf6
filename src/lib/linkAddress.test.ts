import { expect, test } from 'vitest';
import { linkAddress } from './linkAddress';

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  [' HTTP://example.com ', 'HTTP://example.com'],
  ['www.example.com/guide', 'https://www.example.com/guide'],
  ['example.com:8080', 'https://example.com:8080'],
  ['service@example.com', 'mailto:service@example.com'],
  ['mailto:service@example.com', 'mailto:service@example.com'],
])('[WID-3] %s leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  '志愿',
  '/index',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  'mailto:nobody',
  'ftp://example.com',
])('[WID-3] %j leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});
