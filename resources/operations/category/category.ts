import type { TextRule } from '@/src/lib/fieldRule';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { buildTree, walk } from '@/src/lib/tree';

/** A place in the tree of shared resources (O14), of posters (O15) or of articles (O8). */
export interface Category {
  id: RecordId;
  kind: CategoryKind;
  /** 0 for a root. */
  parentId: RecordId;
  name: string;
  /** Address of a small picture; empty for none. */
  icon: string;
  sort: number;
  status: 0 | 1;
  /** The number of its own records, without those of its descendants. */
  count: number;
  /** The number of its deleted records that can still be restored. */
  recycled: number;
  createTime: string;
  rev: number;
}

/** 1 resources, 2 posters, 3 articles. */
export type CategoryKind = 1 | 2 | 3;

/** The maximum number of levels of each kind of categories, and the refusal of a deeper one. */
export const categoryLevels: Readonly<
  Record<CategoryKind, { readonly most: number; readonly text: string }>
> = {
  1: { most: 3, text: '分类最多三级' },
  2: { most: 2, text: '营销分类最多两级' },
  3: { most: 3, text: '分类最多三级' },
};

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The records of a category and of all below it; undefined where the rows lack it. */
export function branchCount(rows: Rows, id: unknown): number | undefined {
  return branchCounts(rows).get(String(id));
}

const counted = new WeakMap<Rows, ReadonlyMap<string, number>>();

/** The counts of all branches by id. Computed once for the rows, for all cells that show one. */
function branchCounts(rows: Rows): ReadonlyMap<string, number> {
  const known = counted.get(rows);
  if (known) return known;
  const { roots } = buildTree(rows, {
    keyOf: ({ id }) => String(id),
    parentOf: ({ parentId }) => String(parentId),
  });
  const counts = new Map<string, number>();
  // from the leaves up: the counts of children are there before that of their parent
  for (const { key, row, children } of [...walk(roots)].reverse()) {
    const below = children.reduce((sum, child) => sum + (counts.get(child.key) ?? 0), 0);
    counts.set(key, numberOr(row.count) + below);
  }
  counted.set(rows, counts);
  return counts;
}

/** The records of a category, however the server writes numbers. */
interface Filling {
  readonly count: unknown;
  readonly recycled: unknown;
}

/** Whether nothing is in a category, and nothing can come back to it. */
export function isEmpty({ count, recycled }: Filling): boolean {
  return numberOr(count) + numberOr(recycled) === 0;
}

/** Why a category cannot simply be deleted: so many things are in it, or may come back to it. */
export function filledText({ count, recycled }: Filling): string {
  const inside = numberOr(count);
  return inside > 0
    ? `该分类下还有 ${inside} 项内容，请选择移动到的分类`
    : `该分类在回收站中还有 ${numberOr(recycled)} 项内容，请选择移动到的分类`;
}

/** Rules of the texts of a category, for its forms and its mock (decision 41). */
export const categoryRules = {
  name: { label: '分类名称', required: true, minLength: 2, maxLength: 20 },
} as const satisfies Record<string, TextRule>;
