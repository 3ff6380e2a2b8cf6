import { expect, test } from 'vitest';
import { formatJson } from './formatJson';
import { jsonProblem } from './jsonProblem';

test.each([
  ['{"a": 1}', undefined],
  ['[]', undefined],
  ['{\n  "a": 1\n  "b": 2\n}', '第 3 行第 3 列缺少逗号'],
  ['{"a" 1}', '第 1 行第 6 列缺少冒号'],
  ['{a: 1}', '第 1 行第 2 列'],
  ['{"a": }', '缺少值'],
  ['{"a": 1', '缺少右花括号 }'],
  ['[1, 2', '缺少右方括号 ]'],
  ['[1,]', '缺少值'],
  ['"a', '缺少结尾的双引号'],
  ['{} x', '第 1 行第 4 列'],
  ['// 注\n1', '不能有注释'],
])('%s: %s', (text, problem) => {
  if (problem === undefined) expect(jsonProblem(text)).toBeUndefined();
  else expect(jsonProblem(text)).toContain(problem);
});

test('setting it out changes no digit of a number and no order', () => {
  expect(formatJson('{"id":12345678901234567890,"a":[1.0,2]}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "a": [\n    1.0,\n    2\n  ]\n}',
  );
});
