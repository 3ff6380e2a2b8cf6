import { z } from 'zod';
import type { Category } from '@/src/gaokao/student';
import { type Admission, admissionsOf } from '../../gaokao/admissions';
import { type BatchRow, batchTable } from '../../gaokao/batchTable';
import { collegesByCode } from '../../gaokao/colleges';
import { type JilinGroup, jilinPlan } from '../../gaokao/jilinPlan';
import { provinceOf } from '../../gaokao/provinces';
import { defineTable, type SeedContext, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';

/** A yearly figure of a college in a province, as the mocks keep it (screen O3). */
export interface PlanRow {
  id: number;
  year: number;
  provinceId: number;
  batchId: number;
  schoolId: number;
  category: Category;
  groupCode: string;
  req: string;
  majorId: number | null;
  majorName: string;
  planCount: number | null;
  admitCount: number | null;
  minScore: number | null;
  avgScore: number | null;
  maxScore: number | null;
  minRank: number | null;
  source: string;
  checkStatus: 0 | 1 | 2;
  checkBy: string;
  checkRemark: string;
  /** The account that entered it; 0 for the first import. */
  creatorId: number;
  rev: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

const figure = z.number().nullable();

/**
 * Plans and admission lines: public data of six provinces, cut to the demonstration's needs. Loaded on first use.
 */
export const planTable = defineTable<PlanRow>({
  name: 'operations/plan',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    year: z.number(),
    provinceId: z.number(),
    batchId: z.number(),
    schoolId: z.number(),
    category: z.literal([1, 2, 3, 4, 5]),
    groupCode: z.string(),
    req: z.string(),
    majorId: figure,
    majorName: z.string(),
    planCount: figure,
    admitCount: figure,
    minScore: figure,
    avgScore: figure,
    maxScore: figure,
    minRank: figure,
    source: z.string(),
    checkStatus: z.literal([0, 1, 2]),
    checkBy: z.string(),
    checkRemark: z.string(),
    creatorId: z.number(),
    rev: z.number(),
    ...stamps,
  }),
  load: seedPlans,
});

/** How many lines of each province are taken: of the colleges of project 985, in the order of the announcement. */
const linesOf = [
  [430000, 300],
  [130000, 250],
  [440000, 250],
  [110000, 150],
  [650000, 100],
] as const;

/** The year of those lines; that of the plan of 吉林 is the next one. */
const lineYear = 2025;

const planCount = 150;

type Figures = Omit<
  PlanRow,
  'id' | 'checkStatus' | 'checkBy' | 'checkRemark' | 'creatorId' | 'rev' | keyof typeof stamps
>;

async function seedPlans({ now, seedOf }: SeedContext): Promise<PlanRow[]> {
  const batches = byPlace(seedOf(batchTable));
  const known = await collegesByCode();
  const isChosen = (code: string) => known.get(code)?.tags.includes('985') ?? false;
  const found: Figures[] = [];
  for (const [provinceId, count] of linesOf) {
    const all = (await admissionsOf(provinceId)).filter(
      ({ year, collegeCode }) => year === lineYear && isChosen(collegeCode),
    );
    found.push(...firstDistinct(count, all, (line) => [lineRow(provinceId, line, batches)]));
  }
  const groups = (await jilinPlan()).filter(
    ({ batch, collegeCode }) => batch === '普通本科批' && isChosen(collegeCode),
  );
  found.push(...firstDistinct(planCount, groups, (group) => planRows(group, batches)));
  return withOdd(found).map((figures, index) => seeded(figures, index, now));
}

const noFigures = {
  ...{ planCount: null, admitCount: null, minScore: null, avgScore: null, maxScore: null, minRank: null },
  ...{ groupCode: '', req: '', majorId: null, majorName: '' },
};

/** The line of a group, of a major or of a college, whatever the province announces. */
function lineRow(provinceId: number, line: Admission, batches: Batches): Figures {
  const { year, category, collegeCode, code, text, plan, minScore, minRank } = line;
  const batch = batchOf(batches, provinceId, year, text);
  const place =
    batch.mode === 2
      ? { groupCode: code, req: text }
      : batch.mode === 1
        ? { majorName: text.slice(0, 60) }
        : {};
  return {
    ...noFigures,
    ...{ year, provinceId, batchId: batch.id, schoolId: Number(collegeCode), category },
    ...place,
    ...{ planCount: plan ?? null, minScore, minRank: minRank ?? null },
    source: `${provinceOf(provinceId)?.authority ?? ''} ${year} 年投档线`,
  };
}

