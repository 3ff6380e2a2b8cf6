import type { YearLine } from '@/src/gaokao/planUnit';
import { formatNumber } from '@/src/lib/formatNumber';

/** The last candidate taken in a year: 2025：595 分 / 18,050 位. A figure that is not known is left out. */
export function yearLineText({ year, minScore, minRank }: YearLine): string {
  const known = [minScore > 0 && `${minScore} 分`, minRank > 0 && `${formatNumber(minRank)} 位`];
  return `${year}：${known.filter(Boolean).join(' / ') || '–'}`;
}
