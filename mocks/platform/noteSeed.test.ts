import { expect, test } from 'vitest';
import { limits } from '@/resources/finance/withdrawals/withdrawal';
import { deadlineAfter } from '@/resources/management/workOrder/workOrder';
import { mostHeadlines } from '@/resources/operations/headlines/article';
import { recycleBins } from '../management/recycleBins';
import { menuNodes } from '../menu/menuTable';
import { noteSeeds } from './noteSeed';

const keys = noteSeeds.map(([key]) => key);
const views = menuNodes.map(({ url }) => url).filter((view) => view !== '' && !view.startsWith('dev/'));

test('[LAY-2] every page of the menu has a note with a title and a sentence', () => {
  expect(views.filter((view) => !keys.includes(view))).toEqual([]);
  expect(noteSeeds.filter(([, title, , content]) => title === '' || !content.endsWith('。'))).toEqual([]);
});

test('[LAY-2] a note is about a page that exists, and no page has two', () => {
  expect(keys.filter((key) => key !== 'index' && !views.includes(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

const tipsOf = (view: string) => noteSeeds.find(([key]) => key === view)?.[2].join('；') ?? '';

test('[H10] notes name the limits that their pages keep', () => {
  expect(tipsOf('operations/headlines/index')).toContain(`最多 ${mostHeadlines} 条头条`);
  const { min, max, monthLimit } = limits;
  const bounds = `单笔 ${Number(min)} 至 ${Number(max)} 元，每家机构每月最多 ${monthLimit} 次`;
  expect(tipsOf('finance/withdrawals/index')).toContain(bounds);
  const hours = (day: string, urgent: number) => {
    const moment = Date.parse(`${day}T12:00:00+08:00`);
    return (deadlineAfter(moment, urgent) - moment) / 3_600_000;
  };
  const orders = tipsOf('management/work-order-list/index');
  for (const day of ['2026-06-19', '2026-06-20'])
    for (const urgent of [0, 1]) expect(orders).toContain(` ${hours(day, urgent)} 小时`);
});

test('[H10] a note promises the recycle bin only where its page has one', () => {
  const promised = noteSeeds.filter(([, , tips]) => tips.some((tip) => tip.includes('可在回收站恢复')));
  const kept = recycleBins.map(({ bizType }) => bizType);
  expect(promised.filter(([key]) => !kept.some((name) => key.startsWith(`${name}/`)))).toEqual([]);
});
