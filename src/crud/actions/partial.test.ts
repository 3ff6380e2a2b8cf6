import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { doneBefore, isMoved, partialIn } from './partial';

test('[CODE] an answer 44444 names the records that were done, and the reasons of the others', () => {
  const data = { done: [1, '2'], failed: [{ id: 3, name: 'FP202606010003', msg: '该申请已开票' }, 'x'] };
  expect(partialIn({ code: 44444, data })).toEqual({
    done: [1, '2'],
    failed: [{ id: 3, name: 'FP202606010003', reason: '该申请已开票' }],
  });
  expect(partialIn({ code: 20000, data })).toBeUndefined();
  expect(partialIn({ code: 44444, data: null })).toBeUndefined();
});

test.each([
  ['该记录已被他人处理，请刷新后重试', true],
  ['该记录已处理', true],
  ['该记录已核对', false],
])('[CODE-2] the refusal %s says that somebody else was quicker: %s', (message, expected) => {
  const reason = { kind: 'refused', code: 40000, data: null } as const;
  expect(isMoved(new RequestError(message, { reason, call: 'POST /x' }))).toBe(expected);
});

test('[CODE-2] a refusal names the records that were done all the same', () => {
  const refused = (code: number, data: unknown) =>
    new RequestError('成功 1 条，失败 1 条', { reason: { kind: 'refused', code, data }, call: 'POST /x' });
  expect(doneBefore(refused(44444, { done: [1], failed: [{ id: 2 }] }))).toEqual([1]);
  expect(doneBefore(refused(40000, { done: [1] }))).toEqual([]);
  expect(doneBefore(new Error('x'))).toEqual([]);
});
