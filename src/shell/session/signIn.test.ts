import { expect, test } from 'vitest';
import { rules } from '@/src/lib/rules';
import { follows, inOrder, required } from '../kit/checks';
import { passwordStrength } from '../kit/passwordStrength';
import { examCountdown } from './examCountdown';
import { registerPlan } from './registerPlan';

test.each([
  ['2026-06-06T23:59', 2026, 1],
  ['2026-06-07T00:00', 2026, 0],
  ['2026-06-10T23:59', 2026, 0],
  ['2026-06-11T00:00', 2027, 361],
  ['2025-12-31T12:00', 2026, 158],
  ['2026-01-01T00:00', 2026, 157],
])('at %s the gaokao of %i is %i days away', (now, year, days) => {
  expect(examCountdown(new Date(now))).toEqual({ year, days });
});

test.each([
  ['', 0],
  ['abc', 1],
  ['123456', 1],
  ['abcdefghij', 1],
  ['abc123', 2],
  ['Abc12345', 2],
  ['Abc1234567', 3],
  ['abc-123456', 3],
])('«%s» is of strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('checks find the first thing that is wrong', () => {
  const mobile = inOrder(required('请输入手机号'), follows(rules.mobile));
  expect(mobile(' ', {})).toBe('请输入手机号');
  expect(mobile('123', {})).toBe('请输入正确的手机号码');
  expect(mobile('19900000001', {})).toBeUndefined();
});

test('a rule has nothing to say about a value that is not there', () => {
  expect(follows(rules.mobile)('', {})).toBeUndefined();
});

test('a password that is registered has no spaces around it', () => {
  const { initial, checks } = registerPlan((key) => key);
  const problemOf = (password: string) => checks.password(password, { ...initial, password });
  expect(problemOf('abc12345 ')).toBe('密码首尾不能有空格');
  expect(problemOf('abc 12345')).toBeUndefined();
});
