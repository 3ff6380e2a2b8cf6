import { expect, test } from 'vitest';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import { testBatch, testStudent } from '@/src/testing/choiceRows';
import { unitSample } from '../unit/sampleUnit';
import { adoptRow, whyNotAdopted } from './adoptRow';
import { comparedLines, isDifferent } from './comparedLines';
import { comparedUnits } from './comparedUnits';

const row = (key: string, more: Partial<ChoiceRow> = {}): ChoiceRow => ({
  uid: `u${key}`,
  unit: { ...unitSample, key },
  picks: ['01'],
  obey: 1,
  locked: 0,
  manualTier: null,
  note: '',
  ...more,
});
const keys = (rows: readonly ChoiceRow[]) => rows.map(({ unit }) => unit.key).join(' ');
const newUid = () => 'new';

test('[E3] 采用此行 copies a row with its place and decisions; a row of the table stays itself', () => {
  const rows = [row('A'), row('B'), row('C')];
  const other = row('C', { uid: 'elsewhere', picks: ['07'], obey: 0, note: '家长要求' });
  const next = adoptRow(rows, other, 0, newUid);
  expect(keys(next)).toBe('C A B');
  expect(next[0]).toMatchObject({ uid: 'uC', picks: ['07'], obey: 0, note: '家长要求' });
});

test('[E3] 采用此行 adds a missing row, but none to a full table', () => {
  const rows = [row('A'), row('B')];
  expect(keys(adoptRow(rows, row('D'), 1, newUid))).toBe('A D B');
  expect(whyNotAdopted(rows, row('D'), 1, 3)).toBeUndefined();
  expect(whyNotAdopted(rows, row('D'), 1, 2)).toBe('志愿表已满，最多 2 个');
});

test('[E3] 采用此行 moves no locked row; other rows, and locked ones in their places, are taken over', () => {
  const rows = [row('A'), row('B', { locked: 1 })];
  const why = (key: string, index: number) => whyNotAdopted(rows, row(key), index, 2);
  expect([why('B', 0), why('B', 1), why('B', 9), why('A', 1)]).toEqual([
    '该志愿已锁定位置',
    undefined,
    undefined,
    undefined,
  ]);
});

test('[E3] 采用此行 places a row of the table around the locked ones, which stay where they are', () => {
  const rows = [row('A'), row('B', { locked: 1 }), row('C'), row('D', { locked: 1 })];
  expect(keys(adoptRow(rows, row('C', { note: '提前' }), 0, newUid))).toBe('C B A D');
  expect(keys(adoptRow(rows, row('A'), 3, newUid))).toBe('C B A D');
  expect(adoptRow(rows, row('D', { locked: 1, note: '保底' }), 3, newUid)[3]).toMatchObject({ note: '保底' });
});

test('[E3] units are compared by chance, lines, demands and college; a missing figure is –, and another batch has its own', () => {
  const one = unitSample;
  const ofOtherBatch = { ...unitSample, batchId: 2 };
  const other = { ...unitSample, key: '10022|107', chance: null, history: [], planCount: 20 };
  const more = {
    equivalents: new Map([['1/10559|317/2025', 599]]),
    grades: new Map([['10559', ['药学 A-']]]),
  };
  const lines = new Map(
    comparedLines([one, other, ofOtherBatch], more, 2026).map(({ label, cells }) => [label, cells]),
  );
  expect(lines.get('录取机会')).toEqual(['20%', '–', '20%']);
  expect(lines.get('2025 年')).toEqual(['595 分 / 位次 18,050 / 等位分 599', '–', '595 分 / 位次 18,050']);
  expect(lines.get('选科要求')).toEqual([one.req, one.req, one.req]);
  expect(lines.get('学费')).toEqual(['6,000 元/年', '6,000 元/年', '6,000 元/年']);
  expect(lines.get('学科评估')).toEqual(['药学 A-', '药学 A-', '药学 A-']);
  expect(isDifferent(lines.get('计划数') ?? [])).toBe(true);
  expect(isDifferent(lines.get('城市') ?? [])).toBe(false);
});

test('[E3] each compared unit has the chance and the tier of its own batch, whatever batch is open', () => {
  const vocational = testBatch({ id: 2, lines: [{ category: 4, score: 200 }], safe: 101, match: 1 });
  const history = [{ year: 2025, minScore: 300, minRank: 300_000 }];
  const one = { ...unitSample, req: '首选物理，再选不限', history };
  const compared = comparedUnits({
    comparison: [one, { ...one, batchId: 2 }, { ...one, batchId: 3, chance: 70 }],
    student: testStudent({ score: 420, rank: 200_000 }),
    batches: [testBatch(), vocational],
    ...{ standing: { equivalents: [] }, trial: null },
  });
  const [below, above, gone] = compared;
  expect([below?.unit.chance, below?.tier]).toEqual([0, 0]);
  expect(above?.unit.chance).toBeGreaterThan(90);
  expect(above?.tier).toBe(2);
  expect([gone?.unit.chance, gone?.tier]).toEqual([70, 2]);
});

test('[E3] colleges of 传统文理 are compared by their 科类', () => {
  const one = { ...unitSample, category: 1 as const, req: '文科' };
  const lines = comparedLines([one], { equivalents: new Map(), grades: new Map() }, 2026);
  expect(lines).toContainEqual({ label: '科类', cells: ['文史类'] });
});
