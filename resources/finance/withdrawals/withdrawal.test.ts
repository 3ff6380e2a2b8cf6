import { expect, test } from 'vitest';
import {
  accountProblem,
  amountProblem,
  isLate,
  payerProblem,
  payTimeProblem,
  waitText,
  workingDays,
} from './withdrawal';

test.each([
  ['99.99', '单笔提现不少于 100 元'],
  ['100', undefined],
  ['50000.00', undefined],
  ['50000.01', '单笔提现不超过 50000 元'],
])('[F4] ¥%s: %s', (amount, problem) => {
  expect(amountProblem(amount)).toBe(problem);
});

test.each([
  [1, '6222020000000012', undefined],
  [1, '6222-02', '请输入 8-30 位银行账号'],
  ['2', '19900000001', undefined],
  [2, 'a@example.com', undefined],
  [2, '6222020000000012', '请输入正确的支付宝账号'],
])('[F4] an account of type %s, %s: %s', (type, account, problem) => {
  expect(accountProblem(type, account)).toBe(problem);
});

test('[F4] a payment is neither of the future nor older than its approval', () => {
  const [approval, now] = ['2026-06-20 11:00:00', Date.parse('2026-06-20T12:00:00+08:00')];
  expect(payTimeProblem('2026-06-20 12:00:01', now)).toBe('打款时间不能晚于当前时间');
  expect(payTimeProblem('2026-06-20 12:00:00', now)).toBeUndefined();
  expect(payTimeProblem('2026-06-20 10:59:59', now, approval)).toBe('打款时间不能早于审核时间');
  expect(payTimeProblem(approval, now, approval)).toBeUndefined();
});

test.each([
  // 2026-06-20 is a Saturday
  ['2026-06-19 23:59:59', '2026-06-20 08:00:00', 0],
  ['2026-06-19 10:00:00', '2026-06-22', 1],
  ['2026-06-12', '2026-06-19', 5],
  ['2026-06-15', '2026-06-15', 0],
])('[F4] from %s to %s are %d working days', (from, until, days) => {
  expect(workingDays(from, until)).toBe(days);
});

test.each([
  [0, '不足 1 个工作日'],
  [2, '2 个工作日'],
])('[F4] %d working days are called %s: a weekend is none', (days, text) => {
  expect(waitText(days)).toBe(text);
});

test('[F4] an application three working days with the platform waits too long, others do not', () => {
  expect(isLate({ status: 0, waitDays: 3 })).toBe(true);
  expect(isLate({ status: '1', waitDays: 4 })).toBe(true);
  expect(isLate({ status: 0, waitDays: 2 })).toBe(false);
  expect(isLate({ status: 4, waitDays: 9 })).toBe(false);
});

test.each([
  [1, 1, '须由他人登记打款：您审核了该申请或更正了收款信息，审核与打款不能为同一人'],
  ['1', '1', '须由他人登记打款：您审核了该申请或更正了收款信息，审核与打款不能为同一人'],
  [1, 0, undefined],
  [2, 1, undefined],
])('[F4] in state %j with own approval %j the record says: %s', (status, ownApproval, text) => {
  expect(payerProblem({ status, ownApproval })).toBe(text);
});
