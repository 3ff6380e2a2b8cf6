import { expect, test } from 'vitest';
import { afterStep, contentPhase, countContent, isOnline, reviewProblem, stepProblem } from './contentStatus';

const now = '2026-06-20 12:00:00';
const at = (publishTime: unknown, expireTime: unknown = '', status: unknown = 1) => ({
  status,
  publishTime,
  expireTime,
});

test.each([
  [at('2026-06-20 12:00:01'), 'upcoming', false],
  [at('2026-06-20 12:00:00'), undefined, true],
  [at('2026-06-01 00:00:00', '2026-06-20 12:00:00', '1'), 'expired', false],
  [at('2026-06-01 00:00:00', '2026-06-21 00:00:00'), undefined, true],
  [at('2026-06-20T04:00:01Z'), 'upcoming', false],
  [at(1_780_000_000, 1_781_900_000_000), 'expired', false],
  [at(null, undefined), undefined, true],
  [at(0, 0), undefined, true],
  [at('2026-07-01 00:00:00', '', 0), undefined, false],
  [at('2026-06-01 00:00:00', '2026-06-02 00:00:00', 2), undefined, false],
])('[1.6] %j is %s', (content, phase, online) => {
  expect([contentPhase(content, now), isOnline(content, now)]).toEqual([phase, online]);
});

test.each([
  [0, 1, true, undefined],
  [2, 1, true, undefined],
  ['0', 1, false, '请先完善必填内容'],
  [1, 1, true, '该内容已发布'],
  ['1', 2, false, undefined],
  [0, 2, true, '该内容未发布'],
  [2, 2, true, '该内容未发布'],
] as const)('[1.6] from %s to %s, complete %s: %s', (status, to, isComplete, problem) => {
  expect(stepProblem({ status }, to, isComplete)).toBe(problem);
});

test.each([
  [0, '2026-06-20 09:00:00', 'review'],
  ['2', '2026-06-20 09:00:00', 'review'],
  [0, 1_781_900_000, 'review'],
  [0, '', undefined],
  [0, 0, undefined],
  [1, '2026-06-20 09:00:00', undefined],
] as const)(
  '[1.6] a draft that was handed in waits for its review: state %s, handed in %s',
  (status, submitTime, phase) => {
    const content = { status, submitTime, publishTime: '2026-06-01 00:00:00' };
    expect([contentPhase(content, now), isOnline(content, now)]).toEqual([phase, status === 1]);
  },
);

test.each([
  ['submit', { status: 0, submitTime: '' }, true, undefined],
  ['submit', { status: 2 }, true, undefined],
  ['submit', { status: 0, submitTime: '' }, false, '请先完善必填内容'],
  ['submit', { status: 0, submitTime: now }, true, '该内容已提交审核'],
  ['submit', { status: '1' }, true, '该内容已发布'],
  ['sendBack', { status: 0, submitTime: now }, false, undefined],
  ['sendBack', { status: 0, submitTime: '' }, true, '该内容未提交审核'],
  ['sendBack', { status: 1, submitTime: now }, true, '该内容已发布'],
] as const)('[1.6] %s of %j, complete %s: %s', (step, content, isComplete, problem) => {
  expect(reviewProblem(content, step, isComplete)).toBe(problem);
});

test('[1.6] content without a time is published now, with one it keeps it, withdrawn content too', () => {
  expect(afterStep({ publishTime: '' }, 1, now)).toEqual({ status: 1, publishTime: now });
  const publishTime = '2026-07-01 08:00:00';
  expect(afterStep({ publishTime }, 1, now)).toEqual({ status: 1, publishTime });
  expect(afterStep({ publishTime }, 2, now)).toEqual({ status: 2, publishTime });
});

test('[1.6] the tabs count all, and each state, as number or text', () => {
  const rows = [0, 1, '1', 2, 1].map((status) => ({ status }));
  expect(countContent(rows)).toEqual({ all: 5, 0: 1, 1: 3, 2: 1, review: 0 });
  const waiting = { status: 0, submitTime: now };
  expect(countContent([...rows, waiting, { ...waiting, status: 1 }])).toMatchObject({ all: 7, review: 1 });
});
