import { z } from 'zod';
import { nextExamYear } from '@/resources/management/clientData/client';
import { figureRules, placeProblem, scoresProblem } from '@/resources/operations/collegeData/collegeData';
import { categoriesOf } from '@/src/gaokao/subjects';
import type { NumberRule } from '@/src/lib/fieldRule';
import { type BatchRow, batchTable } from '../../gaokao/batchTable';
import { provinceNow } from '../../gaokao/provinceTable';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { idSchema } from '../../route';
import { numberMember, optionalId, textMember } from '../../rules';
import { collegeTable } from '../college/collegeTable';
import { majorTable } from '../major/majorTable';
import { type PlanRow, planKey } from './planTable';

/** The id of something that must be chosen. */
const chosen = (label: string) =>
  z
    .custom((id) => id !== undefined && id !== null && id !== '', `请选择${label}`)
    .pipe(z.union([z.number(), z.string().regex(/^\d+$/)], `请选择${label}`))
    .pipe(idSchema);

/** A score; one above the province's full mark is refused as such. */
const score = (rule: NumberRule) => numberMember({ ...rule, max: 99_999 });

/**
 * Members of a figure that clients may write, with the texts of screen O3. A written figure must be reviewed again.
 */
export const planInput = z
  .object({
    year: chosen('年份'),
    provinceId: chosen('生源省份'),
    batchId: chosen('批次'),
    schoolId: chosen('院校'),
    category: chosen('科类').pipe(z.literal([1, 2, 3, 4, 5], '请选择科类')),
    groupCode: textMember(figureRules.groupCode),
    req: textMember(figureRules.req),
    majorId: optionalId,
    majorName: textMember(figureRules.majorName),
    planCount: numberMember(figureRules.planCount),
    admitCount: numberMember(figureRules.admitCount),
    minScore: score(figureRules.minScore),
    avgScore: score(figureRules.avgScore),
    maxScore: score(figureRules.maxScore),
    minRank: numberMember(figureRules.minRank),
    source: textMember(figureRules.source),
  })
  .transform((values) => ({ ...values, checkStatus: 0 as const, checkBy: '', checkRemark: '' }));

/** Data that rows are compared with: read once per call, however many rows it has. */
export interface PlanContext {
  readonly now: number;
  readonly batches: ReadonlyMap<number, BatchRow>;
  readonly schools: ReadonlySet<number>;
  readonly majors: ReadonlySet<number>;
  /** Ids by what no two rows share. */
  readonly keys: Map<string, number>;
  readonly provinceOf: (id: number) => ReturnType<typeof provinceNow>;
}

/** Reads the context of a check from the tables. */
export async function readPlanContext(
  mockServer: MockServer,
  rows: readonly PlanRow[],
): Promise<PlanContext> {
  const { table } = mockServer;
  const provinces = new Map<number, ReturnType<typeof provinceNow>>();
  return {
    now: mockServer.now(),
    batches: new Map((await table(batchTable)).all().map((batch) => [batch.id, batch])),
    schools: new Set((await table(collegeTable)).all().map(({ id }) => id)),
    majors: new Set((await table(majorTable)).all().map(({ id }) => id)),
    keys: new Map(rows.map((row) => [planKey(row), row.id])),
    provinceOf: (id) => {
      const found = provinces.get(id) ?? provinceNow(mockServer, id);
      provinces.set(id, found);
      return found;
    },
  };
}

/** Refuses what the province, the batch or another row does not allow. */
export async function checkPlan(context: PlanContext, row: PlanRow): Promise<void> {
  const next = nextExamYear(context.now);
  if (row.year < next - 3 || row.year > next + 3) refuse('请选择年份');
  const province = (await context.provinceOf(row.provinceId)) ?? refuse('请选择生源省份');
  const batch = context.batches.get(row.batchId) ?? refuse('请选择批次');
  if (batch.provinceId !== row.provinceId || batch.year !== row.year) refuse('批次与年份、生源省份不符');
  if (!context.schools.has(row.schoolId)) refuse('请选择院校');
  if (row.majorId !== null && !context.majors.has(row.majorId)) refuse('请选择专业');
  if (!categoriesOf(province.subjectType).includes(row.category)) refuse('科类与该省选科类型不符');
  const problem = placeProblem(row, batch.mode) ?? scoresProblem(row, province.fullMark);
  if (problem) refuse(problem);
  const other = context.keys.get(planKey(row));
  if (other !== undefined && other !== row.id) refuse('该记录已存在');
}
