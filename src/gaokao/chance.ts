import type { ApplyMode, BatchConfig, BatchLine } from './batch';
import type { Basis, PlanMajor, PlanUnit, YearLine } from './planUnit';
import { matchReq } from './requirement';
import { half, isComparableYear } from './scoreTable';
import type { Candidate, Category, Student } from './student';

/** Input of a chance (A4). */
export interface ChanceInput {
  readonly history: readonly YearLine[];
  /** Places of this year; 0 where unknown. */
  readonly planCount?: number | undefined;
  readonly basis: Basis;
  /** Whether the history is of other places, whose plans say nothing about these; a college's always is. */
  readonly borrowed?: boolean | undefined;
  /** Places of the unit itself in the year before. */
  readonly planPrev?: number | undefined;
  /** This year. */
  readonly year: number;
  readonly rank: number;
  readonly poolScale?: 0 | 1 | undefined;
  /** Candidates of this year's score table. */
  readonly total?: number | undefined;
  readonly reformFirstYear?: number | null | undefined;
}

/** A chance in per cent with the figures behind it; null without history. */
export type Chance = Pick<PlanUnit, 'chance' | 'refRank' | 'spread' | 'volatility' | 'basis'>;

const weights = [5, 3, 2] as const;
const floors = [0.18, 0.13, 0.1] as const;
const nothing: Chance = { chance: null, refRank: null, spread: null, volatility: null, basis: 'none' };

/** A4, steps 1 to 5: the chance of a rank against the lines of the last three years. */
export function chanceOf(input: ChanceInput): Chance {
  const years = weighed(input);
  const floor = floors[years.length - 1];
  if (floor === undefined) return nothing;
  let weight = 0;
  let sum = 0;
  for (const { w, m } of years) {
    weight += w;
    sum += w * m;
  }
  const refRank = sum / weight;
  let squares = 0;
  for (const { w, m } of years) squares += w * (m - refRank) ** 2;
  const volatility = Math.sqrt(squares / weight) / refRank;
  const spread = Math.min(0.35, Math.max(volatility, floor)) + (input.basis === 'school' ? 0.04 : 0);
  const z = (refRank - input.rank) / (refRank * spread);
  const chance = clamp(half(100 / (1 + Math.exp(-1.7 * z))), 1, 99);
  return { chance, refRank, spread, volatility, basis: input.basis };
}

/**
 * The usable years with their weight `w` and their rank `m`, converted to this year. Of two lines of one year the larger rank
 * counts, as among a group's majors: it is the last candidate's.
 */
function weighed(input: ChanceInput): { w: number; m: number }[] {
  const years: { w: number; m: number }[] = [];
  for (const [age, w] of weights.entries()) {
    const year = input.year - 1 - age;
    const line = lastOf(input.history, year);
    if (!line || !isComparableYear(year, input.reformFirstYear, input.year)) continue;
    years.push({ w, m: line.minRank * poolFactor(line, input) * planFactor(line, input) });
  }
  return years;
}

/** The line of the largest rank of a year; none without a rank. */
export function lastOf(history: readonly YearLine[], year: number): YearLine | undefined {
  let last: YearLine | undefined;
  for (const line of history) if (line.year === year && line.minRank > (last?.minRank ?? 0)) last = line;
  return last;
}

function poolFactor(line: YearLine, { poolScale, total }: ChanceInput): number {
  return poolScale && total && line.total ? total / line.total : 1;
}

