import { formatNumber } from '@/src/lib/formatNumber';

/** A score or a rank that is looked up. */
export interface StandingQuery {
  readonly kind: 'score' | 'rank';
  readonly value: number;
}

/** The highest score and the last rank that there can be. */
export interface StandingLimits {
  readonly fullMark: number;
  /** The number of candidates. */
  readonly total: number;
}

/** The reason why a score or a rank cannot be looked up; undefined where it can. */
export function standingProblem({ kind, value }: StandingQuery, { fullMark, total }: StandingLimits) {
  if (kind === 'score') return value >= 0 && value <= fullMark ? undefined : `分数须为 0–${fullMark} 的整数`;
  if (value < 1) return '位次须为正整数';
  return value > total ? `位次不能大于考生总数 ${formatNumber(total)}` : undefined;
}
