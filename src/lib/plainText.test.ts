import { expect, test } from 'vitest';
import { identifierOf } from './plainText';

test.each([
  ['ｌｉｕｙｉ', 'liuyi'],
  ['　ｓｙｓ：ｕｓｅｒ　', 'sys:user'],
  ['se\u200B', 'se'],
  ['张三', '张三'],
  ['京ＩＣＰ备１２３４５６７８号－１', '京ICP备12345678号-1'],
  ['ｓｕ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'su@example.com'],
  ['', ''],
  ['liu yi', undefined],
  ['liu　yi', undefined],
])('a text that programs read is stored in half width, without blanks: «%s»', (typed, stored) => {
  expect(identifierOf(typed)).toBe(stored);
});
