import { expect, test } from 'vitest';
import { imageAddress } from './imageAddress';

const plain = { cdnBase: '', imageResize: '' };
const cdn = { cdnBase: 'https://cdn.example.com/', imageResize: '?w=200&t={token}' };

test.each([
  ['a/b.png', plain, '/a/b.png'],
  ['/a/b.png', cdn, 'https://cdn.example.com/a/b.png?w=200&t=t%26k'],
  ['https://other.example.com/a.png?v=1', cdn, 'https://other.example.com/a.png?v=1&w=200&t=t%26k'],
  ['data:image/png;base64,AA', cdn, 'data:image/png;base64,AA'],
])('[WID-6] %s is shown from the CDN with the resize query', (address, settings, shown) => {
  expect(imageAddress(address, settings, 't&k')).toBe(shown);
});
