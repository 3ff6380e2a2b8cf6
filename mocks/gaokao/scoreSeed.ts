import type { ScoreRow } from '@/src/gaokao/scoreTable';
import type { Category } from '@/src/gaokao/student';
import { kept } from '../kept';
import { createRandom } from '../random';
import index from '../seed/scoreTables.json';

/** Names a score table: of one province, year and category. */
export interface ScoreTableName {
  readonly provinceId: number;
  readonly year: number;
  readonly category: Category;
}

/** A draft that nobody has published, invented from the year before, with one wrong sum in it (screen Q2). */
const draft: ScoreTableName = { provinceId: 370000, year: 2026, category: 3 };

const loaded = new Map<string, Promise<readonly ScoreRow[] | null>>();

/** An official table as it was seeded; null where none was found. Only that province's file is read, once. */
export function seedTableOf(name: ScoreTableName): Promise<readonly ScoreRow[] | null> {
  const key = `${name.provinceId}-${name.year}-${name.category}`;
  return kept(loaded, key, () => load(name));
}

/** The tables that a province's seeds hold, the draft among them. */
export function seededTables(
  provinceId: number,
): readonly (ScoreTableName & { readonly published: 0 | 1 })[] {
  const names = (Object.entries(index).find(([id]) => Number(id) === provinceId)?.[1] ?? '').split(' ');
  const found = names.filter(Boolean).map((name) => {
    const [year, category] = name.split('-').map(Number);
    return { provinceId, year: year ?? 0, category: categoryOf(category), published: 1 as const };
  });
  return provinceId === draft.provinceId ? [...found, { ...draft, published: 0 }] : found;
}

/** Whether a table is the invented draft. */
export function isDraft(name: ScoreTableName): boolean {
  return name.provinceId === draft.provinceId && name.year === draft.year && name.category === draft.category;
}

async function load(name: ScoreTableName): Promise<readonly ScoreRow[] | null> {
  if (isDraft(name)) return inventDraft();
  if (
    !seededTables(name.provinceId).some(
      ({ year, category }) => year === name.year && category === name.category,
    )
  )
    return null;
  const file: { default: Record<string, string> } = await import(
    `../seed/scoreTables/${name.provinceId}.json`
  );
  const text = file.default[`${name.year}-${name.category}`];
  return text ? decode(text) : null;
}

/** `701 34 2 3~5`: the first score, its candidates, those of each next one; `3~` where three scores lie between. */
function decode(text: string): ScoreRow[] {
  const [first = '', ...steps] = text.split(' ');
  let score = Number(first) + 1;
  let cum = 0;
  return steps.map((step, index) => {
    const [count, gap = '1'] = step.split('~').reverse();
    score -= Number(gap);
    cum += Number(count);
    return { score, open: index === 0 ? 1 : 0, count: Number(count), cum };
  });
}

/**
 * Invents a draft: last year's table, each number a little off. The sum at 600 is five short, and all sums below
 * build on it.
 */
async function inventDraft(): Promise<readonly ScoreRow[]> {
  const before = (await seedTableOf({ ...draft, year: draft.year - 1 })) ?? [];
  const random = createRandom(draft.year);
  let cum = 0;
  return before.map(({ score, open, count }) => {
    const changed = Math.round((count * (970 + random.below(60))) / 1000);
    cum += score === 600 ? changed - 5 : changed;
    return { score, open, count: changed, cum };
  });
}

function categoryOf(value: number | undefined): Category {
  const categories = [1, 2, 3, 4, 5] as const;
  return categories.find((one) => one === value) ?? 3;
}
