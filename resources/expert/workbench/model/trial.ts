import { type RankOf, rankOf, type ScoreRow } from '@/src/gaokao/scoreTable';

/** A score that is only tried out (分数滑块), with its rank. */
export interface Trial extends Pick<RankOf, 'rank' | 'beyond'> {
  readonly score: number;
}

/** Points that may be tried above and below the student's own. */
export const trialReach = 20;

/** The scores that may be tried: none below 0, none above the exam's full mark where that is known. */
export function trialRange(own: number, fullMark = Number.POSITIVE_INFINITY) {
  return { min: Math.max(0, own - trialReach), max: Math.max(own, Math.min(fullMark, own + trialReach)) };
}

/** A score as a trial; null for the student's own, and where there is no score table. */
export function trialOf(rows: readonly ScoreRow[], own: number, score: number): Trial | null {
  const found = score === own ? null : rankOf(rows, score);
  return found && { score, rank: found.rank, beyond: found.beyond };
}
