import { z } from 'zod';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { collegesByCode, subjectEvaluation } from '../gaokao/colleges';
import { type Major, majors, usualRequirements, vocationalMajors } from '../gaokao/majors';
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

/** One major (screens E8 and E11): what the ministry's catalogue says, usual demands, graded colleges; shares are invented. */
export const majorRoute = route(expertEndpoints['expert/college'].operations.major, async ({ body }) => {
  const { majorId, majorCode } = read(body, asked);
  const code = String(majorCode ?? majorId).trim();
  const all = await majors();
  const major =
    all.find((one) => one.code === code) ??
    (await vocationalMajors()).find((one) => one.code === code) ??
    refuse('暂无该专业资料');
  const male = 30 + Math.round(hashOf(`male${code}`) * 45);
  return {
    ...{ majorId: major.code, code: major.code, name: major.name, className: major.majorClass },
    ...{ categoryName: major.category, degree: degreeOf(major), years: major.years },
    gender: { male, female: 100 - male },
    intro: `<p>${major.name}属于${major.category}门类${major.majorClass}，学制 ${major.years} 年。培养目标与课程设置以各校培养方案为准。</p>`,
    courses: coursesOf(major),
    careers: [`${stemOf(major)}相关的专业技术岗位`, `${stemOf(major)}相关的教学与研究`, '企事业单位管理岗位'],
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
});

function stemOf({ majorClass }: Major): string {
  return majorClass.replace(/类$/, '');
}

function degreeOf({ category, code }: Major): string {
  return code.length > 5 && /学$/.test(category) ? `${category}学士` : '专科';
}

function coursesOf(major: Major): string[] {
  const stem = stemOf(major);
  return [`${stem}导论`, `${stem}基础`, `${major.name}原理`, `${major.name}实践`, '毕业设计（论文）'];
}

/** Shares that add up to 100. */
function sharesOf(code: string, names: readonly string[]) {
  const parts = names.map((name) => 1 + Math.floor(hashOf(`${name}${code}`) * 9));
  const sum = parts.reduce((all, part) => all + part, 0);
  const shares = parts.map((part) => Math.floor((100 * part) / sum));
  const rest = 100 - shares.reduce((all, share) => all + share, 0);
  return names.map((name, index) => ({ name, share: (shares[index] ?? 0) + (index === 0 ? rest : 0) }));
}

async function reqStatsOf(code: string) {
  const usual = (await usualRequirements()).get(code) ?? [];
  const all = usual.reduce((sum, { count }) => sum + count, 0);
  return usual.slice(0, 8).map(({ category, body, count }) => ({
    text: requirementText(category, body),
    share: Math.round((100 * count) / all),
  }));
}

/** Colleges with a grade in the discipline that the major belongs to, the best first. */
async function gradedColleges(major: Major) {
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
