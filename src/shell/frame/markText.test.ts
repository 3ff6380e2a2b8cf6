import { expect, test } from 'vitest';
import { markImage } from '@/src/lib/markImage';
import { markText } from './markText';

test.each([
  [{ realName: '林知远', mobile: '19900000001' }, '林知远 0001'],
  [{ realName: '林知远', mobile: '' }, '林知远'],
  [{ realName: '', mobile: '19900000001' }, '0001'],
])('%o is marked %s', (user, text) => {
  expect(markText(user)).toBe(text);
});

test.each(['</text><script>alert(1)</script>', '"&\'<>', '#%?\n\u0000'])(
  'the text %j stays a text',
  (text) => {
    const svg = decodeURIComponent(markImage(text).address.slice('data:image/svg+xml,'.length));
    const between = [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, inner = '']) => inner);
    const read = (inner: string) =>
      inner.replace('&lt;', '<').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    expect(between).toHaveLength(2);
    expect(read(between[0] ?? '').replaceAll('&amp;', '&')).toBe(text.replace(/\p{Cc}/gu, ''));
    expect(svg.replace(/<\/?(svg|text)\b[^>]*>/g, '')).not.toMatch(/[<>]/);
  },
);

test('nothing in the address ends the style that it is in', () => {
  expect(markImage('a")b(c').address).not.toMatch(/["\s]/);
});

test('a longer name has a wider tile: copies never run into each other', () => {
  expect(markImage('欧阳知远的长名字 0001').width - markImage('林 0001').width).toBeGreaterThan(80);
});
