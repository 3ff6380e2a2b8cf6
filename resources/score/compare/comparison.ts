import { categoryName } from '@/src/gaokao/subjects';
import type { TextRule } from '@/src/lib/fieldRule';
import { formatNumber } from '@/src/lib/formatNumber';
import type { RecordId } from '@/src/lib/recordId';
import { readCategory } from '../stage/stage';

/** The score table of a province, year and category, compared with last year's (screen Q1). */
export interface Comparison {
  readonly id: RecordId;
  readonly provinceId: number;
  readonly provinceName: string;
  readonly year: number;
  /** The server's value, as is `status`. */
  readonly category: number;
  /** Candidates; null without data, as are the figures that follow. */
  readonly total: number | null;
  /** Percent against last year. */
  readonly totalChange: number | null;
  readonly top: number | null;
  /** 1 where the highest score stands for all above it. */
  readonly topOpen: 0 | 1;
  readonly line: number | null;
  readonly lineBefore: number | null;
  readonly lineDiff: number | null;
  readonly special: number | null;
  readonly lowestRank: number | null;
  readonly rows: number;
  /** Null while data that have arrived were not compared yet. */
  readonly problems: number | null;
  /** 1 where nothing is published and a draft is there. */
  readonly draft: 0 | 1;
  /** 0 缺数据, 1 待核对, 2 有异常, 3 已核对. */
  readonly status: number;
  readonly checkBy: string;
  readonly checkTime: string;
  readonly remark: string;
}

/** The change of the number of candidates, in percent, above which it must be explained (D8). */
const usualChange = 15;

/** Whether the number of candidates differs from last year's beyond what is usual. */
export function isUnusual({ totalChange }: Pick<Comparison, 'totalChange'>): boolean {
  return totalChange !== null && Math.abs(totalChange) > usualChange;
}

/** A figure as it is read: `18,876`, and – where it is missing. */
export function figureText(value: number | null): string {
  return value === null ? '–' : formatNumber(value);
}

/** `+3`, `-12`, `0`; – where there is nothing to compare. */
export function signedText(value: number | null, unit = ''): string {
  return value === null ? '–' : `${value > 0 ? '+' : ''}${value}${unit}`;
}

/** `710 及以上`. */
export function topText({ top, topOpen }: Pick<Comparison, 'top' | 'topOpen'>): string {
  return top === null ? '–' : `${top}${topOpen === 1 ? ' 及以上' : ''}`;
}

/** Rules of the texts of a comparison, for its form and its mock (decision 41). */
export const comparisonRules = {
  /** Needed where the checks have found something. */
  remark: { label: '核对说明', maxLength: 200 },
} as const satisfies Record<string, TextRule>;

/** 物理类; nothing for what is no category. */
export function categoryText(value: unknown): string {
  const category = readCategory(value);
  return category ? categoryName(category) : '';
}

/** Address of the detail (screen Q2). */
export function detailAddress({
  provinceId,
  year,
  category,
}: Pick<Comparison, 'provinceId' | 'year' | 'category'>): string {
  return `/score/compare/detail?provinceId=${provinceId}&year=${year}&category=${category}`;
}
