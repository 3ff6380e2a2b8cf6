import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { interestIn, recommendationRules } from '@/resources/expert/major/recommendation';
import { isBarred, majorChance, unitChance } from '@/src/gaokao/chance';
import { coverageOf, majorFit } from '@/src/gaokao/coverage';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { totalOf } from '@/src/gaokao/scoreTable';
import { categoriesOf, categoryName } from '@/src/gaokao/subjects';
import { tierOf } from '@/src/gaokao/tier';
import { isFoundIn } from '@/src/lib/searchText';
import type { BatchRow } from '../gaokao/batchTable';
import { majors } from '../gaokao/majors';
import { provinceOf } from '../gaokao/provinces';
import { scoreTableOf } from '../gaokao/scoreTables';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, type Route, read, route } from '../route';
import { textMember } from '../rules';
import { defineTable } from '../table';
import { batchNamed, type Place, placesIn } from './places';
import { hashOf } from './plan/plan';
import { studentOf } from './studentShown';
import type { StudentRow } from './studentTable';

/** An expert's opinion of a major for a student. */
interface MajorMark {
  id: number;
  userId: number;
  majorCode: string;
  mark: 0 | 1 | 2 | null;
  order: number;
  remark: string;
}

const markTable = defineTable<MajorMark>({
  name: 'expert/majorMark',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    userId: z.number(),
    majorCode: z.string(),
    mark: z.literal([0, 1, 2]).nullable(),
    order: z.number(),
    remark: z.string(),
  }),
  seed: () => [],
});

const asked = z.object({
  userId: idSchema,
  batchId: idSchema.optional(),
  directions: z.array(z.string()).default([]),
  degree: z.literal([1, 2], '请选择层次').default(1),
  keyword: z.string().default(''),
});

const item = z.object({
  majorCode: z.string('请选择专业').min(1, '请选择专业'),
  mark: z.literal([0, 1, 2], '请选择专家标记').nullish(),
  order: z.number().int().min(0).default(0),
  remark: textMember(recommendationRules.remark),
});

const written = z.object({ userId: idSchema, items: z.array(item).min(1, '请选择专业') });

const { recommend, save } = expertEndpoints['expert/major'].operations;

/** Majors for a student by how well they fit, with the experts' opinions (screen E8). */
export const majorRecommendRoutes: readonly Route[] = [
  route(recommend, async (request) => {
    const { userId, ...about } = read(request.body, asked);
    return recommendedMajors(request.mockServer, await studentOf(request, userId), about);
  }),

  route(save, async (request) => {
    const { userId, items } = read(request.body, written);
    const student = await studentOf(request, userId);
    const table = await request.mockServer.table(markTable);
    const codes = new Set((await majors()).map(({ code }) => code));
    const unknown = items.find(({ majorCode }) => !codes.has(majorCode));
    if (unknown) refuse(`专业不存在：${unknown.majorCode}`);
    for (const { majorCode, mark = null, order, remark } of items) {
      const old = table.find((row) => row.userId === student.id && row.majorCode === majorCode);
      await table.put({ id: old?.id ?? table.nextId(), userId: student.id, majorCode, mark, order, remark });
    }
  }),
];

type MajorQuery = Partial<Omit<z.infer<typeof asked>, 'userId'>>;

/** The majors of a batch for a student; the applicable and best fitting ones come first (screens E4 and E8). */
export async function recommendedMajors(mockServer: MockServer, student: StudentRow, about: MajorQuery = {}) {
  const { batchId, directions = [], degree = 1, keyword = '' } = about;
  if (student.subjects.length === 0) refuse('请先完善选科信息');
  const batch = await batchNamed(mockServer, student, batchId);
  const marked = (await mockServer.table(markTable)).all().filter((mark) => mark.userId === student.id);
  const marks = new Map(marked.map((mark) => [mark.majorCode, mark]));
  const { byCode, chanceIn } = await offered(mockServer, student, batch);
  const known = new Map((await majors()).map((major) => [major.code, major]));
  const rows = [...byCode].map(([code, places]) => {
    const { name, parts, ...row } = judged(code, places, { student, batch, chanceIn, mark: marks.get(code) });
    const major = known.get(code);
    const category = major?.category ?? '';
    const interest = interestIn(category, directions) ?? tested(student.id, category);
    const whole = { ...parts, interest };
    const named = { majorName: major?.name ?? name, majorClass: major?.majorClass ?? '', category };
    return { ...row, ...named, degree: major ? 1 : 2, parts: whole, fit: majorFit(whole) };
  });
  return rows
    .filter((row) => row.degree === degree)
    .filter(({ majorName, majorCode }) => isFoundIn(majorName, keyword) || majorCode.startsWith(keyword))
    .map(({ degree: _degree, ...row }) => row)
    .sort((one, other) => Number(other.judge > 0) - Number(one.judge > 0) || other.fit - one.fit);
}

