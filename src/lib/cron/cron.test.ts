import { describe, expect, test } from 'vitest';
import { joinCron, splitCron } from './cronFields';
import { readPart, withPart, writePart } from './cronParts';
import { type CronPlan, readPlan, writePlan } from './cronPlan';
import { describeCron } from './describeCron';
import { nextTimes } from './nextTimes';
import { parseCron } from './parseCron';

/** Saturday, 2026-11-21 17:00:00 in China. */
const now = Date.UTC(2026, 10, 21, 9);

function next(expression: string, count = 5): string[] {
  const reading = parseCron(expression);
  if ('problem' in reading) throw new Error(reading.problem);
  return nextTimes(reading.cron, now, count);
}

function days(expression: string): string[] {
  return next(expression, 3).map((time) => time.slice(0, 10));
}

describe('the next times are those at which Quartz would fire', () => {
  test('to the second, strictly after now', () => {
    expect(next('0 0 17 * * ?', 2)).toEqual(['2026-11-22 17:00:00', '2026-11-23 17:00:00']);
    expect(next('0/20 * * * * ?')).toEqual([
      '2026-11-21 17:00:20',
      '2026-11-21 17:00:40',
      '2026-11-21 17:01:00',
      '2026-11-21 17:01:20',
      '2026-11-21 17:01:40',
    ]);
  });

  test.each([
    ['a step with a beginning', '0 0/30 18 * * ?', ['2026-11-21 18:00:00', '2026-11-21 18:30:00']],
    ['a range past midnight', '0 0 23-0 * * ?', ['2026-11-21 23:00:00', '2026-11-22 00:00:00']],
    ['a list in any order', '0 0 20,18 * * ?', ['2026-11-21 18:00:00', '2026-11-21 20:00:00']],
    ['lower case', '0 0 0 ? jan mon', ['2027-01-04 00:00:00', '2027-01-11 00:00:00']],
  ])('%s', (_, expression, expected) => {
    expect(next(expression, 2)).toEqual(expected);
  });

  test.each([
    ['L: the last day', '0 0 0 L * ?', ['2026-11-30', '2026-12-31', '2027-01-31']],
    ['L-3: three days before', '0 0 0 L-3 * ?', ['2026-11-27', '2026-12-28', '2027-01-28']],
    ['LW: the last weekday', '0 0 0 LW 1,2,10 ?', ['2027-01-29', '2027-02-26', '2027-10-29']],
    ['15W: the weekday nearest to it', '0 0 0 15W 5,8,12 ?', ['2026-12-15', '2027-05-14', '2027-08-16']],
    ['1W: never in the month before', '0 0 0 1W 5,8 ?', ['2027-05-03', '2027-08-02', '2028-05-01']],
    ['31W: only where there is one', '0 0 0 31W 11,12,1 ?', ['2026-12-31', '2027-01-29', '2027-12-31']],
    ['1 is Sunday', '0 0 0 ? * 1', ['2026-11-22', '2026-11-29', '2026-12-06']],
    ['a lonely L is Saturday', '0 0 0 ? * L', ['2026-11-28', '2026-12-05', '2026-12-12']],
    ['6L: the last Friday', '0 0 0 ? * 6L', ['2026-11-27', '2026-12-25', '2027-01-29']],
    ['FRI#3: the third Friday', '0 0 0 ? * FRI#3', ['2026-12-18', '2027-01-15', '2027-02-19']],
    ['2#5: only months with five', '0 0 0 ? * 2#5', ['2026-11-30', '2027-03-29', '2027-05-31']],
    ['FRI-MON: past Saturday', '0 0 0 ? * FRI-MON', ['2026-11-22', '2026-11-23', '2026-11-27']],
    ['29 February', '0 0 0 29 2 ?', ['2028-02-29', '2032-02-29', '2036-02-29']],
    ['years', '0 0 0 1 1 ? 2030-2040/4', ['2030-01-01', '2034-01-01', '2038-01-01']],
  ])('%s', (_, expression, expected) => {
    expect(days(expression)).toEqual(expected);
  });

  test('none where the time is over or never comes', () => {
    expect([next('0 0 0 1 1 ? 2020'), next('0 0 0 31 2 ?')]).toEqual([[], []]);
  });
});

