import type { TierRatio } from './batch';

/** Ratio where neither a batch nor its province has one. */
export const defaultRatio: TierRatio = [3, 4, 3];

/** Ratios that staff choose by name. */
export const ratioPresets: readonly { readonly label: string; readonly ratio: TierRatio }[] = [
  { label: '稳健', ratio: [10, 55, 35] },
  { label: '均衡', ratio: [20, 50, 30] },
  { label: '进取', ratio: [36, 29, 35] },
];

/**
 * A10: places for 冲, 稳 and 保 out of `n`. Exact shares are rounded down; the rest goes by largest fraction, ties to the
 * safer tier.
 */
export function tierQuota(n: number, ratio: TierRatio = defaultRatio): TierRatio {
  const sum = ratio[0] + ratio[1] + ratio[2];
  const floors = ratio.map((part) => Math.floor((n * part) / sum));
  const left = n - floors.reduce((total, floor) => total + floor, 0);
  const byFraction = [2, 1, 0].sort((a, b) => fraction(n, ratio, b, sum) - fraction(n, ratio, a, sum));
  const more = new Set(byFraction.slice(0, left));
  const of = (tier: 0 | 1 | 2) => (floors[tier] ?? 0) + (more.has(tier) ? 1 : 0);
  return [of(0), of(1), of(2)];
}

/** The fraction that a floor dropped, in parts of `sum`, which keeps it an integer. */
function fraction(n: number, ratio: TierRatio, tier: number, sum: number): number {
  return (n * (ratio[tier] ?? 0)) % sum;
}