function planFactor(line: YearLine, input: ChanceInput): number {
  const { planCount, basis, borrowed = basis === 'school' } = input;
  const plan = borrowed ? (line.year === input.year - 1 ? input.planPrev : undefined) : line.plan;
  return plan && planCount ? 1 + 0.25 * clamp((planCount - plan) / plan, -0.4, 0.4) : 1;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Histories that may be used for a unit, nearest first. */
export interface Histories {
  readonly own: readonly YearLine[];
  /** SCH_GRP: one list for each of the group's majors. */
  readonly majors?: readonly (readonly YearLine[])[] | undefined;
  /** MAJ_SCH: one list for each other major of the same class at the college. */
  readonly sameClass?: readonly (readonly YearLine[])[] | undefined;
  readonly school?: readonly YearLine[] | undefined;
}

/** A4, basis: the history that is used for a unit. */
export function historyOf(
  mode: ApplyMode,
  histories: Histories,
): { history: readonly YearLine[]; basis: Basis } {
  const school = mode === 1 ? easiest(histories.sameClass ?? []) : mode === 2 ? (histories.school ?? []) : [];
  const candidates: [Basis, readonly YearLine[]][] = [
    [mode === 1 ? 'major' : 'group', histories.own],
    ['major', mode === 2 ? easiest(histories.majors ?? []) : []],
    ['school', school],
  ];
  const found = candidates.find(([, history]) => history.some((line) => line.minRank > 0));
  return found ? { basis: found[0], history: found[1] } : { basis: 'none', history: [] };
}

/** The line of the largest rank for each year, the last year first. */
function easiest(histories: readonly (readonly YearLine[])[]): YearLine[] {
  const lines = histories.flat();
  const years = [...new Set(lines.map(({ year }) => year))].sort((a, b) => b - a);
  return years.flatMap((year) => lastOf(lines, year) ?? []);
}

/** Input that the chances of a whole batch share. */
export interface ChanceContext {
  readonly candidate: Pick<Candidate, 'category' | 'subjects' | 'score' | 'rank' | 'year'> &
    Pick<Student, 'lineVariant'>;
  readonly batch: Pick<BatchConfig, 'poolScale' | 'lines'>;
  /** Candidates of this year's score table. */
  readonly total?: number | undefined;
  readonly reformFirstYear?: number | null | undefined;
}

/** The line of a batch for a pool, where it has one; 西藏 has two of each, chosen by `variant`. */
export function lineOf(
  batch: Pick<BatchConfig, 'lines'>,
  category: Category,
  variant?: 'A' | 'B',
): BatchLine | undefined {
  const lines = batch.lines.filter((line) => line.category === category);
  return lines.find((line) => line.variant === variant) ?? lines[0];
}

/** A4 in full: a unit with its chance and its majors' chances; 0 where the candidate may not apply. */
export function withChance(unit: PlanUnit, context: ChanceContext): PlanUnit {
  const barred = isBarred(unit, context);
  const majors = unit.majors.map((major) => ({ ...major, chance: majorChance(major, barred, context) }));
  return { ...unit, ...unitChance(unit, context), majors };
}

/** A4 for the unit alone: the chance from `withChance`, without a copy of the unit or its majors. */
export function unitChance(unit: Omit<PlanUnit, 'majors'>, context: ChanceContext): Chance {
  const { chance, refRank, spread, volatility, basis } = chanceWithin(unit, unit.basis, context);
  const isNought = context.candidate.rank !== null && isBarred(unit, context);
  return { chance: isNought ? 0 : chance, refRank, spread, volatility, basis };
}

/** Whether a candidate may not apply to a unit at all: below the line, or without its subjects. */
export function isBarred(unit: Pick<PlanUnit, 'req' | 'category'>, context: ChanceContext): boolean {
  return isUnderLine(context) || matchReq(unit, context.candidate).ok === 0;
}

/** A4 for a major within a unit; `barred` where the unit is closed to the candidate. */
export function majorChance(major: PlanMajor, barred: boolean, context: ChanceContext) {
  if (context.candidate.rank === null) return null;
  const excluded = barred || matchReq(major, context.candidate).ok === 0;
  return excluded ? 0 : chanceWithin(major, 'major', context).chance;
}

function chanceWithin(
  unit: Pick<PlanUnit, 'history' | 'planCount'> & Partial<Pick<PlanUnit, 'planPrev' | 'groupCode'>>,
  basis: Basis,
  { candidate, batch, total, reformFirstYear }: ChanceContext,
): Chance {
  const { rank, year } = candidate;
  const { history, planCount, planPrev, groupCode } = unit;
  const borrowed = basis === 'school' || (basis === 'major' && groupCode !== undefined);
  const input = {
    ...{ history, planCount, planPrev, basis, borrowed },
    ...{ year, total, reformFirstYear, poolScale: batch.poolScale },
  };
  return rank === null ? { ...chanceOf({ ...input, rank: 1 }), chance: null } : chanceOf({ ...input, rank });
}

function isUnderLine({ candidate, batch }: ChanceContext): boolean {
  const line = lineOf(batch, candidate.category, candidate.lineVariant);
  return line !== undefined && candidate.score !== null && candidate.score < line.score;
}
