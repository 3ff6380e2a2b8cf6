import type { PlanUnit } from '@/src/gaokao/planUnit';
import { parseReq } from '@/src/gaokao/requirement';
import { categoryName, isPlainPool } from '@/src/gaokao/subjects';
import { formatNumber } from '@/src/lib/formatNumber';
import type { YearFigure } from './columns';

/** A figure as the staff read it: 18,876; – where it is missing. */
export function figureText(value: number | null | undefined): string {
  return value === null || value === undefined || value === 0 ? '–' : formatNumber(value);
}

/** A requirement in a narrow column: 物+化, 化/生, 不限; under 传统文理 the 科类. */
export function reqShort(unit: Pick<PlanUnit, 'req' | 'category'>): string {
  if (isPlainPool(unit.category)) return categoryName(unit.category);
  const { first, must, anyOf, unknown } = parseReq(unit.req);
  if (unknown) return unit.req || '见章程';
  const initial = (subject: string) => subject.slice(0, 1);
  const asked = [first, ...must].filter((subject) => subject !== null).map(initial);
  const any = anyOf?.from.map(initial).join('/');
  const parts = [...new Set(asked), ...(any ? [anyOf && anyOf.n > 1 ? `${any}选${anyOf.n}` : any] : [])];
  return parts.length === 0 ? '不限' : parts.join('+');
}

/** Places of this year against the last. */
export function planChange({ planCount, planPrev }: PlanUnit): 'more' | 'fewer' | undefined {
  if (planPrev === undefined || planPrev === planCount) return undefined;
  return planCount > planPrev ? 'more' : 'fewer';
}

/** Scores of this year that the lines of other years come to, by `key/year`; fetched where they are wanted. */
export type Equivalents = ReadonlyMap<string, number>;

/** The last three years of a unit, latest first: 595/597/–. */
export function yearFigures(unit: PlanUnit, figure: YearFigure, equivalents: Equivalents): readonly string[] {
  return [1, 2, 3].map((age) => {
    const year = unit.year - age;
    const line = unit.history.find((one) => one.year === year);
    if (figure === 'equivalent') return figureText(equivalents.get(`${unit.key}/${year}`));
    return figureText(figure === 'rank' ? line?.minRank : line?.minScore);
  });
}