/** The score of a discipline in a student's interest test, where no direction is ticked; invented. */
function tested(userId: number, category: string): number {
  return Math.round((0.3 + 0.6 * hashOf(`test${userId}${category}`)) * 100) / 100;
}

interface Judging {
  readonly student: StudentRow;
  readonly batch: BatchRow;
  readonly chanceIn: (place: Place) => number | null;
  readonly mark: MajorMark | undefined;
}

/** The places of each major, of the student's pool and others, and the student's chance in one. */
async function offered(mockServer: MockServer, student: StudentRow, batch: BatchRow) {
  const { provinceId, year, category } = student;
  const table = await scoreTableOf(mockServer, { provinceId, year, category });
  const { reformFirstYear, subjectType = student.subjectType } = provinceOf(provinceId) ?? {};
  const context = { candidate: student, batch, total: table ? totalOf(table) : undefined, reformFirstYear };
  const byCode = new Map<string, Place[]>();
  for (const pool of categoriesOf(subjectType))
    for (const place of await placesIn(mockServer, batch, pool)) {
      const code = String(place.major.majorId);
      const places = byCode.get(code) ?? [];
      if (code !== '') byCode.set(code, places);
      places.push(place);
    }
  const barred = new Map<PlanUnit, boolean>();
  const chanceIn = ({ unit, major }: Place) => {
    const isClosed = barred.get(unit) ?? isBarred(unit, context);
    barred.set(unit, isClosed);
    return majorChance(major, isClosed, context) ?? unitChance(unit, context).chance ?? null;
  };
  return { byCode, chanceIn };
}

const expertValue = { 0: 0, 1: 0.5, 2: 1 } as const;

function judged(majorCode: string, all: readonly Place[], { student, batch, chanceIn, mark }: Judging) {
  const own = all.filter(({ unit }) => unit.category === student.category);
  const demands = own.map(({ unit, req, major }) => ({
    category: unit.category,
    req,
    planCount: major.planCount,
  }));
  const { met, all: planCount } = coverageOf(demands, student);
  const open = own.filter(({ unit, req }) => matchReq({ category: unit.category, req }, student).ok !== 0);
  const tiers = open.map((place) => tierOf(chanceIn(place), batch));
  const safe = open.filter((_, index) => (tiers[index] ?? 9) === 2 || tiers[index] === 3);
  const places = (some: readonly Place[]) => some.reduce((sum, { major }) => sum + major.planCount, 0);
  const best = tiers.filter((tier) => tier !== 9);
  return {
    ...{ majorId: majorCode, majorCode, name: all[0]?.major.majorName ?? '', planCount },
    schoolCount: new Set(open.map(({ unit }) => unit.schoolId)).size,
    bestTier: best.length > 0 ? Math.max(...best) : 9,
    ...verdict(own, open, student),
    ...{ mark: mark?.mark ?? null, order: mark?.order ?? 0, remark: mark?.remark ?? '' },
    parts: {
      coverage: planCount > 0 ? met / planCount : 0,
      open: planCount > 0 ? Math.min(1, places(safe) / planCount) : 0,
      expert: mark?.mark === null || mark === undefined ? 0.5 : expertValue[mark.mark],
    },
  };
}

function verdict(own: readonly Place[], open: readonly Place[], student: StudentRow) {
  if (own.length === 0) return { judge: 0, reason: `${categoryName(student.category)}无招生计划` };
  if (open.length === own.length) return { judge: 1, reason: '' };
  const closed = own.find((place) => !open.includes(place));
  const [reason = ''] = closed
    ? matchReq({ req: closed.req, category: closed.unit.category }, student).reasons
    : [];
  return { judge: open.length > 0 ? 2 : 0, reason };
}