/** Rows of a group of 吉林: its places by major. */
function planRows(group: JilinGroup, batches: Batches): Figures[] {
  const provinceId = 220_000;
  const year = lineYear + 1;
  const { id } = batchOf(batches, provinceId, year, '');
  return group.majors.map(({ name, plan }) => ({
    ...noFigures,
    ...{ year, provinceId, batchId: id, schoolId: Number(group.collegeCode), category: group.category },
    ...{ groupCode: group.groupCode, req: group.body, majorName: name.slice(0, 60), planCount: plan },
    source: `《${year} 年吉林省普通高校招生指南》`,
  }));
}

/** Batches by province and year: tens of thousands of lines ask for theirs. */
type Batches = ReadonlyMap<string, readonly BatchRow[]>;

function byPlace(batches: readonly BatchRow[]): Batches {
  const found = new Map<string, BatchRow[]>();
  for (const batch of batches) {
    const key = `${batch.provinceId} ${batch.year}`;
    found.set(key, [...(found.get(key) ?? []), batch]);
  }
  return found;
}

/** The batch that an announcement names, else the province's main one. */
function batchOf(batches: Batches, provinceId: number, year: number, name: string): BatchRow {
  const own = batches.get(`${provinceId} ${year}`) ?? [];
  const found = own.find((batch) => batch.name === name) ?? own.find(({ main }) => main === 1);
  if (!found) throw new Error(`no batch in ${provinceId} ${year}`);
  return found;
}

/** The unique key of a row. */
export function planKey(
  row: Pick<
    PlanRow,
    'year' | 'provinceId' | 'batchId' | 'schoolId' | 'category' | 'groupCode' | 'majorId' | 'majorName'
  >,
): string {
  const { year, provinceId, batchId, schoolId, category, groupCode, majorId, majorName } = row;
  return [year, provinceId, batchId, schoolId, category, groupCode, majorId ?? '', majorName].join('|');
}

/** The first so many rows, each there once; no more is read than these need. */
function firstDistinct<T>(count: number, lines: readonly T[], rowsOf: (line: T) => Figures[]): Figures[] {
  const found = new Map<string, Figures>();
  for (const line of lines) {
    for (const row of rowsOf(line)) found.set(planKey(row), row);
    if (found.size >= count) break;
  }
  return [...found.values()].slice(0, count);
}

/** Deliberate faults of some rows: usual typing mistakes. */
const odd: Readonly<Record<number, (row: Figures) => Figures>> = {
  3: (row) => ({ ...row, minRank: (row.minRank ?? 0) * 10 }),
  8: (row) => ({ ...row, minScore: (row.minScore ?? 0) - 90 }),
  21: (row) => ({ ...row, minRank: Math.max(1, Math.floor((row.minRank ?? 0) / 10)) }),
  47: (row) => ({ ...row, minScore: (row.minScore ?? 0) - 9 }),
  310: (row) => ({ ...row, minRank: (row.minRank ?? 0) + 5000 }),
  560: (row) => ({ ...row, minScore: (row.minScore ?? 0) - 30 }),
};

function withOdd(rows: readonly Figures[]): Figures[] {
  return rows.map((row, index) => odd[index]?.(row) ?? row);
}

/** Seven in ten are checked; of the others one in five is doubted. */
function seeded(figures: Figures, index: number, now: number): PlanRow {
  const isOdd = index in odd;
  const checkStatus: PlanRow['checkStatus'] =
    !isOdd && index % 10 < 7 ? 1 : !isOdd && index % 50 === 9 ? 2 : 0;
  const time = formatTime(now - 150 * dayLength);
  return {
    ...figures,
    ...{ id: index + 1, checkStatus, checkBy: checkStatus === 0 ? '' : '苏晚晴', creatorId: 0, rev: 1 },
    checkRemark: checkStatus === 2 ? '与公布的投档表不一致，待复核' : '',
    ...{ createTime: time, createBy: '系统导入', updateTime: time, updateBy: '系统导入' },
  };
}
