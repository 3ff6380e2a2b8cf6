import { numberOr } from '@/src/lib/record';
import type { ChartData } from '@/src/ui/chart/chartData';

type Line = Readonly<Record<string, unknown>>;

/** The lines of a college year by year, the oldest first, and the student's rank as a line across them. */
export function linesChart(lines: readonly Line[], rank: number | null): ChartData {
  const years = lines.toSorted((one, other) => numberOr(one.year) - numberOr(other.year));
  const values = years.map(({ minRank }) => (numberOr(minRank) > 0 ? numberOr(minRank) : null));
  return {
    head: '年份',
    categories: years.map(({ year }) => String(year)),
    series: [
      { name: '投档位次', values },
      ...(rank === null || years.length === 0 ? [] : [{ name: '考生等位线', values: years.map(() => rank) }]),
    ],
  };
}

/** Grades of the evaluation, from the best. */
const gradeOrder = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-'] as const;

/** Disciplines by their grade, the best first; those without one (of 双一流 alone) last. */
export function byGrade<D extends { readonly grade: string }>(
  disciplines: readonly D[],
): { readonly grade: string; readonly disciplines: readonly D[] }[] {
  return [...gradeOrder, ''].flatMap((grade) => {
    const own = disciplines.filter((discipline) => discipline.grade === grade);
    return own.length > 0 ? [{ grade, disciplines: own }] : [];
  });
}
