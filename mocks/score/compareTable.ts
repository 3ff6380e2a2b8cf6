import { z } from 'zod';
import { changeOf, totalOf } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import { categoriesOf, categoryName } from '@/src/gaokao/subjects';
import { batchesOf, currentYear } from '../gaokao/batchTable';
import { controlLinesOf } from '../gaokao/controlLines';
import { provinces } from '../gaokao/provinces';
import { provincesNow } from '../gaokao/provinceTable';
import { type ScoreTableName, seededTables } from '../gaokao/scoreSeed';
import { scoreTableOf, stageIdOf, stagesOf } from '../gaokao/scoreTables';
import { stageProblemsOf } from '../gaokao/stageProblems';
import { lineIn, lineInYear } from '../gaokao/standing';
import type { MockServer } from '../mockServer';
import { defineTable } from '../table';
import { dayLength, formatTime } from '../time';

/** The compared version of a score table, and its checker. */
interface CompareRow {
  readonly id: number;
  /** The time of the compared table's last change; empty for the seed. */
  readonly comparedAt: string;
  readonly checkBy: string;
  /** Empty while nobody has. */
  readonly checkTime: string;
  readonly remark: string;
}

/** Results of comparing score tables, where they differ from the seed (screen Q1). */
export const compareTable = defineTable<CompareRow>({
  name: 'score/compare',
  idField: 'id',
  schema: z.object({
    ...{ id: z.number(), comparedAt: z.string(), checkBy: z.string(), checkTime: z.string() },
    remark: z.string(),
  }),
  seed: ({ now }) =>
    provinces.flatMap(({ id }) => seededTables(id).flatMap((name) => seedRow(name, now) ?? [])),
});

const clerks = ['周敏', '何静', '罗涛', '唐越'];

/** Former years are settled; of this one about every other table has been looked through. */
function seedRow(name: ScoreTableName, now: number): CompareRow | undefined {
  const id = stageIdOf(name);
  const isSettled = name.year < currentYear;
  if (!isSettled && (name.provinceId / 10_000) % 2 === 1) return undefined;
  const checkBy = clerks[Math.floor(id / 100_000) % clerks.length] ?? '';
  const days = isSettled ? 365 * (currentYear - name.year) : 1 + (id % 3);
  const remark = isSettled ? '历年数据，已与官方公布的表核对' : '';
  return { id, comparedAt: '', checkBy, checkTime: formatTime(now - days * dayLength), remark };
}

/** A score table of a province, category and year compared with last year's, and its check. */
export async function comparisonOf(
  mockServer: MockServer,
  province: { readonly short: string },
  name: ScoreTableName,
) {
  const [kept, rows, state] = await Promise.all([
    keptOf(mockServer, name),
    scoreTableOf(mockServer, name),
    stageOf(mockServer, name),
  ]);
  const found = rows ? await stageProblemsOf(mockServer, name, rows) : [];
  const isCompared = rows !== null && state?.updateTime === kept.comparedAt;
  const isChecked = isCompared && kept.checkTime !== '' && (found.length === 0 || kept.remark !== '');
  return {
    id: stageIdOf(name),
    ...name,
    provinceName: province.short,
    categoryName: categoryName(name.category),
    ...(await figuresOf(mockServer, name, rows)),
    rows: rows?.length ?? 0,
    /** Null until the data that have arrived are compared. */
    problems: isCompared ? found.length : null,
    draft: rows === null && state !== undefined ? 1 : 0,
    status: statusOf(rows !== null, isCompared ? found.length : 0, isChecked),
    checkBy: isChecked ? kept.checkBy : '',
    checkTime: isChecked ? kept.checkTime : '',
    remark: isChecked ? kept.remark : '',
  };
}

function statusOf(isThere: boolean, problems: number, isChecked: boolean): 0 | 1 | 2 | 3 {
  if (!isThere) return 0;
  if (isChecked) return 3;
  return problems > 0 ? 2 : 1;
}

async function keptOf(mockServer: MockServer, name: ScoreTableName): Promise<CompareRow> {
  const [table, id] = [await mockServer.table(compareTable), stageIdOf(name)];
  return table.get(id) ?? { id, comparedAt: '', checkBy: '', checkTime: '', remark: '' };
}

/** The table as screen Q5 knows it, draft or not; undefined where there is none. */
export async function stageOf(mockServer: MockServer, { provinceId, year, category }: ScoreTableName) {
  const all = await stagesOf(mockServer, provinceId);
  return all.find((stage) => stage.year === year && stage.category === category);
}

async function figuresOf(
  mockServer: MockServer,
  name: ScoreTableName,
  rows: Awaited<ReturnType<typeof scoreTableOf>>,
) {
  const before = await scoreTableOf(mockServer, { ...name, year: name.year - 1 });
  const main = (await batchesOf(mockServer, name)).find((batch) => batch.main);
  const line = (main && lineIn(main, name)) ?? null;
  const lineBefore = (main && (await lineInYear(mockServer, main, { ...name, year: name.year - 1 }))) ?? null;
  const [total, last] = [rows && totalOf(rows), before && totalOf(before)];
  return {
    total,
    totalBefore: last,
    totalChange: total && last ? changeOf(total, last) : null,
    top: rows?.[0]?.score ?? null,
    topOpen: rows?.[0]?.open ?? 0,
    line,
    lineBefore,
    lineDiff: line === null || lineBefore === null ? null : line - lineBefore,
    special: specialLineOf(name),
    lowestRank: rows?.at(-1)?.cum ?? null,
  };
}

function specialLineOf({ provinceId, year, category }: ScoreTableName): number | null {
  const lines = controlLinesOf(provinceId, year).filter((line) => line.category === category);
  return lines.find(({ batch }) => batch === '特殊类型')?.score ?? null;
}

/** The score tables compared in a year: 31 provinces, each with its categories of that year. */
export async function namesOf(mockServer: MockServer, year: number) {
  const all = await provincesNow(mockServer);
  return all.flatMap((province) => {
    const isReformed = province.reformFirstYear <= year;
    const categories: readonly Category[] = categoriesOf(isReformed ? province.subjectType : 1);
    return categories.map((category) => ({ province, name: { provinceId: province.id, year, category } }));
  });
}
