import { expect, test } from 'vitest';
import { identifierOf } from './plainText';

test.each([
  ['ｌｉｕｙｉ', 'liuyi'],
  ['　ｓｙｓ：ｕｓｅｒ　', 'sys:user'],
  ['se\u200B', 'se'],
  ['张三', '张三'],
  ['', ''],
  ['liu yi', undefined],
  ['liu　yi', undefined],
])('a name that programs compare is stored in half width, without blanks: «%s»', (typed, stored) => {
  expect(identifierOf(typed)).toBe(stored);
});
