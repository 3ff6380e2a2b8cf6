import { expect, test } from 'vitest';
import { textProblem } from './fieldRule';

const label = '标题';

test.each([
  ['a text within both bounds', { minLength: 2, maxLength: 4 }, '标题一', undefined],
  ['a text that is too short', { minLength: 2, maxLength: 4 }, '标', '标题长度为 2-4 个字符'],
  ['a text that is too long', { minLength: 2, maxLength: 4 }, '标题一二三', '标题长度为 2-4 个字符'],
  ['a text above its only bound', { maxLength: 4 }, '标题一二三', '标题长度不能超过 4 个字符'],
  ['a text below its only bound', { minLength: 2 }, '标', '标题长度不能少于 2 个字符'],
  ['a text with spaces around it', { maxLength: 4 }, ' 标题一二 ', undefined],
  ['no text', { required: true, minLength: 2, format: 'mobile' }, ' ', undefined],
  ['a text against a named rule', { format: 'mobile' }, '123', '请输入正确的手机号码'],
  ['a text by a named rule', { format: 'mobile' }, '19900000001', undefined],
  [
    'a text against a rule of its own',
    { format: { test: (text: string) => /^\d{5}$/.test(text), message: '院校代码为 5 位数字' } },
    '123',
    '院校代码为 5 位数字',
  ],
] as const)('[SCREEN] %s has its problem', (_of, rule, text, problem) => {
  expect(textProblem({ label, ...rule }, text)).toBe(problem);
});
