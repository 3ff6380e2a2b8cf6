import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { collegesByCode, subjectEvaluation } from '../gaokao/colleges';
import { type Major, majors, usualRequirements } from '../gaokao/majors';
import { stemOf } from '../gaokao/majorWords';
import type { MockServer } from '../mockServer';
import { type MajorRow, majorClasses, majorTable } from '../operations/major/majorTable';
import { refuse } from '../responses';
import { idSchema, read, route } from '../route';
import { hashOf } from './plan/plan';
import { requirementText } from './plan/requirements';

const asked = z
  .object({
    majorId: z.union([z.string(), z.number()]).optional(),
    majorCode: z.string().optional(),
    provinceId: idSchema.optional(),
    userId: idSchema.optional(),
  })
  .refine(({ majorId, majorCode }) => majorId !== undefined || majorCode !== undefined, '请选择专业');

/** One major (screens E8 and E11): what the staff keep (O12), usual demands, graded colleges; shares are invented. */
export const majorRoute = route(
  expertEndpoints['expert/college'].operations.major,
  async ({ mockServer, body }) => {
    const { majorId, majorCode } = read(body, asked);
    const row = await rowOf(mockServer, String(majorCode ?? majorId).trim());
    const major = await majorFrom(row);
    const { code } = row;
    const all = await majors();
    const male = 30 + Math.round(hashOf(`male${code}`) * 45);
    return {
      ...{ majorId: major.code, code: major.code, name: major.name, className: major.majorClass },
      ...{ categoryName: major.category, degree: degreeOf(major), years: row.years },
      gender: { male, female: 100 - male },
      ...{ intro: row.intro, courses: row.courses, careers: row.careers },
      jobs: sharesOf(code, ['对口行业', '升学深造', '教育科研', '公务员与事业单位', '其他']),
      salary: [1, 3, 5].map((year) => ({
        year,
        value: Math.round(5 + hashOf(`pay${code}`) * 3 + year * 1.2) * 1000,
      })),
      reqStats: await reqStatsOf(code),
      schools: await gradedColleges(major),
      similar: all
        .filter((one) => one.majorClass === major.majorClass && one.code !== code)
        .slice(0, 8)
        .map((one) => ({ majorId: one.code, code: one.code, name: one.name })),
    };
  },
);

/** A major as the staff keep it (screen O12), by its code or its id. */
async function rowOf({ table }: MockServer, codeOrId: string): Promise<MajorRow> {
  const rows = await table(majorTable);
  const found = rows.find(({ code }) => code === codeOrId) ?? rows.get(Number(codeOrId));
  return found ?? refuse('暂无该专业资料');
}

/** The same as the ministry's catalogue names it. */
async function majorFrom({ code, name, classCode }: MajorRow): Promise<NamedMajor> {
  const own = (await majorClasses()).get(classCode);
  return { code, name, majorClass: own?.name ?? '', category: own?.category ?? '' };
}

type NamedMajor = Omit<Major, 'years'>;

function degreeOf({ category, code }: NamedMajor): string {
  return code.length > 5 && /学$/.test(category) ? `${category}学士` : '专科';
}

/** Shares that add up to 100. */
function sharesOf(code: string, names: readonly string[]) {
  const parts = names.map((name) => 1 + Math.floor(hashOf(`${name}${code}`) * 9));
  const sum = parts.reduce((all, part) => all + part, 0);
  const shares = parts.map((part) => Math.floor((100 * part) / sum));
  const rest = 100 - shares.reduce((all, share) => all + share, 0);
  return names.map((name, index) => ({ name, share: (shares[index] ?? 0) + (index === 0 ? rest : 0) }));
}

/** Subject requirements that plans usually state for a major, with the share of each in percent. */
export async function reqStatsOf(code: string) {
  const usual = (await usualRequirements()).get(code) ?? [];
  const all = usual.reduce((sum, { count }) => sum + count, 0);
  return usual.slice(0, 8).map(({ category, body, count }) => ({
    text: requirementText(category, body),
    share: Math.round((100 * count) / all),
  }));
}

/** Colleges with a grade in the discipline that the major belongs to, the best first. */
async function gradedColleges(major: NamedMajor) {
  const stem = stemOf(major);
  const discipline = (await subjectEvaluation()).find(
    ({ name }) => name.startsWith(stem.slice(0, 3)) || stem.startsWith(name.slice(0, 3)),
  );
  const byCode = await collegesByCode();
  return [...(discipline?.grades ?? [])].slice(0, 20).flatMap(([code, grade]) => {
    const college = byCode.get(code);
    return college ? [{ schoolId: college.id, name: college.name, grade }] : [];
  });
}
