import { normalKey } from '@/src/gaokao/unitKey';
import type { ReviewRemark } from '@/src/gaokao/volunteerTable';
import type { Rows } from './rows';
import type { RowMark } from './ui';

const none: readonly ReviewRemark[] = [];

/** Remarks of reviewers that wait for the expert, the newest first (E5, Beyond). */
export function openRemarks(reviews: readonly ReviewRemark[] = none): readonly ReviewRemark[] {
  return reviews.filter(({ done }) => done === 0);
}

/** The remarks after those about a row, or about the whole table, were ticked off. */
export function withTicked(
  reviews: readonly ReviewRemark[] = none,
  key: ReviewRemark['key'],
): readonly ReviewRemark[] {
  return reviews.map((remark) => (remark.key === key ? { ...remark, done: 1 } : remark));
}

/** The uid of a remark's row; undefined for one about the table, or where the row is gone. */
export function remarkedRow(rows: Rows, { key }: ReviewRemark): string | undefined {
  return key === null ? undefined : rows.find(({ unit }) => normalKey(unit.key) === normalKey(key))?.uid;
}

/** Marks of all rows: those of tools, and the remarks that are open. */
export function withRemarks(
  marks: ReadonlyMap<string, readonly RowMark[]>,
  rows: Rows,
  reviews: readonly ReviewRemark[] | undefined,
): ReadonlyMap<string, readonly RowMark[]> {
  const all = new Map(marks);
  for (const remark of openRemarks(reviews)) {
    const uid = remarkedRow(rows, remark);
    const text = `审阅：${remark.content}`;
    if (uid !== undefined) all.set(uid, [...(all.get(uid) ?? []), { text, tone: 'remark' }]);
  }
  return all;
}
