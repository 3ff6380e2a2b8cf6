import { expect, test } from 'vitest';
import { addressRule, placeRule, textProblem, wrongNumber } from './fieldRule';

const label = '标题';

test.each([
  ['a text within both bounds', { minLength: 2, maxLength: 4 }, '标题一', undefined],
  ['a text that is too short', { minLength: 2, maxLength: 4 }, '标', '标题长度为 2-4 个字符'],
  ['a text that is too long', { minLength: 2, maxLength: 4 }, '标题一二三', '标题长度为 2-4 个字符'],
  ['a text above its only bound', { maxLength: 4 }, '标题一二三', '标题长度不能超过 4 个字符'],
  ['a text below its only bound', { minLength: 2 }, '标', '标题长度不能少于 2 个字符'],
  ['a text with spaces around it', { maxLength: 4 }, ' 标题一二 ', undefined],
  ['an address that is too long', addressRule, `https://${'a'.repeat(248)}`, '标题长度不能超过 255 个字符'],
  ['an address of the greatest length', addressRule, `https://${'a'.repeat(247)}`, undefined],
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

test.each([
  ['a number within both bounds', { min: 1, max: 30 }, 30, undefined],
  ['a number below them', { min: 1, max: 30 }, 0, '请输入 1 到 30 之间的数'],
  ['a number above its only bound', { max: 30 }, 31, '不能大于 30'],
  ['a number with digits after the point', {}, 1.5, '只能填整数'],
  ['a number with as many as it may have', { precision: 1 }, 1.5, undefined],
  ['a number with too many', { precision: 1 }, 1.25, '最多 1 位小数'],
  [
    'a number whose rule has words of its own',
    { min: 1, message: '体验天数为 1-30 天' },
    0,
    '体验天数为 1-30 天',
  ],
  ['a place', placeRule, 10_000, '排序为 0 到 9999 的整数'],
] as const)('[SCREEN] %s has its problem', (_of, rule, number, problem) => {
  expect(wrongNumber(rule, number)).toBe(problem);
});
