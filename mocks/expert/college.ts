import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import type { YearLine } from '@/src/gaokao/planUnit';
import { categoriesOf } from '@/src/gaokao/subjects';
import { batchesOf } from '../gaokao/batchTable';
import {
  type College,
  collegeRanks,
  colleges,
  doubleFirstClass,
  subjectEvaluation,
} from '../gaokao/colleges';
import { provinceOf } from '../gaokao/provinces';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, type Route, read, route } from '../route';
import { majorRoute } from './majorDetail';
import { hashOf } from './plan/plan';
import { usualMajorsOf } from './plan/schoolMajors';
import { unitsOf } from './planUnits';
import { provinceShortName } from './provinceName';

const { home, grades, departments } = expertEndpoints['expert/college'].operations;

const about = z.object({
  schoolId: idSchema,
  provinceId: idSchema.optional(),
  year: idSchema.optional(),
  category: idSchema.optional(),
});

/** A college, by its national code (screen E11). */
async function collegeOf(schoolId: unknown): Promise<College> {
  const id = read(schoolId, idSchema);
  return (await colleges()).find((college) => college.id === id) ?? refuse('暂无该院校资料');
}

/** What is known of a college and of a major (screen E11): the ministry's lists; what they do not say stays empty. */
export const collegeRoutes: readonly Route[] = [
  route(home, async ({ mockServer, body }) => {
    const asked = read(body, about);
    const college = await collegeOf(asked.schoolId);
    const { id, code, name, provinceId, city, nature, type, level, tags, affiliation } = college;
    const place = (await collegeRanks()).get(code);
    return {
      ...{ schoolId: id, code, name, provinceName: provinceShortName(provinceId), city, nature, type, level },
      ...{
        labels: tags,
        affiliation,
        logo: '',
        founded: null,
        address: '',
        phone: '',
        site: '',
        admissionSite: '',
      },
      ...{ area: null, doctor: null, master: null, dorm: '', recommendRate: null },
      intro: introOf(college),
      rank: place ? [{ source: '示例排行', value: place.rank }] : [],
      lines: await linesOf(mockServer, college, asked),
    };
  }),

  route(grades, async ({ body }) => {
    const { code } = await collegeOf(read(body, about).schoolId);
    const first = (await doubleFirstClass()).get(code) ?? [];
    const list = (await subjectEvaluation()).flatMap((discipline) => {
      const grade = discipline.grades.get(code);
      const doubleFirst = first.includes(discipline.name) ? 1 : 0;
      return grade ? [{ code: discipline.code, name: discipline.name, grade, round: 4, doubleFirst }] : [];
    });
    const graded = new Set(list.map(({ name }) => name));
    const others = first.filter((name) => !graded.has(name));
    return {
      list: [...list, ...others.map((name) => ({ code: '', name, grade: '', round: 4, doubleFirst: 1 }))],
    };
  }),

  route(departments, async ({ body }) => {
    const college = await collegeOf(read(body, about).schoolId);
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
      list: [...byClass].map(([stem, own]) => ({ college: `${stem}学院`, majors: [...own.values()] })),
    };
  }),

  majorRoute,
];

function introOf({ name, provinceId, city, nature, type, level, tags }: College): string {
  const labels = tags.length > 0 ? `，${tags.join('、')}高校` : '';
  return `<p>${name}位于${provinceShortName(provinceId)}${city}，为${nature}${type}类${level}院校${labels}。</p><p>详细介绍、招生章程和联系方式以学校官方网站为准。</p>`;
}

/** The college's lines in a province's main batch: of the pool that is asked for, else of the first that has any. */
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
