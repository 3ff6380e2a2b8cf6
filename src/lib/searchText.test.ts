import { expect, test } from 'vitest';
import { isFoundIn, searchText } from './searchText';

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
