import { categories } from './enumerations';
import type { Category, SubjectType } from './student';

/** Name of a pool of candidates: 物理类. */
export function categoryName(category: Category): string {
  return categories.find(({ value }) => value === category)?.label ?? '';
}

/** Whether a pool is one of 传统文理, whose plans demand the pool itself and no subjects. */
export function isPlainPool(category: Category): boolean {
  return categoriesOf(1).includes(category);
}

/** The heading of what plans demand of a pool's candidates. */
export function reqLabel(category: Category): string {
  return isPlainPool(category) ? '科类' : '选科要求';
}

/** The demand of a plan, in full: under 传统文理 the 科类 (E3). */
export function reqText({ req, category }: { readonly req: string; readonly category: Category }): string {
  return isPlainPool(category) ? categoryName(category) : req || '不限';
}

/** A subject for the staff: 政治 is 思想政治. */
export function subjectName(subject: string): string {
  return subject === '政治' ? '思想政治' : subject;
}

/** The pool that a choice of subjects belongs to; null while the first subject is missing (0.2). */
export function categoryOf(type: SubjectType, subjects: readonly string[]): Category | null {
  if (type === 2) return 3;
  if (type === 1) return subjects.includes('理科') ? 2 : subjects.includes('文科') ? 1 : null;
  return subjects.includes('物理') ? 4 : subjects.includes('历史') ? 5 : null;
}

/** Pools of a province by its mode of subject choice. */
export function categoriesOf(type: SubjectType): readonly Category[] {
  return type === 1 ? [1, 2] : type === 2 ? [3] : [4, 5];
}
