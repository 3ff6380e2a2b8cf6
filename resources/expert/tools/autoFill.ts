import { namesMajor } from '@/src/gaokao/addUnits';
import { isClosed } from '@/src/gaokao/closed';
import type { PlanUnit, Tier } from '@/src/gaokao/planUnit';
import type { Student } from '@/src/gaokao/student';

/** 冲, 稳, 保 in the order of a ratio. */
export const quotaTiers = [1, 2, 3] as const;

/** A tier with a quota. */
export type QuotaTier = (typeof quotaTiers)[number];

/** The wanted and the present number of rows in each tier. */
export interface TierNeed {
  readonly tier: QuotaTier;
  readonly quota: number;
  readonly filled: number;
  /** Places to fill; never more, over all tiers, than are free. */
  readonly need: number;
}

/**
 * Places of each tier that are still to be filled (按比例自动填充). Where fewer places are free than are wanted, since one tier is
 * over its quota, the safer tiers come first.
 */
export function tierNeeds(
  quotas: readonly number[],
  tiersOfRows: readonly Tier[],
  maxChoices: number,
): TierNeed[] {
  let free = Math.max(0, maxChoices - tiersOfRows.length);
  const needs = quotaTiers.toReversed().map((tier) => {
    const quota = quotas[tier - 1] ?? 0;
    const filled = tiersOfRows.filter((one) => one === tier).length;
    const need = Math.min(free, Math.max(0, quota - filled));
    free -= need;
    return { tier, quota, filled, need };
  });
  return needs.toReversed();
}

/** Candidates of a tier that were read, hardest first, and how many there are. */
export interface TierCandidates {
  readonly units: readonly PlanUnit[];
  readonly total: number;
}

/** Candidates on a page: the most that the server gives. */
export const tierPageSize = 200;

/** Candidates of a tier that are read at most. */
const mostOfTier = 1000;

/** Reads the candidates of a tier page by page, to their end or to the most that are read. */
export async function readTier(readPage: (page: number) => Promise<TierCandidates>): Promise<TierCandidates> {
  const units: PlanUnit[] = [];
  let total = 0;
  for (let page = 1; units.length < mostOfTier; page += 1) {
    const more = await readPage(page);
    units.push(...more.units);
    total = more.total;
    if (more.units.length === 0 || units.length >= total) break;
  }
  return { units, total };
}

/** The wishes that decide how well a unit fits a family. */
export type Wishes = Pick<Student, 'prefer' | 'exclude'>;

/** Whether a family has ruled a unit out: its province, its nature, or every major in it. */
function isExcluded(unit: PlanUnit, { exclude }: Wishes): boolean {
  if (exclude.provinceIds.includes(unit.schoolProvinceId) || exclude.natures.includes(unit.nature))
    return true;
  const majors = majorsOf(unit);
  return majors.length > 0 && majors.every((major) => namesMajor(exclude.majorCodes, major));
}

/** The majors of a unit; under 专业+院校 it is one itself. */
function majorsOf(unit: PlanUnit): readonly Pick<PlanUnit, 'majorCode' | 'majorId'>[] {
  return unit.majorCode === undefined ? unit.majors : [unit];
}

/** How well a unit fits: wished-for majors first, then city and province, labels, nature, and what it costs. */
function fitScore(unit: PlanUnit, { prefer }: Wishes): number {
  const has = (wished: boolean, points: number) => (wished ? points : 0);
  const wishedMajors = majorsOf(unit).filter((major) => namesMajor(prefer.majorCodes, major)).length;
  return (
    has(wishedMajors > 0, 8) +
    Math.min(wishedMajors, 4) +
    has(prefer.cityNames.includes(unit.schoolCity), 4) +
    has(prefer.provinceIds.includes(unit.schoolProvinceId), 3) +
    has(
      unit.labels.some((label) => prefer.labels.includes(label)),
      2,
    ) +
    has(prefer.natures.includes(unit.nature), 1) -
    has(prefer.tuitionMax != null && (unit.tuition ?? 0) > prefer.tuitionMax, 6)
  );
}

/** A 保 beyond this chance wastes the score. */
const surest = 95;

/**
 * The best-fitting open candidates of a tier. Of equal fit the one with more places comes first, then the safer one.
 * In 保 it is the best college by its hardest rank. Chances above 95 % are used only where the others do not suffice.
 */
export function bestFitting(
  candidates: readonly PlanUnit[],
  { tier, need }: Pick<TierNeed, 'tier' | 'need'>,
  student: Student,
  isTaken: (key: string) => boolean,
): PlanUnit[] {
  const open = candidates.filter(
    (unit) => !isTaken(unit.key) && !isClosed(unit, student) && !isExcluded(unit, student),
  );
  const scored = open.map((unit) => ({ unit, score: fitScore(unit, student) }));
  scored.sort(tier === 3 ? bySafety : bySize);
  return scored.slice(0, need).map(({ unit }) => unit);
}

interface Scored {
  readonly unit: PlanUnit;
  readonly score: number;
}

function bySize(one: Scored, other: Scored): number {
  return (
    other.score - one.score ||
    other.unit.planCount - one.unit.planCount ||
    (other.unit.chance ?? 0) - (one.unit.chance ?? 0)
  );
}

function bySafety(one: Scored, other: Scored): number {
  const wasteOf = ({ unit }: Scored) => Math.max(0, (unit.chance ?? 0) - surest);
  const rankOf = ({ unit }: Scored) => unit.refRank ?? Number.POSITIVE_INFINITY;
  return wasteOf(one) - wasteOf(other) || other.score - one.score || rankOf(one) - rankOf(other);
}
