import type { YearLine } from '@/src/gaokao/planUnit';
import { type ScoreRow, scoreOf, totalOf } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import { currentYear } from '../../gaokao/batchTable';
import { provinceOf } from '../../gaokao/provinces';
import { seedTableOf } from '../../gaokao/scoreSeed';
import { hashOf } from './plan';

/** The years that chances are computed from, newest first. */
const pastYears = [currentYear - 1, currentYear - 2, currentYear - 3] as const;

/** How far an invented line is from the known one. */
const noise = 0.08;

/** Candidates where a province has no score table: 西藏. */
const poolWithoutTable = 9000;

/** Makes lines of one province and pool. */
export interface LineMaker {
  /** The last cumulative number of the newest table. */
  readonly pool: number;
  /** A line as it was announced. */
  readonly real: (year: number, minScore: number, minRank: number, plan?: number) => YearLine;
  /** The known lines with the missing years made up; `name` seeds the noise. Two real ones are enough. */
  readonly filled: (known: readonly YearLine[], name: string) => { history: YearLine[]; synthetic: 0 | 1 };
  /** Lines of all years around a rank. */
  readonly around: (minRank: number, name: string) => YearLine[];
  /** The same years for what is harder to get into; `share` of the ranks. */
  readonly harder: (history: readonly YearLine[], share: number) => YearLine[];
}

/** Reads the score tables that lines are made with. */
export async function createLineMaker(provinceId: number, category: Category): Promise<LineMaker> {
  const tables = new Map<number, readonly ScoreRow[]>();
  for (const year of pastYears) {
    const table = await seedTableOf({ provinceId, year, category });
    if (table && year >= (provinceOf(provinceId)?.reformFirstYear ?? 0)) tables.set(year, table);
  }
  const [newest = []] = tables.values();

  const made = (year: number, minRank: number): YearLine[] => {
    const table = tables.get(year);
    if (!table && tables.size > 0) return [];
    const rank = Math.max(1, Math.round(minRank));
    const minScore = scoreOf(table ?? [], rank)?.score ?? 0;
    return [{ year, minScore, minRank: rank, total: totalOf(table ?? []) || undefined }];
  };
  const noisy = (minRank: number, name: string, year: number) =>
    made(year, minRank * (1 + noise * (2 * hashOf(`${name}${year}`) - 1)));

  return {
    pool: totalOf(newest) || poolWithoutTable,
    real: (year, minScore, minRank, plan) => {
      const total = totalOf(tables.get(year) ?? []) || undefined;
      return { year, minScore, minRank, ...(plan ? { plan } : {}), ...(total ? { total } : {}) };
    },
    filled: (known, name) => {
      const [first] = known;
      if (!first || known.length >= 2) return { history: [...known], synthetic: 0 };
      const others = pastYears.filter((year) => year !== first.year);
      const invented = others.flatMap((year) => noisy(first.minRank, name, year));
      const history = [...known, ...invented].sort((one, other) => other.year - one.year);
      return { history, synthetic: invented.length > 0 ? 1 : 0 };
    },
    harder: (history, share) =>
      history.flatMap((line) => (share === 1 ? [line] : made(line.year, line.minRank * share))),
    around: (minRank, name) => pastYears.flatMap((year) => noisy(minRank, name, year)),
  };
}
