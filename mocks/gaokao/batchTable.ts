import { z } from 'zod';
import type { ApplyMode, BatchConfig, BatchLine, TierRatio } from '@/src/gaokao/batch';
import { modeOwnOf } from '@/src/gaokao/batchRules';
import type { MockServer } from '../mockServer';
import { defineTable, type SeedContext, type Stored } from '../table';
import { controlLinesOf, lineNameOf } from './controlLines';
import { calendarShift, type FillWindow, fillWindows } from './fillWindows';
import { type BatchSeed, type Province, provinces } from './provinces';

/** The year of the demonstration. */
export const currentYear = 2026;

const flag = z.literal([0, 1]);
const percent = z.number().int();

/** The schema of a stored batch; clients may write less. */
export const batchShape = z.object({
  id: z.number(),
  provinceId: z.number(),
  year: z.number(),
  name: z.string(),
  kind: z.enum(['advance', 'special', 'undergrad', 'vocational']),
  main: flag,
  evidence: z.enum(['A', 'B', 'C']),
  order: z.number(),
  mode: z.literal([1, 2, 3]),
  modeOwn: flag,
  maxChoices: z.number(),
  maxMajors: z.number(),
  minMajors: z.number(),
  obeyAllowed: flag,
  adjustScope: z.literal([0, 1, 2]),
  parallel: flag,
  lines: z.array(
    z.object({
      category: z.literal([1, 2, 3, 4, 5]),
      score: z.number(),
      rank: z.number().optional(),
      variant: z.enum(['A', 'B']).optional(),
    }),
  ),
  rush: percent,
  match: percent,
  safe: percent,
  ratio: z.tuple([z.number(), z.number(), z.number()]),
  poolScale: flag,
  fillStart: z.string().optional(),
  fillEnd: z.string().optional(),
  enabled: flag,
  remark: z.string().optional(),
});

/** A batch as the mocks keep it. */
export type BatchRow = Stored<BatchConfig>;

/** The batches of every province for this year and the last (screens-expert, 0.6); filling times come from the calendar. */
export const batchTable = defineTable<BatchRow>({
  name: 'score/batch',
  idField: 'id',
  schema: batchShape,
  seed: seedBatches,
});

/** The batches of one province and year, in their order. */
export async function batchesOf(
  mockServer: MockServer,
  { provinceId, year }: { readonly provinceId: number; readonly year: number },
): Promise<readonly BatchRow[]> {
  const rows = (await mockServer.table(batchTable)).all();
  return rows
    .filter((row) => row.provinceId === provinceId && row.year === year)
    .sort((one, other) => one.order - other.order);
}

/** How many choices and majors the year before allowed, where a province has raised them since. */
const lastYear: Readonly<Record<string, number>> = {
  '220000|本科批': 40,
  '350000|本科批': 40,
  '650000|本科一批': 9,
};

function seedBatches({ now }: SeedContext): BatchRow[] {
  const windows = fillWindows(calendarShift(now));
  return provinces.flatMap((province) =>
    province.batches.flatMap((batch, index) =>
      [currentYear - 1, currentYear].map((year) => {
        const isNow = year === currentYear;
        const window = isNow ? windows.find(isWindowOf(province.id, batch.name)) : undefined;
        return rowOf(province, batch, { year, order: index + 1, window });
      }),
    ),
  );
}

function isWindowOf(provinceId: number, name: string) {
  return (window: FillWindow) => window.provinceId === provinceId && window.batch === name;
}

interface Place {
  readonly year: number;
  readonly order: number;
  readonly window: FillWindow | undefined;
}

function rowOf(province: Province, batch: BatchSeed, { year, order, window }: Place): BatchRow {
  const { name, kind, main, mode, evidence, note } = batch;
  const before = year < currentYear ? lastYear[`${province.id}|${name}`] : undefined;
  return {
    id: batchIdOf(province.id, year, order),
    provinceId: province.id,
    year,
    name,
    kind,
    main,
    evidence,
    order,
    mode,
    modeOwn: modeOwnOf(mode, province.mode),
    maxChoices: before ?? batch.maxChoices ?? 10,
    maxMajors: batch.maxMajors ?? (mode === 1 ? 1 : 6),
    minMajors: 1,
    ...obeyOf(mode, batch.obey),
    parallel: /顺序/.test(note) ? 0 : 1,
    lines: linesOf(province.id, year, batch),
    rush: 15,
    match: 60,
    safe: 85,
    ratio: ratioOf(batch.ratio),
    poolScale: 0,
    ...(window && { fillStart: window.begin, fillEnd: window.end }),
    enabled: 1,
    remark: note || (evidence === 'A' ? `依据${province.authority} ${year} 年招生规定` : ''),
  };
}

/** 湖南, third batch of 2026: 43203. */
function batchIdOf(provinceId: number, year: number, order: number): number {
  return (provinceId / 10_000) * 1000 + (year - 2024) * 100 + order;
}

function obeyOf(mode: ApplyMode, obey: 0 | 1 | null) {
  const allowed = mode === 1 ? 0 : (obey ?? 1);
  if (allowed === 0) return { obeyAllowed: 0, adjustScope: 0 } as const;
  return { obeyAllowed: 1, adjustScope: mode === 2 ? 1 : 2 } as const;
}

function linesOf(provinceId: number, year: number, batch: BatchSeed): BatchLine[] {
  const lines = controlLinesOf(provinceId, year);
  const name = lineNameOf(batch).find((one) => lines.some((line) => line.batch === one));
  return lines
    .filter((line) => line.batch === name)
    .map(({ category, score, variant }) => ({ category, score, ...(variant && { variant }) }));
}

function ratioOf(text: string): TierRatio {
  const [reach = 3, match = 4, safe = 3] = text ? text.split(':').map(Number) : [];
  return [reach, match, safe];
}
