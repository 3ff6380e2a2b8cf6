import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { YearLine } from '@/src/gaokao/planUnit';
import { categoriesOf } from '@/src/gaokao/subjects';
import { batchesOf } from '../gaokao/batchTable';
import { type College, collegeRanks, doubleFirstClass, subjectEvaluation } from '../gaokao/colleges';
import { provinceOf } from '../gaokao/provinces';
import type { MockServer } from '../mockServer';
import { type CollegeRow, collegeTable } from '../operations/college/collegeTable';
import { provinceShortName, regionText } from '../platform/areas';
import { refuse } from '../responses';
import { idSchema, type Route, read, route } from '../route';
import { majorRoute } from './majorDetail';
import { hashOf } from './plan/plan';
import { usualMajorsOf } from './plan/schoolMajors';
import { unitsOf } from './planUnits';

const { home, grades, departments } = expertEndpoints['expert/college'].operations;

const about = z.object({
  schoolId: idSchema,
  provinceId: idSchema.optional(),
  year: idSchema.optional(),
  category: idSchema.optional(),
});

/** A college as the staff keep it (screen O11), by its national code. */
async function rowOf({ table }: MockServer, schoolId: unknown): Promise<CollegeRow> {
  return (await table(collegeTable)).get(read(schoolId, idSchema)) ?? refuse('暂无该院校资料');
}

/** The same as the lists of the ministry name it. */
function collegeFrom(row: CollegeRow): College {
  const { id, zsCode: code, name, area, type, nature, subLevel: level, affiliation, tags } = row;
  const [provinceId = 0, cityId] = area;
  const city = row.city || (cityId === undefined ? '' : regionText(cityId));
  return { id, code, name, provinceId, city, type, nature, level, affiliation, tags };
}

/** Details of a college and of a major (screen E11): records of the staff (O11, O12) and official lists. */
export const collegeRoutes: readonly Route[] = [
  route(home, async ({ mockServer, body }) => {
    const asked = read(body, about);
    const row = await rowOf(mockServer, asked.schoolId);
    const college = collegeFrom(row);
    const { id, code, name, provinceId, city, nature, type, level, tags, affiliation } = college;
    const { logo, founded, address, phone, website: site, admissionSite, doctor, master, intro } = row;
    const place = (await collegeRanks()).get(code);
    return {
      ...{ schoolId: id, code, name, provinceName: provinceShortName(provinceId), city, nature, type, level },
      ...{ labels: tags, affiliation, logo, founded, address, phone, site, admissionSite },
      ...{ area: null, doctor, master, dorm: '', recommendRate: null, intro },
      rank: place ? [{ source: '示例排行', value: place.rank }] : [],
      lines: await linesOf(mockServer, college, asked),
    };
  }),

  route(grades, async ({ mockServer, body }) => {
    const { zsCode, subjects } = await rowOf(mockServer, read(body, about).schoolId);
    const first = (await doubleFirstClass()).get(zsCode) ?? [];
    const codes = new Map((await subjectEvaluation()).map(({ name, code }) => [name, code]));
    const list = subjects.map(({ name, grade }) => ({
      ...{ code: codes.get(name) ?? '', name, grade, round: 4 },
      doubleFirst: first.includes(name) ? 1 : 0,
    }));
    const graded = new Set(list.map(({ name }) => name));
    const others = first.filter((name) => !graded.has(name));
    return {
      list: [...list, ...others.map((name) => ({ code: '', name, grade: '', round: 4, doubleFirst: 1 }))],
    };
  }),

  route(departments, async ({ mockServer, body }) => {
    const college = collegeFrom(await rowOf(mockServer, read(body, about).schoolId));
    const usual = await usualMajorsOf(college, 3);
    const first = (await doubleFirstClass()).get(college.code) ?? [];
    const byClass = new Map<string, Map<string, object>>();
    for (const { major, name } of usual) {
      const stem = major.majorClass.replace(/类$/, '');
      const own = byClass.get(stem) ?? new Map<string, object>();
      byClass.set(stem, own);
      const isFirst = first.some((discipline) => discipline.startsWith(stem.slice(0, 2)));
      const feature = hashOf(`feature${college.code}${major.code}`) < 0.12 ? 1 : 0;
      own.set(name, {
        majorId: major.code,
        majorCode: major.code,
        name,
        years: major.years,
        feature,
        first: isFirst ? 1 : 0,
      });
    }
    return {
      list: [...byClass].map(([stem, own]) => ({ college: departmentOf(stem), majors: [...own.values()] })),
    };
  }),

  majorRoute,
];

/** 法学院, 统计学院, but 数学学院 and 生物科学学院. */
function departmentOf(stem: string): string {
  return /(?<![科文数化力])学$/.test(stem) ? `${stem}院` : `${stem}学院`;
}

/** The college's lines in a province's main batch: those of the given pool, else of the first pool with any. */
async function linesOf(
  mockServer: MockServer,
  { id }: College,
  { provinceId, year, category }: z.infer<typeof about>,
): Promise<readonly YearLine[]> {
  const province = provinceId === undefined ? undefined : provinceOf(provinceId);
  if (!province || year === undefined) return [];
  const main = (await batchesOf(mockServer, { provinceId: province.id, year })).find(
    (batch) => batch.main === 1,
  );
  if (!main) return [];
  for (const pool of categoriesOf(province.subjectType).filter(
    (one) => category === undefined || one === category,
  )) {
    const units = await unitsOf(mockServer, { batchId: main.id, category: pool, mode: 3 });
    const history = units.find((unit) => Number(unit.schoolId) === id)?.history ?? [];
    if (history.length > 0) return history;
  }
  return [];
}
