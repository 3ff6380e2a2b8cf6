import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededTables, seedTableOf } from '@/mocks/gaokao/scoreSeed';
import index from '@/mocks/seed/scoreTables.json';
import { isFull } from '@/src/testing/fullRun';
import { propertyRuns } from '@/src/testing/propertyRuns';
import { checkStage, isBlocking } from '../checkStage';
import type { ScoreRow } from '../scoreTable';
import { readStage } from './readStage';
import { type Shape, shapes } from './shapes.sample';

/** `refused` is a reading that the check of the sums rejects. */
type Verdict = 'exact' | 'asked' | 'refused' | 'wrong';

function verdictOf({ print }: Shape, table: readonly ScoreRow[]): Verdict {
  const { rows, questions } = readStage(print(table));
  if (questions.length > 0) return 'asked';
  const isSame = rows.every(({ score, open, count, cum }, at) => {
    const own = table[at];
    return score === own?.score && open === (own.open ?? 0) && count === own.count && cum === own.cum;
  });
  if (isSame && rows.length === table.length) return 'exact';
  return checkStage(rows).some(isBlocking) ? 'refused' : 'wrong';
}

/** The official tables of the seeds, 2020 to 2026 (mocks/seed/SOURCES.md). */
async function realTables(): Promise<(readonly ScoreRow[])[]> {
  const names = Object.keys(index).flatMap((id) => seededTables(Number(id)).filter((one) => one.published));
  return Promise.all(names.map(async (name) => (await seedTableOf(name)) ?? []));
}

/** A full run takes each table in each shape, others each table in a few. */
const step = isFull ? 1 : 9;

test.each(shapes.map((shape, at) => [shape.name, shape, at] as const))(
  '[Q5] a real table printed as "%s" comes back exactly, or is asked about',
  async (_name, shape, at) => {
    const tables = (await realTables()).filter((_table, place) => (place + at) % step === 0);
    expect(tables.length).toBeGreaterThan(10);
    const verdicts = tables.map((table) => verdictOf(shape, table));
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toEqual([]);
    // A complete table is not asked about, but for one with many gaps.
    const expected = verdicts.filter((verdict) => verdict === (shape.asks ? 'asked' : 'exact'));
    expect(expected.length).toBeGreaterThanOrEqual(verdicts.length * 0.9);
  },
);

test('[Q5] a real table that lost a figure or a line comes back exactly, or is asked about', async () => {
  const tables = await realTables();
  const damage = fc.record({
    table: fc.constantFrom(...tables),
    shape: fc.constantFrom(...shapes),
    // The top row is hit as often as all others: nothing above it shows what it lost.
    line: fc.oneof(fc.constant(0), fc.nat(400)),
    as: fc.constantFrom('1O4', 'l7', '2.5', '?', '3 4', '5①', '5²', ''),
  });
  fc.assert(
    fc.property(damage, ({ table, shape, line, as }) => {
      const print = (rows: readonly ScoreRow[]) => {
        const lines = shape.print(rows).split('\n');
        const top = lines.findIndex((text) => /\d{3}\D+\d/.test(text));
        const at = Math.min(lines.length - 2, line + top);
        lines[at] = (lines[at] ?? '').replace(/\d+(?=\D*$)/, as);
        return lines.join('\n');
      };
      expect(verdictOf({ ...shape, print }, table)).not.toBe('wrong');
    }),
    { numRuns: propertyRuns() },
  );
});
