import { expect, test } from 'vitest';
import { testBatch, testRow, testStudent, testUnit } from '@/src/testing/choiceRows';
import { createFakeServer } from '@/src/testing/fakeWorkbench';
import { createActions } from './actions';
import { contextOf, withRank } from './assess';
import { checkTable } from './problems';
import { createTable, ownRows, shownRows } from './table';
import { trialOf, trialRange } from './trial';

const lines = (minRank: number) => [{ year: 2025, minScore: 600, minRank }];

/** A table whose score of 430, under the line of 437, is tried out for a student who has 600. */
function underTrial() {
  const context = contextOf(testStudent(), testBatch(), {}, { score: 430, rank: 250_000, beyond: 0 });
  const items = [testRow('A|1', { history: lines(40_000) }), testRow('B|1', { history: lines(19_000) })];
  const table = createTable({ ...createFakeServer().read(), items }, context, undefined);
  return { table, actions: createActions(table) };
}

const chancesOf = (rows: readonly { readonly unit: { readonly chance: number | null } }[]) =>
  rows.map(({ unit }) => unit.chance);

test('[E3] a trial score changes the screen, and neither print nor export', () => {
  const { table } = underTrial();
  expect(chancesOf(shownRows(table.get()))).toEqual([0, 0]);
  expect(chancesOf(ownRows(table.get()))).toEqual([99, 52]);
});

test('[E3] 一键排序 sorts by the student’s own score while another one is tried out', () => {
  const { table, actions } = underTrial();
  expect(actions.sort()).toBe(true);
  expect(table.get().undo.present.map(({ uid }) => uid)).toEqual(['B|1', 'A|1']);
  expect(actions.sort()).toBe(false);
  expect(table.get().undo.past.map(({ name }) => name)).toEqual(['一键排序']);
});

test('[E3] the checks use the student’s own score while another one is tried out', () => {
  const { table } = underTrial();
  const codes = checkTable(table.get(), undefined).all.map(({ code }) => code);
  expect(codes).not.toContain('V08');
});

test('[E3] a unit that is added while a score is tried out goes where the student’s own chance puts it', () => {
  const { table, actions } = underTrial();
  actions.sort();
  actions.addUnits([testUnit('C|1', { history: lines(21_000) })]);
  expect(table.get().undo.present.map(({ unit }) => unit.key)).toEqual(['B|1', 'C|1', 'A|1']);
});

test('[E3] a student whose score table came out after the record was saved has its rank at once', () => {
  const unranked = testStudent({ rank: null });
  expect(withRank(unranked, 18_876).rank).toBe(18_876);
  expect(withRank(testStudent({ rank: 17_000 }), 18_876).rank).toBe(17_000);
  expect(withRank({ ...unranked, scoreType: 2 }, 18_876).rank).toBeNull();
  expect(withRank(unranked, null).rank).toBeNull();
});

test('[E3] scores are tried within 20 points, none below 0 and none above the full mark', () => {
  expect(trialRange(600, 750)).toEqual({ min: 580, max: 620 });
  expect(trialRange(740, 750)).toEqual({ min: 720, max: 750 });
  expect(trialRange(8)).toEqual({ min: 0, max: 28 });
});

test('[E3] a trial has its rank, and says where the score table ends before it; the own score is none', () => {
  const rows = [
    { score: 600, count: 5, cum: 5 },
    { score: 599, count: 3, cum: 8 },
  ];
  expect(trialOf(rows, 600, 599)).toEqual({ score: 599, rank: 8, beyond: 0 });
  expect(trialOf(rows, 600, 598)).toEqual({ score: 598, rank: 9, beyond: 1 });
  expect(trialOf(rows, 600, 600)).toBeNull();
  expect(trialOf([], 600, 599)).toBeNull();
});
