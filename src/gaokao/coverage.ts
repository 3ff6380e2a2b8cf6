import { type Chooser, type Demanding, matchReq } from './requirement';
import { half } from './scoreTable';
import type { Category } from './student';

/** Places with their requirement. */
export interface Places extends Demanding {
  readonly planCount: number;
}

/** How many places a candidate may apply to. */
export interface Coverage {
  readonly met: number;
  readonly all: number;
  /** Per cent; null where there are no places. */
  readonly percent: number | null;
}

/**
 * Places that a choice of subjects may apply to, of all in its pool. Requirements that are not understood do not count.
 */
export function coverageOf(places: Iterable<Places>, candidate: Chooser): Coverage {
  let met = 0;
  let all = 0;
  for (const place of places) {
    if (place.category && place.category !== candidate.category) continue;
    all += place.planCount;
    if (matchReq(place, candidate).ok === 1) met += place.planCount;
  }
  return { met, all, percent: all > 0 ? half((100 * met) / all) : null };
}

/** The coverage that another choice of subjects would give. */
export interface Counterfactual {
  readonly subjects: readonly string[];
  readonly category: Category;
  readonly coverage: Coverage;
}

/** 换选科试算 [E8]: the coverage of other choices of subjects, best first. */
export function counterfactuals(places: readonly Places[], choices: readonly Chooser[]): Counterfactual[] {
  return choices
    .map(({ subjects, category }) => ({
      subjects,
      category,
      coverage: coverageOf(places, { subjects, category }),
    }))
    .sort((a, b) => (b.coverage.percent ?? -1) - (a.coverage.percent ?? -1));
}

/** Every set of `size` subjects, in the order of the list. */
export function combinations(subjects: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return subjects.flatMap((first, index) =>
    combinations(subjects.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Parts of a major's fit, each from 0 to 1. */
export interface FitParts {
  readonly interest: number;
  /** Places whose requirement the student meets, of all places of the major. */
  readonly coverage: number;
  /** Units among them that are 稳 or 保. */
  readonly open: number;
  /** The expert's mark: 0, 0.5 or 1. */
  readonly expert: number;
}

/** A17: how well a major fits, 0 to 100. */
export function majorFit({ interest, coverage, open, expert }: FitParts): number {
  const parts = 4 * interest + 3 * coverage + 2 * open + expert;
  return half(Number((10 * parts).toFixed(6)));
}
