import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { matchReq } from '@/src/gaokao/requirement';
import { categoriesOf } from '@/src/gaokao/subjects';
import { searchText } from '@/src/lib/searchText';
import { type BatchRow, batchTable } from '../gaokao/batchTable';
import { majors, vocationalMajors } from '../gaokao/majors';
import { provinceOf } from '../gaokao/provinces';
import { refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { alsoFor } from '../sharedPath';
import { initialsOf } from './planSearch';
import { unitsOf } from './planUnits';
import { studentOf } from './studentShown';
import type { StudentRow } from './studentTable';

const { groups, majors: judged } = expertEndpoints['expert/volunteer'].operations;

const { groups: groupsOfColleges } = operationsEndpoints['operations/college-data'].operations;

const groupInput = z.object({
  provinceId: z.number('请选择省份'),
  year: z.number('请选择年份'),
  batchId: idSchema,
  schoolId: idSchema,
  category: z.literal([1, 2, 3, 4, 5]).optional(),
});

const judgeInput = z.object({
  keyword: z.string('请输入专业名称').trim().max(30),
  level: z.enum(['class', 'major']),
  userId: idSchema,
  provinceId: z.number('请选择省份'),
  batchId: idSchema,
  limit: z.number().int().min(1).max(50).default(20),
});

/** A college's groups, and majors with the verdict on a student's subjects (screens E3, E8 and E11). */
export const unitLookupRoutes: readonly Route[] = [
  alsoFor(route(groups, groupsOf), groupsOfColleges),
  route(judged, async (request) => ({ list: await judge(request) }), { sealed: true }),
];

/** The groups of a college in a batch: of one pool, else of all that the province has. */
async function groupsOf(request: SignedInRequest) {
  const { provinceId, batchId, schoolId, category } = read(request.body, groupInput);
  const { subjectType } = provinceOf(provinceId) ?? refuse('省份不存在');
  const pools = category === undefined ? categoriesOf(subjectType) : [category];
  const all = await Promise.all(
    pools.map((pool) => unitsOf(request.mockServer, { batchId, category: pool, mode: 2 })),
  );
  return all.flat().filter((unit) => unit.schoolId === schoolId && unit.gone === 0);
}

interface Found {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly parentName: string;
}

async function judge(request: SignedInRequest) {
  const { mockServer, body } = request;
  const { keyword, level, userId, batchId, limit } = read(body, judgeInput);
  const student = await studentOf(request, userId);
  const batch = (await mockServer.table(batchTable)).get(batchId) ?? refuse('批次不存在');
  const units = await unitsOf(mockServer, { batchId: batch.id, category: student.category, mode: 2 });
  const named = (await candidates(level, batch)).filter(({ name, code }) => isNamed(name, code, keyword));
  const byKey = offersByMajor(units, level);
  const offersOf = ({ code, name }: Found) => byKey.get(level === 'major' ? code : name) ?? [];
  return named
    .sort((one, other) => offersOf(other).length - offersOf(one).length)
    .slice(0, limit)
    .map((found) => ({ ...found, level, ...verdict(offersOf(found), student) }));
}

async function candidates(level: 'class' | 'major', { kind }: BatchRow): Promise<Found[]> {
  const vocational = kind === 'vocational' ? await vocationalMajors() : [];
  // Others of that catalogue are known by name only: no plan has them.
  const all = [...(await majors()), ...vocational.filter(({ code }) => code !== '')];
  if (level === 'major')
    return all.map(({ code, name, majorClass }) => ({ id: code, code, name, parentName: majorClass }));
  const classes = new Map(all.map(({ code, majorClass, category }) => [majorClass, { code, category }]));
  return [...classes].map(([name, { code, category }]) => {
    const own = code.slice(0, 4);
    return { id: own, code: own, name, parentName: category };
  });
}

function isNamed(name: string, code: string, keyword: string): boolean {
  const word = searchText(keyword).trim();
  return (
    searchText(name).includes(word) ||
    code.toLowerCase().startsWith(word) ||
    initialsOf(name).startsWith(word)
  );
}

interface Offer {
  readonly schoolCode: string;
  readonly planCount: number;
  readonly req: string;
  readonly category: PlanUnit['category'];
}

/** Offers of majors by code, for both catalogues share names; of classes by name. */
function offersByMajor(units: readonly PlanUnit[], level: 'class' | 'major'): Map<string, Offer[]> {
  const offers = new Map<string, Offer[]>();
  for (const { schoolCode, majors: own, category, gone } of units) {
    if (gone === 1) continue;
    for (const { majorId, majorClass, planCount, req } of own) {
      const key = level === 'major' ? String(majorId) : majorClass;
      const offer = { schoolCode, planCount, req, category };
      const known = offers.get(key);
      if (known) known.push(offer);
      else offers.set(key, [offer]);
    }
  }
  return offers;
}

/** 0 不可报, 1 可报, 2 部分院校可报, with the reason of the first that does not fit. */
function verdict(offers: readonly Offer[], student: StudentRow) {
  const matches = offers.map((offer) => ({ offer, match: matchReq(offer, student) }));
  const open = matches.filter(({ match }) => match.ok !== 0).map(({ offer }) => offer);
  const judge = open.length === 0 ? 0 : open.length === offers.length ? 1 : 2;
  const refused = matches.find(({ match }) => match.ok === 0)?.match.reasons[0] ?? '';
  return {
    judge,
    reason: offers.length === 0 ? '该批次没有此专业的招生计划' : refused,
    planCount: open.reduce((sum, { planCount }) => sum + planCount, 0),
    schoolCount: new Set(open.map(({ schoolCode }) => schoolCode)).size,
  };
}
