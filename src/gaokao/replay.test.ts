import { expect, test } from 'vitest';
import { testMajor, testRow, testStudent } from '@/src/testing/choiceRows';
import type { YearLine } from './planUnit';
import { type ReplayInput, replay, replayText } from './replay';

const line = (year: number, minRank: number): YearLine => ({ year, minScore: 500, minRank });
const ranks = {
  2025: [15000, 18500, 19500, 26000],
  2024: [14000, 19200, 20100, 27000],
  2023: [14500, 18000, 18800, 25000],
};
const picked = (...minRanks: number[]) =>
  minRanks.map((minRank, index) => testMajor(`${index + 1}`, { history: [line(2025, minRank)] }));
const third = (minRanks: number[], obey: 0 | 1 = 1) => {
  const majors = picked(...minRanks);
  return [0, 1, 2, 3].map((index) =>
    testRow(
      `A${index + 1}|01`,
      {
        history: [2025, 2024, 2023].map((year) => line(year, ranks[year as 2025][index] ?? 0)),
        majors: index === 2 ? majors : [],
      },
      { picks: index === 2 ? majors.map(({ majorCode }) => majorCode) : [], obey: index === 2 ? obey : 1 },
    ),
  );
};
const input = (year: number, more: Partial<ReplayInput> = {}): ReplayInput => ({
  rank: 19000,
  year,
  mode: 2,
  student: testStudent(),
  ...more,
});

test.each([
  [2025, 2],
  [2024, 1],
  [2023, 3],
])('[E3] A13: in %i rank 19000 lands on index %i', (year, index) => {
  expect(replay(third([]), input(year))).toMatchObject({ index, skipped: 0 });
});

test('[E3] A13: inside the group the first pick that is reached, else 调剂 or 退档', () => {
  expect(replay(third([17000, 18900, 19600]), input(2025))).toMatchObject({
    outcome: 'taken',
    majorCode: '3',
  });
  expect(replay(third([17000, 18900]), input(2025)).outcome).toBe('adjusted');
  expect(replay(third([17000, 18900], 0), input(2025)).outcome).toBe('returned');
  expect(replay(third([]), input(2025, { mode: 1 }))).toMatchObject({ outcome: 'taken', majorCode: null });
});

test('[E3] A13: of two lines of a year the larger rank counts, as for the chance', () => {
  const rows = [testRow('X|01', { history: [line(2025, 18000), line(2025, 19500)] })];
  expect(replay(rows, input(2025, { mode: 1 }))).toMatchObject({ outcome: 'taken', index: 0 });
});

test('[E3] A13: rows without a line of that year are skipped and counted', () => {
  const rows = [testRow('X|01'), ...third([19600])];
  expect(replay(rows, input(2025))).toMatchObject({ index: 3, skipped: 1 });
  expect(replay(rows, input(2021))).toEqual({ year: 2021, skipped: 5, closed: 0, outcome: 'missed' });
});

test('[E3] A13: rows whose subjects the student lacks take no file, and are counted apart', () => {
  const history = [line(2025, 30_000)];
  const closed = testRow('X|01', { req: '首选物理，再选生物', history });
  const unclear = testRow('Y|01', { req: '见招生章程', history });
  expect(replay([closed, ...third([19600])], input(2025))).toMatchObject({ index: 3, skipped: 0, closed: 1 });
  expect(replay([closed, unclear], input(2025))).toMatchObject({ index: 1, closed: 1 });
  const text = (table: ReturnType<typeof third>) => replayText(replay(table, input(2025)), table);
  expect(text([closed])).toBe('2025：滑档');
  expect(text([closed, testRow('Z|01')])).toBe('2025：无数据');
});

test('[E3] A13: a pick whose subjects the student lacks is passed over', () => {
  const majors = [['1', '生物'] as const, ['2', ''] as const].map(([code, req]) =>
    testMajor(code, { req, history: [line(2025, 19_600)] }),
  );
  const row = testRow('X|01', { history: [line(2025, 19_600)], majors }, { picks: ['1', '2'] });
  expect(replay([row], input(2025))).toMatchObject({ outcome: 'taken', majorCode: '2' });
  expect(replay([{ ...row, picks: ['1'] }], input(2025)).outcome).toBe('adjusted');
});

test('[E3] A13: a province with poolScale converts the rank', () => {
  const totals = { now: 190000, past: 200000 };
  expect(replay(third([]), input(2025, { poolScale: 1, totals }))).toMatchObject({ index: 3 });
  expect(replay(third([]), input(2025, { poolScale: 0, totals }))).toMatchObject({ index: 2 });
});

test('[E3] A13: the outcome is told in words', () => {
  const rows = third([17000, 18900, 19600]);
  const text = (year: number, table = rows) => replayText(replay(table, input(year)), table);
  expect(text(2025)).toBe('2025：第 3 志愿 学校A3 01 组 · 专业3');
  expect(text(2025, third([17000]))).toBe('2025：第 3 志愿 学校A3 01 组 · 调剂');
  expect(text(2025, third([17000], 0))).toBe('2025：第 3 志愿 学校A3 01 组 · 退档');
  expect(text(2022)).toBe('2022：无数据');
  expect(replayText(replay(rows, input(2025, { rank: 30_000 })), rows)).toBe('2025：滑档');
});
