import { expect, test } from 'vitest';
import { isFoundIn, isOptionFound, searchText } from './searchText';

test.each([
  ['中国石油大学（华东）', '石油大学(华东)'],
  ['中国石油大学(华东)', '石油大学（华东'],
  ['计算机【实验班】', '[实验'],
  ['ＡＰＩ 文档', 'api　文'],
  ['Java 工程师', ' ｊａｖａ '],
])('a search finds %s by %s', (text, typed) => {
  expect(isFoundIn(text, typed)).toBe(true);
});

test('a search tells other texts apart, and keeps each character in its place', () => {
  expect(isFoundIn('中国石油大学（北京）', '(华东)')).toBe(false);
  const name = '中国石油大学（华东）Ａ①';
  expect(searchText(name)).toHaveLength(name.length);
});

test('an option of a select is found by its label as any text is', () => {
  expect(isOptionFound('石油大学(华东', { label: '中国石油大学（华东）' })).toBe(true);
  expect(isOptionFound('北京', { label: '中国石油大学（华东）' })).toBe(false);
  expect(isOptionFound('x', undefined)).toBe(false);
});
