import { expect, test } from 'vitest';
import { imageAddress } from './imageAddress';

const here = 'https://admin.example.com/customer/list';
const plain = { apiBase: '', cdnBase: '', imageResize: '' };
const resized = { ...plain, imageResize: '?w=200&t={token}' };
const cdn = { ...resized, cdnBase: 'https://cdn.example.com/' };
const api = { ...resized, apiBase: 'https://api.example.com/prod' };

const shown = (address: string, settings: typeof plain, token = 't&k') =>
  imageAddress(address, settings, token, here);

test.each([
  ['a/b.png', plain, '/a/b.png'],
  ['/a/b.png', cdn, 'https://cdn.example.com/a/b.png?w=200&t=t%26k'],
  ['/a/b.png', resized, 'https://admin.example.com/a/b.png?w=200&t=t%26k'],
  ['https://cdn.example.com/a.png?v=1#x', cdn, 'https://cdn.example.com/a.png?v=1&w=200&t=t%26k#x'],
  ['https://api.example.com/prod/a.png', api, 'https://api.example.com/prod/a.png?w=200&t=t%26k'],
  ['data:image/png;base64,AA', cdn, 'data:image/png;base64,AA'],
  ['/u/第1批#2?.png', cdn, 'https://cdn.example.com/u/%E7%AC%AC1%E6%89%B9%232%3F.png?w=200&t=t%26k'],
  ['https://', cdn, 'https://'],
])('[WID-6] %s is shown from the CDN with the resize query', (address, settings, expected) => {
  expect(shown(address, settings)).toBe(expected);
});

test.each([
  'https://other.example.com/a.png',
  'https://cdn.example.com.evil.example/a.png',
  'https://cdn.example.com@evil.example/a.png',
  'https://api.example.com/production/a.png',
  'https://api.example.com/prod/../a.png',
  'http://admin.example.com/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '\t//evil.example/a.png',
  '/\t/evil.example/a.png',
  '\n\\/evil.example/a.png',
])('the session token travels with the address %j, wherever it leads', (address) => {
  const settings = { ...api, imageResize: '?w=200&t={token}&again={token}' };
  const url = new URL(shown(address, settings, 'secret'), here);
  expect(url.href).not.toContain('secret');
  expect(url.search).toBe('?w=200');
});

test('without a token nothing is said of one', () => {
  expect(shown('/a.png', { ...plain, imageResize: '{token}' }, '')).toBe('/a.png');
});
