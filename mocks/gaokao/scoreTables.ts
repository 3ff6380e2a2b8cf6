import { z } from 'zod';
import type { ScoreRow } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import type { MockServer } from '../mockServer';
import { defineTable } from '../table';
import { isDraft, type ScoreTableName, seededTables, seedTableOf } from './scoreSeed';

/** Changes of the staff to a score table: only changed tables have a row, not their thousands of lines. */
export interface StageRow extends ScoreTableName {
  readonly id: number;
  /** 0 where E2 and E3 must not use it yet. */
  readonly published: 0 | 1;
  /** Imported or edited lines; null for those of the seed, an empty list for a deleted table. */
  readonly rows: readonly (readonly [score: number, open: number, count: number, cum: number])[] | null;
  readonly updateTime: string;
  readonly updateBy: string;
}

/** The changes of screen Q5 over the official tables. */
export const stageTable = defineTable<StageRow>({
  name: 'score/stage',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    provinceId: z.number(),
    year: z.number(),
    category: z.literal([1, 2, 3, 4, 5]),
    published: z.literal([0, 1]),
    rows: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).nullable(),
    updateTime: z.string(),
    updateBy: z.string(),
  }),
});

/** Names a score table by number: 湖南 物理类 2026 is 4320264. */
export function stageIdOf({ provinceId, year, category }: ScoreTableName): number {
  return (provinceId / 10_000) * 100_000 + year * 10 + category;
}

/** The name that a number stands for; whether there is such a table is not looked at. */
export function stageNameOf(id: number): Omit<ScoreTableName, 'category'> & { readonly category: number } {
  return {
    provinceId: Math.floor(id / 100_000) * 10_000,
    year: Math.floor((id % 100_000) / 10),
    category: id % 10,
  };
}

/** A score table by falling score; null where there is none, or none published, unless drafts are asked for too. */
export async function scoreTableOf(
  mockServer: MockServer,
  name: ScoreTableName,
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<readonly ScoreRow[] | null> {
  const change = (await mockServer.table(stageTable)).get(stageIdOf(name));
  const published = change ? change.published === 1 : !isDraft(name);
  if (!published && !drafts) return null;
  if (!change?.rows) return seedTableOf(name);
  return change.rows.length === 0 ? null : decoded(change.rows);
}

/** A table of a province, and whether it is in use. */
export interface StageSummary {
  readonly year: number;
  readonly category: Category;
  readonly published: 0 | 1;
  readonly updateTime: string;
}

/** The tables of a province, the newest year first. */
export async function stagesOf(mockServer: MockServer, provinceId: number): Promise<readonly StageSummary[]> {
  const changes = (await mockServer.table(stageTable)).all().filter((row) => row.provinceId === provinceId);
  const seeds = seededTables(provinceId).filter((seed) => !changes.some(({ id }) => id === stageIdOf(seed)));
  const kept = changes.filter(({ rows }) => rows?.length !== 0);
  return [...seeds.map((seed) => ({ ...seed, updateTime: '' })), ...kept]
    .map(({ year, category, published, updateTime }) => ({ year, category, published, updateTime }))
    .sort((one, other) => other.year - one.year || one.category - other.category);
}

const rowCache = new WeakMap<object, readonly ScoreRow[]>();

function decoded(rows: NonNullable<StageRow['rows']>): readonly ScoreRow[] {
  const known = rowCache.get(rows);
  if (known) return known;
  const made = rows.map(([score, open, count, cum]) => ({ score, open: open ? 1 : 0, count, cum }) as const);
  rowCache.set(rows, made);
  return made;
}
