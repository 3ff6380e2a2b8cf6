import { expect, test } from 'vitest';
import { callKey } from '@/providers/data/resourceCall';
import { scoreText } from './FillingCells';
import { canGo, shortSubject, timeLeft } from './filling';
import { fillings } from './fillings';

const now = Date.parse('2026-06-20T10:00:00+08:00');

test.each([
  ['2026-06-21 14:00:00', '剩 1 天 4 小时', 'calm'],
  ['2026-06-21 10:00:00', '剩 1 天 0 小时', 'calm'],
  ['2026-06-21 09:59:00', '剩 23 小时 59 分', 'urgent'],
  ['2026-06-20 10:05:30', '剩 5 分钟', 'urgent'],
  ['2026-06-20 10:00:00', '已截止', 'over'],
])('[E1] until %s it is %s', (end, text, tone) => {
  expect(timeLeft(end, now)).toEqual({ text, tone });
});

test('[E1] an end in digits or in ISO counts like any other', () => {
  const end = Date.parse('2026-06-20T10:05:30+08:00');
  const left = { text: '剩 5 分钟', tone: 'urgent' };
  for (const sent of [end, String(end), end / 1000, '2026-06-20T02:05:30Z'])
    expect(timeLeft(sent, now)).toEqual(left);
  expect(timeLeft(undefined, now)).toBeUndefined();
});

test('[E1] a student without an end has no countdown', () => {
  expect(timeLeft('', now)).toBeUndefined();
});

test('[E1] the states follow the table of transitions', () => {
  const states = [0, 1, 2, 3, 4, 5, 9];
  const from = (way: Parameters<typeof canGo>[0]) =>
    states.filter((fillStatus) => canGo(way, { fillStatus }));
  expect([from('submit'), from('takeBack'), from('refill'), from('close')]).toEqual([
    [2],
    [3],
    [4, 5],
    [0, 1, 2, 3],
  ]);
});

test('[E1] subjects are one character, arts and science whole', () => {
  expect(['物理', '政治', '思想政治', '理科'].map(shortSubject)).toEqual(['物', '政', '政', '理科']);
});

test('[E1] after an assignment the loads of the experts are read again', () => {
  expect(fillings.invalidates).toContainEqual(callKey('lookups/expert'));
});

test('[E1] a file has ranks with their thousands, as the list has', () => {
  const score = { score: 598, rank: 12_345, scoreType: 1 };
  expect([score, { ...score, rank: null, scoreType: 3 }].map(scoreText)).toEqual([
    '598 / 12,345',
    '估分 598 / –',
  ]);
});
