import { expect, test } from 'vitest';
import { bucketOf, daysBetween, daysOf, daysOfBucket, sameSeasonDay } from './seasonDays';
import { chartFilters, gather, rangeProblem, usersOf, usualFilters } from './userDate';

test.each([
  ['2026-06-07', '2025-06-07'],
  ['2026-06-20', '2025-06-20'],
  ['2021-06-07', '2020-07-07'],
  ['2020-06-07', '2019-05-08'],
  ['2025-01-01', '2024-01-02'],
  ['2024-12-31', '2023-12-31'],
])('[H6] in the season, %s is compared with %s', (day, former) => {
  expect(sameSeasonDay(day)).toBe(former);
});

test('[H6] days, weeks from Monday on, and months', () => {
  expect((['day', 'week', 'month'] as const).map((unit) => bucketOf('2026-06-21', unit))).toEqual([
    '2026-06-21',
    '2026-06-15',
    '2026-06',
  ]);
  expect(bucketOf('2026-06-15', 'week')).toBe('2026-06-15');
  expect(daysOfBucket('2024-02', 'month')).toEqual(['2024-02-01', '2024-02-29']);
  expect(daysOfBucket('2026-06-15', 'week')).toEqual(['2026-06-15', '2026-06-21']);
  expect(daysOf('2026-02-27', '2026-03-01')).toHaveLength(3);
  expect(daysBetween('2025-06-20', '2026-06-20')).toBe(365);
});

test('[H6] sums of a bucket; the share of those who came again is weighed by the new users', () => {
  const rows = [
    { date: '2026-06-01', newUsers: 10, amount: '0.10', retain7: 50 },
    { date: '2026-06-02', newUsers: 30, amount: '0.20', retain7: 10 },
    { date: '2026-07-01', newUsers: 0, amount: '', retain7: 0 },
  ];
  const months = gather(rows, ({ date }) => bucketOf(date, 'month'));
  expect(months.get('2026-06')).toMatchObject({ newUsers: 40, amount: 0.3, retain7: 20, orders: 0 });
  expect(months.get('2026-07')).toMatchObject({ newUsers: 0, retain7: 0 });
});

test('[H6] the chart begins with the filters of the page, and follows the list where one of them is emptied', () => {
  const begun = { range: '2026-05-28~2026-06-26', unit: 'day' };
  const read = (query: string) => chartFilters(new URLSearchParams(query), begun);
  expect(read('storeId=3')).toEqual({ ...begun, storeId: '3', provinceId: '' });
  expect(read('range=&unit=week')).toEqual({ range: '', unit: 'week', storeId: '', provinceId: '' });
});

test.each([
  ['2026-06-01~2026-06-07', undefined],
  ['2025-06-01~2026-06-01', undefined],
  ['2025-06-01~2026-06-02', '时间范围不能超过 366 天'],
  ['2026-06-01~', '请选择日期范围'],
  ['2026-13-01~2026-11-30', '请输入正确的日期，如 2030-06-30'],
  ['2026-11-01~2026-11-31', '请输入正确的日期，如 2030-06-30'],
  ['查无~2026-11-30', '请输入正确的日期，如 2030-06-30'],
])('[H6] the problem of the range %s is %s', (range, problem) => {
  expect(rangeProblem(range)).toBe(problem);
});

test.each([
  ['2026-06-15', '?unit=week&range=2026-06-17~2026-06-30', '2026-06-17~2026-06-21'],
  ['2026-06', '?unit=month&range=2026-05-10~2026-06-20&storeId=3', '2026-06-01~2026-06-20'],
  ['2026-05', '?unit=month', '2026-05-28~2026-05-31'],
  ['2026-06-03', '', '2026-06-03~2026-06-03'],
])('[H6] the users of the row %s in the list %j came on the days that it adds up', (bucket, search, days) => {
  const query = new URLSearchParams(usersOf(bucket, search, usualFilters('2026-06-26')));
  expect(query.get('createTime')).toBe(days);
  expect(query.get('storeId')).toBe(new URLSearchParams(search).get('storeId'));
});