test.each([
  ['', '应由 6 或 7 段组成'],
  ['* * * * ?', '应由 6 或 7 段组成'],
  ['0 0 0 * * ? * *', '应由 6 或 7 段组成'],
  ['60 * * * * ?', '「秒」的值 60 超出范围（0 到 59）'],
  ['0 0 24 * * ?', '「时」的值 24 超出范围（0 到 23）'],
  ['0 0/0 * * * ?', '「分」的间隔 0 应为 1 到 59'],
  ['0 1/2/3 * * * ?', '「分」无法识别：1/2/3'],
  ['0 1-2-3 * * * ?', '「分」无法识别：1-2-3'],
  ['0 1, * * * ?', '「分」无法识别：（空）'],
  ['? * * * * ?', '「秒」不能为 ?'],
  ['0 0 0 32 * ?', '「日」的值 32 超出范围'],
  ['0 0 0 1,L * ?', '「日」的 L、W 不能与其他日期一起使用'],
  ['0 0 0 L-31 * ?', '「日」最多为月末前 30 天'],
  ['0 0 0 * 13 ?', '「月」的值 13 超出范围'],
  ['0 0 0 ? FOO *', '「月」无法识别：FOO'],
  ['0 0 0 ? * 8', '「周」的值 8 超出范围'],
  ['0 0 0 ? * 2#6', '「周」的 # 后应为 1 到 5'],
  ['0 0 0 ? * 2,6L', '「周」的 L、# 不能与其他星期一起使用'],
  ['0 0 0 ? * ?', '「日」和「周」必须有且只有一个为 ?'],
  ['0 0 0 * * *', '「日」和「周」必须有且只有一个为 ?'],
  ['0 0 0 * * ? 1969', '「年」的值 1969 超出范围'],
  ['0 0 0 * * ? 2030-2020', '「年」的范围 2030-2020 前大后小'],
])('"%s" is refused: %s', (expression, problem) => {
  expect(parseCron(expression)).toEqual({ problem: expect.stringContaining(problem) });
});

test.each([
  ['0 0 0 * * ?', '每天 00:00'],
  ['30 5 8 ? * *', '每天 08:05:30'],
  ['0 0 8,20 * * ? *', '每天 08:00、20:00'],
  ['0 0/5 * * * ?', '每 5 分钟'],
  ['0 * * * * ?', '每分钟'],
  ['0 0 * * * ?', '每小时'],
  ['0 0 */2 * * ?', '每 2 小时'],
  ['0 0 9 ? * MON-FRI', '周一至周五 09:00'],
  ['0 0 9 ? * 1,2,4', '每周一、三、日 09:00'],
  ['0 30 1 1,15 * ?', '每月 1、15 日 01:30'],
  ['0 0 1 L * ?', '每月最后一天 01:00'],
  ['0 0 1 15W * ?', '每月最接近 15 日的工作日 01:00'],
  ['0 0 1 ? * 6L', '每月最后一个周五 01:00'],
  ['0/20 * * * * ?', '每 20 秒'],
  ['0/25 * * * * ?', '每隔 25 秒'],
  ['0 0/5 14,18 * * ?', '每隔 5 分钟，在14:00 和 18:00'],
  ['0 15 10 ? * 6#3', '每月第 3 个周五 10:15'],
  ['0 15 10 ? * 1', '每周日 10:15'],
  ['0 0 12 LW * ?', '每月最后一个工作日 12:00'],
  ['0 0 12 1 6 ?', '在12:00，限每月 1 号，仅于六月份'],
  ['nonsense', undefined],
])('"%s" reads: %s', (expression, words) => {
  expect(describeCron(expression)).toBe(words);
});

test.each<[string, CronPlan | undefined]>([
  ['0 0/15 * * * ?', { kind: 'minutes', every: 15 }],
  ['0 0/7 * * * ?', undefined],
  ['0 0 0/6 * * ?', { kind: 'hours', every: 6 }],
  ['0 30 8 * * ?', { kind: 'daily', time: '08:30' }],
  ['0 0 9 ? * 2-6', { kind: 'workdays', time: '09:00' }],
  ['0 0 9 ? * 2,7', { kind: 'weekly', days: [2, 7], time: '09:00' }],
  ['5 0 9 1,15 * ?', { kind: 'monthly', days: [1, 15], time: '09:00:05' }],
  ['0 0 9 L * ?', undefined],
  ['0 0 9 1 1 ?', undefined],
  ['0 0 8,9 * * ?', undefined],
  ['0 0 25 * * ?', undefined],
  ['0 0 8 32 * ?', undefined],
  ['nonsense', undefined],
])('"%s" is the plan %j, and written as it was read', (expression, plan) => {
  expect(readPlan(expression)).toEqual(plan);
  if (plan) expect(writePlan(plan)).toBe(expression);
});

test('every field that the builder understands is written as it was read', () => {
  const fields = [
    ['second', '*'],
    ['minute', '0/5'],
    ['hour', '8-18'],
    ['day', 'L'],
    ['day', 'LW'],
    ['day', '15W'],
    ['day', '?'],
    ['month', '1,3,5'],
    ['week', '6L'],
    ['week', '6#3'],
    ['year', '2030-2040'],
  ] as const;
  for (const [key, text] of fields) expect(writePart(key, readPart(key, text))).toBe(text);
  expect(readPart('week', 'MON-FRI')).toEqual({ mode: 'range', from: 2, to: 6 });
  expect(readPart('second', '*/10')).toEqual({ mode: 'step', from: 0, by: 10 });
  expect(readPart('day', 'L-3')).toEqual({ mode: 'other', text: 'L-3' });
});

test('either the day or the week is always left open', () => {
  const texts = splitCron('0 0 12 * * ?');
  if (!texts) return expect.unreachable();
  const byWeek = withPart(texts, 'week', { mode: 'list', values: [2, 4] });
  expect(joinCron(byWeek)).toBe('0 0 12 ? * 2,4');
  expect(joinCron(withPart(byWeek, 'day', { mode: 'last' }))).toBe('0 0 12 L * ?');
  expect(joinCron(withPart(byWeek, 'week', { mode: 'none' }))).toBe('0 0 12 * * ?');
});
