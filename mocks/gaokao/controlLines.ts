import type { Category } from '@/src/gaokao/student';
import lines from '../seed/controlLines.json';
import { oneOf } from './provinces';

/** An official control line of ordinary candidates (省控线). */
export interface ControlLine {
  readonly provinceId: number;
  readonly year: number;
  readonly category: Category;
  /** 特殊类型 (特控线), 本科批, 本科一批, 本科二批, 专科批, 一段 or 二段. */
  readonly batch: string;
  readonly score: number;
  /** 西藏 draws one line each for two kinds of candidates. */
  readonly variant?: 'A' | 'B';
}

/** The control lines of 2021 to 2026, as far as they were found. */
const controlLines: readonly ControlLine[] = lines.flatMap((line) => {
  const [provinceId, year, category, found = ''] = line.split('|');
  const about = {
    provinceId: Number(provinceId),
    year: Number(year),
    category: oneOf(Number(category), [1, 2, 3, 4, 5]),
  };
  return found.split(';').map((one) => {
    const [batch = '', score, variant] = one.split('~');
    return { ...about, batch, score: Number(score), ...(variant && { variant: oneOf(variant, ['A', 'B']) }) };
  });
});

/** The control lines of one province and year. */
export function controlLinesOf(provinceId: number, year: number): readonly ControlLine[] {
  return controlLines.filter((line) => line.provinceId === provinceId && line.year === year);
}

/** The control line that applies to a batch. */
export function lineNameOf({
  kind,
  name,
}: {
  readonly kind: string;
  readonly name: string;
}): readonly string[] {
  if (kind === 'vocational') return ['专科批', '二段'];
  if (kind === 'special') return ['特殊类型'];
  if (/一批/.test(name)) return ['本科一批'];
  if (/二批/.test(name)) return ['本科二批'];
  return ['本科批', '一段', '本科二批'];
}
