import { expect, test } from 'vitest';
import { encodeQuery } from './query';

test('empty strings, null and undefined are left out; 0 and false are not', () => {
  expect(encodeQuery({ a: '', b: null, c: undefined, d: 0, e: false })).toBe('d=0&e=false');
});

test('nested objects become name[key]=value, without their empty members', () => {
  const query = { params: { beginTime: '2026-05-01', endTime: '' }, pageNum: 1 };
  expect(decodeURIComponent(encodeQuery(query))).toBe('params[beginTime]=2026-05-01&pageNum=1');
});

test('names and values are encoded', () => {
  expect(new URLSearchParams(encodeQuery({ 'a&b': '中 文=+' })).get('a&b')).toBe('中 文=+');
});
