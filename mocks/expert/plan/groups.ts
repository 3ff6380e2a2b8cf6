import type { PlanMajor, YearLine } from '@/src/gaokao/planUnit';
import type { Category } from '@/src/gaokao/student';
import { isPlainPool } from '@/src/gaokao/subjects';
import { groupBy } from '@/src/lib/groupBy';
import type { College } from '../../gaokao/colleges';
import type { LineMaker } from './lines';
import { hashOf, type PlanGroup } from './plan';
import { isWithin, requirementText } from './requirements';
import { planMajor, type UsualMajor } from './schoolMajors';

/** A group of which only the code and perhaps its demand and lines are known. */
export interface BareGroup {
  readonly code: string;
  /** Unknown where absent. */
  readonly req?: string;
  readonly planCount?: number | undefined;
  readonly history: readonly YearLine[];
  readonly synthetic: 0 | 1;
  readonly gone: 0 | 1;
}

/** The most and the fewest majors of an invented group. */
const largestGroup = 8;
const smallestGroup = 4;

/** Fills a college's groups with the majors that it usually offers: each group those of one demand. */
export function fillGroups(
  bare: readonly BareGroup[],
  usual: readonly UsualMajor[],
  { college, category, lines }: { college: College; category: Category; lines: LineMaker },
): PlanGroup[] {
  const shares = shareOut(bare, usual, category);
  let number = 0;
  return bare.map((group, index) => {
    const chosen = shares[index] ?? [];
    const req = group.req ?? requirementText(category, chosen[0]?.demand ?? '不限');
    const majors = chosen.map((major, place): PlanMajor => {
      number += 1;
      const isLast = place === chosen.length - 1;
      const share = isLast ? 1 : 0.72 + 0.27 * hashOf(`${college.code}${group.code}${major.name}`);
      const history = lines.harder(group.history, share);
      return planMajor(major, college, { majorCode: String(number).padStart(2, '0'), req, history });
    });
    const { code, history, synthetic, gone } = group;
    return { code, req, majors: spread(majors, group.planCount), history, synthetic, gone };
  });
}

/** Distributes the majors over the groups. */
function shareOut(
  bare: readonly BareGroup[],
  usual: readonly UsualMajor[],
  category: Category,
): UsualMajor[][] {
  const taken = new Set<UsualMajor>();
  const demands = [...groupBy(usual, ({ demand }) => demand).values()].sort((a, b) => b.length - a.length);
  const size = Math.max(
    smallestGroup,
    Math.min(largestGroup, Math.ceil(usual.length / Math.max(1, bare.length))),
  );
  return bare.map(({ req }, index) => {
    const fitting =
      req === undefined
        ? (demands.find((bucket) => bucket.some((one) => !taken.has(one))) ??
          demands[index % demands.length] ??
          [])
        : usual.filter(({ demand }) => isWithin(req, demand));
    const free = fitting.filter((one) => !taken.has(one)).slice(0, size);
    // In a college with more groups than majors, some majors are in two groups. A choice of the whole college has none twice.
    const again = fitting.map((_, place) => fitting[(place + index * 3) % fitting.length] ?? fitting[0]);
    const more = isPlainPool(category) ? [] : again.slice(0, smallestGroup);
    const chosen = [...new Set([...free, ...more])].flatMap((one) => one ?? []);
    chosen.length = Math.min(chosen.length, Math.max(free.length, smallestGroup));
    for (const one of chosen) taken.add(one);
    return chosen;
  });
}

/** Shares a known number of places among the majors of a group. */
function spread(majors: readonly PlanMajor[], planCount: number | undefined): PlanMajor[] {
  if (planCount === undefined) return [...majors];
  const kept = majors.slice(0, Math.max(1, planCount));
  const each = Math.floor(planCount / Math.max(1, kept.length));
  const rest = planCount - each * kept.length;
  return kept.map((major, index) => ({ ...major, planCount: each + (index < rest ? 1 : 0) }));
}
