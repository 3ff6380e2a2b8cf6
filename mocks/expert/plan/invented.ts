import type { Category } from '@/src/gaokao/student';
import type { BatchRow } from '../../gaokao/batchTable';
import { type College, colleges } from '../../gaokao/colleges';
import { type BareGroup, fillGroups } from './groups';
import { createLineMaker } from './lines';
import { hashOf, type PlanSchool } from './plan';
import { type UsualMajor, usualMajorsOf } from './schoolMajors';
import { strengthOf } from './strength';

/** How many colleges an invented plan has, and how many groups each. */
export interface Size {
  readonly schools: number;
  readonly groups: number;
  /** Majors of each college. */
  readonly majors: number;
}

/** A plan that nobody announced: colleges of the batch's kind from near and far, lines by their strength. */
export async function inventPlan(
  batch: BatchRow,
  category: Category,
  { schools, groups, majors: count }: Size,
): Promise<PlanSchool[]> {
  const { provinceId } = batch;
  const lines = await createLineMaker(provinceId, category);
  const chosen = ordered((await colleges()).filter(isOf(batch)), batch).slice(0, schools);
  const whole = await Promise.all(
    chosen.map(async (college) => {
      const usual = someOf(await usualMajorsOf(college, category), college.code, count);
      const bare = Array.from({ length: groups }, (_, index): BareGroup => {
        const code = String(index + 1).padStart(2, '0');
        const rank = lines.pool * strengthOf(college, `${batch.kind}${code}`);
        const history = lines.around(rank, `${college.code}|${batch.name}|${code}`);
        return { code, history, synthetic: 1, gone: 0 };
      });
      const filled = fillGroups(bare, usual, { college, category, lines }).filter(
        ({ majors }) => majors.length > 0,
      );
      return {
        code: college.code,
        name: college.name,
        college,
        groups: filled,
        history: [],
        synthetic: 1 as const,
      };
    }),
  );
  return whole.filter((school) => school.groups.length > 0);
}

function isOf({ kind }: BatchRow): (college: College) => boolean {
  if (kind === 'vocational') return ({ level }) => level === '高职（专科）';
  return ({ level, type }) => level === '普通本科' && type !== '艺术';
}

/** Sorts colleges: the province's own first, then the others in a stable order; all levels are mixed. */
function ordered(list: readonly College[], { provinceId, name }: BatchRow): College[] {
  const near = (college: College) => (college.provinceId === provinceId ? 0.55 : 1);
  const place = (college: College) => hashOf(`${provinceId}${name}${college.code}`) * near(college);
  return [...list].sort((one, other) => place(one) - place(other));
}

function someOf(majors: readonly UsualMajor[], seed: string, count: number): UsualMajor[] {
  const place = ({ name }: UsualMajor) => hashOf(`m${seed}${name}`);
  return [...majors].sort((one, other) => place(one) - place(other)).slice(0, count);
}
