import { expectedSum } from '@/src/gaokao/checkStage';
import type { StageRecord } from './stage';

/** The two numbers of a row that can be corrected. */
export type Figure = 'count' | 'cum';

type Figures = Readonly<Record<Figure, number | null>>;

/** Typed numbers of a row; a number that was not typed is the row's. */
export interface Typed extends Partial<Figures> {
  readonly id: StageRecord['id'];
  /** The row's numbers when the correction began. */
  readonly began: Readonly<Record<Figure, number>>;
  /** The number that was typed last. */
  readonly last: Figure;
}

/** A row while it is corrected. */
export interface Edit extends Figures {
  readonly id: StageRecord['id'];
  readonly last: Figure;
}

/** A problem that blocks saving, and the number at which it is told. */
interface RowProblem {
  readonly at: Figure;
  readonly text: string;
}

/** A row as its inputs show it: numbers that were not typed follow the table. */
export function editOf(rows: readonly StageRecord[], typed: Typed): Edit {
  const { count, cum } = rows.find(({ id }) => id === typed.id) ?? typed.began;
  return {
    id: typed.id,
    last: typed.last,
    count: typed.count === undefined ? count : typed.count,
    cum: typed.cum === undefined ? cum : typed.cum,
  };
}

/** Whether both numbers are the same. */
export function isSame(one: Figures, other: Figures): boolean {
  return one.count === other.count && one.cum === other.cum;
}

/** The first problem of a correction: a missing number, or a sum that does not fit the row above. */
export function problemOf(
  rows: readonly StageRecord[],
  { id, count, cum, last }: Edit,
): RowProblem | undefined {
  if (count === null) return { at: 'count', text: '请输入本段人数' };
  if (cum === null) return { at: 'cum', text: '请输入累计人数' };
  if (count < 0) return { at: 'count', text: '人数须为不小于 0 的整数' };
  const index = rows.findIndex((row) => row.id === id);
  const expected = expectedSum(rows[index - 1], { count, cum });
  // Either of the two may be the wrong one: it is told where the hand is.
  return cum === expected ? undefined : { at: last, text: `累计人数应为 ${expected}` };
}
