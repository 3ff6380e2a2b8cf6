import { expect, test } from 'vitest';
import { banners } from './banners';
import { activeBanners, bannerState, endProblem, periodText } from './website';

const now = '2026-06-20 12:00:00';
const moment = Date.parse('2026-06-20T12:00:00+08:00');

test.each([
  ['', '', 'shown'],
  ['2026-06-20 12:00:01', '', 'coming'],
  [now, '', 'shown'],
  ['', now, 'over'],
  ['2026-06-01 00:00:00', '2026-06-20 12:00:01', 'shown'],
  [null, undefined, 'shown'],
])('[S5] a banner from «%s» to «%s» is %s', (beginTime, endTime, state) => {
  expect(bannerState({ beginTime, endTime }, moment)).toBe(state);
});

test.each([
  ['', null, '长期'],
  ['2026-06-01 00:00:00', '', '2026-06-01 至 不限'],
  [undefined, '2026-06-20 12:00:00', '不限 至 2026-06-20'],
  ['2026-06-01 00:00:00', '2026-06-20 12:00:00', '2026-06-01 至 2026-06-20'],
])('[S5] a banner from «%s» to «%s» is shown %s', (beginTime, endTime, text) => {
  expect(periodText({ beginTime, endTime })).toBe(text);
});

test('[S5] visitors see what is on and begun, in its order', () => {
  const banners = [
    { id: 1, status: 1 as const, sort: 3 },
    { id: 2, status: 0 as const, sort: 1 },
    { id: 3, status: 1 as const, sort: 2 },
    { id: 4, status: 1 as const, sort: 1, endTime: '2026-01-01 00:00:00' },
  ];
  expect(activeBanners(banners, moment).map(({ id }) => id)).toEqual([3, 1]);
});

test.each([
  ['2026-06-20 12:00:00', '2026-06-20 12:00:00', '结束时间必须晚于开始时间'],
  ['2026-06-20 12:00:00', '2026-06-20 12:00:01', undefined],
  ['', '2026-06-20 12:00:00', undefined],
  ['2026-06-20 12:00:00', null, undefined],
])('[S5] from %s to %s: %s', (begin, end, problem) => {
  expect(endProblem(begin, end)).toBe(problem);
});

test('[S5] a banner without a title is asked about as a picture', () => {
  const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id, title: '' }));
  const ask = (...ids: readonly string[]) => banners.deleteQuestion?.(rowsOf(ids), async () => 0);
  expect(ask('1')).toBe('是否确认删除这张轮播图？');
  expect(ask('1', '2')).toBe('是否确认删除选中的 2 张轮播图？');
});
