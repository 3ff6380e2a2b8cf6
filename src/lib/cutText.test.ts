import { expect, test } from 'vitest';
import { cutText } from './cutText';

test.each([
  ['一二三四五六七八九😀机构', 10, '一二三四五六七八九'],
  ['一二三四五六七八😀机构', 10, '一二三四五六七八😀'],
  ['机构', 10, '机构'],
])('%s is cut to %i without half a character: %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
