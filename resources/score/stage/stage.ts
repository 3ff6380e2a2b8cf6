import { isComparableYear, type ScoreOf, type ScoreRow } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import { categoryName } from '@/src/gaokao/subjects';
import { isRecord, numberOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';

/** Names a score table. */
export interface StageName {
  readonly provinceId: number;
  readonly year: number;
  readonly category: Category;
}

/** A row as the list answers it. */
export interface StageRecord extends ScoreRow {
  readonly id: RecordId;
  readonly open: 0 | 1;
}

/** A whole score table. */
export interface Stage {
  readonly rows: readonly StageRecord[];
  readonly published: 0 | 1;
}

/** The tables of a province to choose from. */
export interface StageFilter {
  /** The newest first. */
  readonly years: readonly number[];
  readonly categories: readonly Category[];
  /** Tables that exist, where the server says so. */
  readonly tables: readonly (Pick<StageName, 'year' | 'category'> & { readonly published: 0 | 1 })[];
}

/** The query of the address at which a table is open. */
export function tableQuery({ provinceId, year, category }: StageName): string {
  return `?provinceId=${provinceId}&year=${year}&category=${category}`;
}

/** The query of the address at which the import of a table is open. */
export function importQuery(name: StageName): string {
  return `${tableQuery(name)}&import=1`;
}

const all = [1, 2, 3, 4, 5] as const;

/** A category out of an address or an answer. */
export function readCategory(value: unknown): Category | undefined {
  return all.find((category) => String(category) === String(value));
}

/** Parses the response of the list, by falling score. */
export function readStageList(value: unknown): Stage {
  const data = isRecord(value) ? value : {};
  const list = Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  const summary = isRecord(data.summary) ? data.summary : {};
  const rows = list.map((row) => ({
    id: parseId(row.id) ?? '',
    score: numberOr(row.score),
    open: numberOr(row.open) === 1 ? (1 as const) : (0 as const),
    count: numberOr(row.count),
    cum: numberOr(row.cum),
  }));
  return {
    rows: rows.toSorted((one, other) => other.score - one.score),
    published: numberOr(summary.published, 1) === 1 ? 1 : 0,
  };
}

/** Parses the response of `scoreStageFilter`. */
export function readFilter(value: unknown): StageFilter {
  const data = isRecord(value) ? value : {};
  const listOf = (member: unknown) => (Array.isArray(member) ? member : []);
  return {
    years: listOf(data.years)
      .map((year) => numberOr(year))
      .toSorted((one, other) => other - one),
    categories: listOf(data.categories)
      .filter(isRecord)
      .flatMap((category) => readCategory(category.value) ?? []),
    tables: listOf(data.tables)
      .filter(isRecord)
      .flatMap((table) => {
        const category = readCategory(table.category);
        const published = numberOr(table.published, 1) === 1 ? (1 as const) : (0 as const);
        return category ? [{ year: numberOr(table.year), category, published }] : [];
      }),
  };
}

/** A score as the staff read it: 710 及以上. */
export function scoreText({ score, open }: Pick<ScoreRow, 'score' | 'open'>): string {
  return open ? `${score} 及以上` : String(score);
}

/** The worth of a rank in another year: 593, ＜400 where its table ends before the rank, – without a table. */
export function equivalentText(found: ScoreOf | null): string {
  return found === null ? '–' : `${found.beyond ? '＜' : ''}${found.score}`;
}

/** The name of a table: 2026 年物理类. */
export function stageText({ year, category }: Pick<StageName, 'year' | 'category'>): string {
  return `${year} 年${categoryName(category)}`;
}

/** Whether ranks of a year may be set beside those of others, as of now (A3). */
export function isComparable(year: number, reformFirstYear: number): boolean {
  return isComparableYear(year, reformFirstYear, new Date().getFullYear());
}
