import type { YearLine } from '@/src/gaokao/planUnit';
import type { Category } from '@/src/gaokao/student';
import { groupBy } from '@/src/lib/groupBy';
import { type Admission, admissionsOf } from '../../gaokao/admissions';
import { currentYear } from '../../gaokao/batchTable';
import { type College, colleges } from '../../gaokao/colleges';
import { jilinPlan } from '../../gaokao/jilinPlan';
import { usualRequirements } from '../../gaokao/majors';
import { once } from '../../kept';
import { groupsByCampus, linesByCampus } from './campuses';
import { type BareGroup, fillGroups } from './groups';
import { createLineMaker, type LineMaker } from './lines';
import { hashOf, type PlanSchool } from './plan';
import { demandOf, requirementText } from './requirements';
import { catalogued, planMajor, type UsualMajor, usualMajorsOf } from './schoolMajors';
import { strengthOf } from './strength';

const byCode = once(async () => new Map((await colleges()).map((college) => [college.code, college])));

/** A college of admission lines: one of the list, or a part of one with a code of its own. */
interface Named {
  readonly code: string;
  readonly name: string;
  readonly college: College;
  readonly admissions: Admission[];
}

async function namedColleges(provinceId: number, category: Category, batch = ''): Promise<Named[]> {
  const [all, known, list] = [await admissionsOf(provinceId), await byCode(), await colleges()];
  const own = all.filter((line) => line.category === category && (batch === '' || line.text === batch));
  const parts = new Map<string, number>();
  const groups = groupBy(own, ({ collegeCode, collegeName }) => collegeCode || collegeName);
  return [...groups].flatMap(([key, whole]) => {
    const college = known.get(key) ?? list.find(({ name }) => key.startsWith(name));
    if (!college) return [];
    const isListed = known.has(key);
    return linesByCampus(whole).map((admissions, index): Named => {
      const name = isListed ? college.name : key;
      if (isListed && index === 0) return { code: college.code, name, college, admissions };
      const part = (parts.get(college.code) ?? 0) + 1;
      parts.set(college.code, part);
      return { code: partCode(college, part), name, college, admissions };
    });
  });
}

/** The code of a part of a college, which has provincial codes of its own; part 0 is the college itself. */
function partCode({ code }: College, part: number): string {
  return part === 0 ? code : `${code}${String.fromCharCode(64 + part)}`;
}

function realLines(admissions: readonly Admission[], lines: LineMaker): YearLine[] {
  return admissions
    .flatMap(({ year, minScore, minRank, plan }) =>
      minRank ? [lines.real(year, minScore, minRank, plan)] : [],
    )
    .sort((one, other) => other.year - one.year);
}

/** Plans of groups whose lines are known: 湖南, 广东 and 北京. */
export async function plansOfGroups(provinceId: number, category: Category): Promise<PlanSchool[]> {
  const lines = await createLineMaker(provinceId, category);
  const named = await namedColleges(provinceId, category);
  return Promise.all(
    named.map(async ({ code, name, college, admissions }) => {
      const groups = [...groupBy(admissions, (line) => line.code)].map(([group, found]): BareGroup => {
        const gone = found.every(({ year }) => year < currentYear - 1) ? 1 : 0;
        const { plan, text } = found[0] ?? { plan: undefined, text: '' };
        const planCount = plan && Math.max(1, Math.round(plan * (0.85 + 0.3 * hashOf(`p${code}${group}`))));
        const filled = lines.filled(realLines(found, lines), `${code}|${group}`);
        return {
          code: group,
          ...(text ? { req: text.replace(/\(中外合办\)$/, '') } : {}),
          planCount,
          gone,
          ...filled,
        };
      });
      const usual = await usualMajorsOf(college, category);
      const sorted = groups.filter(isRemembered(code)).sort((one, other) => (one.code < other.code ? -1 : 1));
      const whole = fillGroups(sorted, usual, { college, category, lines }).filter(
        ({ majors }) => majors.length > 0,
      );
      return { code, name, college, groups: whole, history: [], synthetic: 0 as const };
    }),
  );
}

/** Whether a group is kept: few removed groups are, since tables of former weeks may hold one. */
function isRemembered(school: string) {
  return ({ code, gone }: BareGroup) => gone === 0 || hashOf(`g${school}${code}`) < 0.04;
}

