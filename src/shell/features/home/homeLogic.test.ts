import { describe, expect, test } from 'vitest';
import { parseNodes } from '@/providers/auth/ruleList';
import { buildMenuTree } from '../../model/menu/menuTree';
import { staticRules } from '../../model/menu/staticRules';
import { labelledDays, shortNumber, ticksOf } from './chartScale';
import { greetingOf } from './greeting';
import { parseNotices, parseSeason, parseSummary, parseTodos, parseTrend } from './homeResponses';
import { maxPinned, menuPages, pinnedPages } from './quick';
import { beijingTime, isPressing, joined, nextWindows, openWindows, timeLeft } from './season';
import { spansOf } from './spans';
import { dayInWords, trendTexts } from './trendSeries';

test.each([
  [4, '晚上好'],
  [5, '早上好'],
  [10, '早上好'],
  [11, '中午好'],
  [12, '中午好'],
  [13, '下午好'],
  [17, '下午好'],
  [18, '晚上好'],
  [23, '晚上好'],
])('at %i o’clock the greeting is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});

test.each([
  [
    [8, 16],
    [8, 16],
  ],
  [
    [15, 9],
    [15, 9],
  ],
  [[9], [24]],
  [
    [8, 8, 8],
    [8, 8, 8],
  ],
  [
    [10, 7],
    [14, 10],
  ],
])('blocks of the weights %j share the 24 columns as %j', (weights, spans) => {
  expect(spansOf(weights)).toEqual(spans);
});

describe('the season', () => {
  const at = (time: string) => Date.parse(`${time}:00+08:00`);
  const now = at('2026-06-28T12:00');
  const window = (province: string, batch: string, begin: string, end: string) => ({
    province,
    batch,
    begin: at(begin),
    end: at(end),
  });
  const hunan = window('湖南省', '本科批', '2026-06-26T08:00', '2026-07-01T17:00');
  const henan = window('河南省', '本科提前批', '2026-06-26T08:00', '2026-06-28T18:00');
  const fujian = window('福建省', '本科批', '2026-06-30T08:00', '2026-07-02T18:00');
  const over = window('江西省', '本科提前批', '2026-06-25T09:00', '2026-06-28T12:00');

  test('open windows go by the hours that are left; what has just closed is not among them', () => {
    expect(openWindows([hunan, fujian, over, henan], now)).toEqual([henan, hunan]);
    expect(nextWindows([hunan, fujian, over, henan], now)).toEqual([fujian]);
  });

  test('batches of a province that close together are shown together', () => {
    const early = { ...hunan, batch: '本科提前批' };
    expect(joined([early, hunan, fujian], 'end').map(({ batch }) => batch)).toEqual([
      '本科提前批、本科批',
      '本科批',
    ]);
  });

  test('below twelve hours an end is pressing', () => {
    expect(isPressing(henan, now)).toBe(true);
    expect(isPressing({ ...henan, end: now + 12 * 3_600_000 }, now)).toBe(false);
  });

  test.each([
    [59 * 60_000, '不足 1 小时'],
    [6.5 * 3_600_000, '6 小时'],
    [24 * 3_600_000, '1 天'],
    [77 * 3_600_000, '3 天 5 小时'],
  ])('%i milliseconds are %s', (milliseconds, words) => {
    expect(timeLeft(milliseconds)).toBe(words);
  });

  test('times are those of Beijing, wherever the browser is', () => {
    expect(beijingTime(at('2026-06-28T23:30'))).toBe('06-28 23:30');
  });
});

describe('the shortcuts', () => {
  const children = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((path) => ({
    path,
    component: `x/${path}/index`,
    meta: { title: path },
  }));
  const rules = parseNodes(
    [
      { path: '/x', component: 'Layout', alwaysShow: true, meta: { title: '组' }, children },
      { path: 'https://www.example.com', component: 'Layout', meta: { title: '官网' } },
    ],
    '',
    () => {},
  );
  const grants = { permissions: ['*:*:*'], roles: ['admin'] };
  const pages = menuPages(buildMenuTree([...staticRules, ...rules], { grants }));
  const pathsOf = (quick: readonly string[]) => pinnedPages(pages, quick).map(({ node }) => node.path);

  test('are the first six pages of the menu until somebody pins others', () => {
    expect(pathsOf([])).toEqual(['/x/a', '/x/b', '/x/c', '/x/d', '/x/e', '/x/f']);
    expect(pathsOf(['/x/i', '/x/a'])).toEqual(['/x/i', '/x/a']);
  });

  test('leave out what the person may no longer open, and more than eight', () => {
    expect(pathsOf(['/gone', '/x/b'])).toEqual(['/x/b']);
    expect(pathsOf(pages.map(({ node }) => node.path))).toHaveLength(maxPinned);
  });
});

describe('the chart', () => {
  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [78, [0, 20, 40, 60, 80]],
    [7600, [0, 2000, 4000, 6000, 8000]],
    [1, [0, 1]],
  ])('an axis up to %d is marked at %j', (max, ticks) => {
    expect(ticksOf(max)).toEqual(ticks);
  });

  test('large numbers are in ten thousands', () => {
    expect([9_999, 10_000, 25_000].map(shortNumber)).toEqual(['9999', '1 万', '2.5 万']);
  });

  test('as many days are named as fit, the last one always', () => {
    expect(labelledDays(7, 700)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledDays(30, 300)).toEqual([1, 8, 15, 22, 29]);
  });

  test('a day is read out with its date and all figures', () => {
    const day = { date: '2026-06-20', users: 12, cards: 3, orders: 2, amount: '1720.5' };
    expect(dayInWords(day, (key) => trendTexts[key])).toBe(
      '2026-06-20，注册用户 12，激活会员卡 3，订单数 2，订单金额 ¥1,720.50',
    );
  });
});

describe('answers', () => {
  test('rows come in a bare array, or in a list beside the mark of a demonstration', () => {
    const row = { date: '2026-06-20', users: 1, cards: '2', orders: 3, amount: '4.00' };
    const day = { date: '2026-06-20', users: 1, cards: 2, orders: 3, amount: '4.00' };
    expect(parseTrend([row])).toEqual({ rows: [day], demo: false });
    expect(parseTrend({ list: [row], demo: 1 })).toEqual({ rows: [day], demo: true });
  });

  test('the server’s times are Beijing’s', () => {
    const row = {
      province: '湖南省',
      batch: '本科批',
      begin: '2026-06-26 08:00:00',
      end: '2026-07-01 17:00:00',
    };
    expect(parseSeason([row])?.rows[0]?.begin).toBe(Date.parse('2026-06-26T00:00:00Z'));
  });

  test.each([
    ['summary', parseSummary],
    ['todos', parseTodos],
    ['trend', parseTrend],
    ['season', parseSeason],
    ['notices', parseNotices],
  ] as const)('another layout of %s is none at all', (_, parse) => {
    expect(parse('nonsense')).toBeUndefined();
    expect(parse(null)).toBeUndefined();
  });
});