/** Plans of majors whose lines are known: 河北. Majors that demand the same make a group. */
export async function plansOfMajors(provinceId: number, category: Category): Promise<PlanSchool[]> {
  const lines = await createLineMaker(provinceId, category);
  const usual = await usualRequirements();
  const named = await namedColleges(provinceId, category);
  return Promise.all(
    named.map(async ({ code, name, college, admissions }) => {
      const majors = await Promise.all(
        [...groupBy(admissions, (line) => line.code)].map(async ([majorCode, found]) => {
          const text = found[0]?.text ?? '';
          const major = await catalogued(text);
          const demand = demandOf(usual.get(major.code), category, `${code}${majorCode}`) ?? '不限';
          const one: UsualMajor = { major, name: text, demand };
          const { history, synthetic } = lines.filled(realLines(found, lines), `${code}|${majorCode}`);
          const req = requirementText(category, demand);
          return { synthetic, major: planMajor(one, college, { majorCode, req, history }) };
        }),
      );
      const groups = [...groupBy(majors, ({ major }) => major.req)].map(([req, found], index) => ({
        code: String(101 + index),
        req,
        majors: found.map(({ major }) => major),
        history: [],
        synthetic: found.some(({ synthetic }) => synthetic === 1) ? (1 as const) : (0 as const),
        gone: 0 as const,
      }));
      return { code, name, college, groups, history: [], synthetic: 0 as const };
    }),
  );
}

/** Plans of colleges whose lines are known: 新疆, by batch. */
export async function plansOfSchools(
  provinceId: number,
  category: Category,
  batch: string,
): Promise<PlanSchool[]> {
  const lines = await createLineMaker(provinceId, category);
  const named = await namedColleges(provinceId, category, batch);
  return Promise.all(
    named.map(async ({ name, college, admissions }) => {
      const code = admissions[0]?.code ?? college.code;
      const filled = lines.filled(realLines(admissions.slice(0, 1), lines), code);
      const usual = (await usualMajorsOf(college, category)).slice(0, 14);
      const count = Math.ceil(usual.length / 6);
      const bare = Array.from({ length: count }, (_, index): BareGroup => {
        const history = lines.harder(filled.history, 1 - 0.12 * (index / Math.max(1, count)));
        return { code: String(index + 1).padStart(2, '0'), history, synthetic: 1, gone: 0 };
      });
      const groups = fillGroups(bare, usual, { college, category, lines });
      return { code, name, college, groups, ...filled };
    }),
  );
}

/** The plan of 吉林: its places are real, its lines made up around the strength of the college. */
export async function plansOfJilin(category: Category, batch: string): Promise<PlanSchool[]> {
  const lines = await createLineMaker(220000, category);
  const [plan, known] = [await jilinPlan(), await byCode()];
  const own = plan.filter((group) => group.category === category && group.batch.endsWith(batch));
  const schools = [...groupBy(own, ({ collegeCode }) => collegeCode)];
  return Promise.all(
    schools.flatMap(([code, found]) => {
      const college = known.get(code);
      if (!college) return [];
      return groupsByCampus(found).map((campus, part) => jilinSchool(college, campus, part));
    }),
  );

  async function jilinSchool(college: College, found: typeof own, part: number): Promise<PlanSchool> {
    const code = partCode(college, part);
    const groups = await Promise.all(
      found.map(async ({ groupCode, body, majors }) => {
        const req = requirementText(category, body || '不限');
        const share = strengthOf(college, groupCode);
        const history = lines.around(lines.pool * share, `${code}|${groupCode}`);
        const filled = majors.map(async ({ code: majorCode, name, plan: planCount, tuition }, index) => {
          const one: UsualMajor = { major: await catalogued(name), name, demand: body };
          const ease = index === majors.length - 1 ? 1 : 0.75 + 0.24 * hashOf(`${college.code}${majorCode}`);
          const fees = tuition === undefined ? {} : { tuition };
          const about = { majorCode, req, history: lines.harder(history, ease), planCount, ...fees };
          return planMajor(one, college, about);
        });
        const whole = { code: groupCode, req, majors: await Promise.all(filled), history };
        return { ...whole, synthetic: 1 as const, gone: 0 as const };
      }),
    );
    return { code, name: college.name, college, groups, history: [], synthetic: 0 };
  }
}
