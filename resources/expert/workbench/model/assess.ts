import type { BatchConfig } from '@/src/gaokao/batch';
import { type ChanceContext, withChance } from '@/src/gaokao/chance';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { hasMockScore, type Student } from '@/src/gaokao/student';
import type { ChoiceRow } from '@/src/gaokao/volunteerTable';
import type { Rows } from './rows';
import type { Trial } from './trial';

/** The inputs of a table's chances. Another object means other chances. */
export interface ScoreContext extends ChanceContext {
  readonly candidate: Student;
  readonly batch: BatchConfig;
  readonly trial: Trial | null;
  /** The same with the student's own score, where another one is tried out. */
  readonly own?: ScoreContext;
}

/** The rules of a batch for a student: the number of this year's candidates, and the first comparable year. */
export interface Standing {
  readonly total?: number | undefined;
  readonly reformFirstYear?: number | undefined;
}

/** A student with the score table's rank, if hers was saved without one; a typed rank stays. */
export function withRank(student: Student, rank: number | null): Student {
  return student.rank === null && rank !== null && !hasMockScore(student) ? { ...student, rank } : student;
}

/** The context of a student in a batch, or of one with another score. */
export function contextOf(
  student: Student,
  batch: BatchConfig,
  standing: Standing,
  trial: Trial | null,
): ScoreContext {
  const own = { candidate: student, batch, trial: null, ...standing };
  if (!trial) return own;
  const { score, rank } = trial;
  return { ...own, candidate: { ...student, score, rank }, trial, own };
}

/** The context of the student's own score: saving, checks, print and sharing use it, whatever score is tried. */
export function ownContext(context: ScoreContext): ScoreContext {
  return context.own ?? context;
}

const units = new WeakMap<ScoreContext, WeakMap<PlanUnit, PlanUnit>>();
const rowsOf = new WeakMap<ScoreContext, WeakMap<ChoiceRow, ChoiceRow>>();
const lists = new WeakMap<ScoreContext, WeakMap<Rows, Rows>>();

/** The unit with its chances in this context; computed once. */
export function assessUnit(context: ScoreContext, unit: PlanUnit): PlanUnit {
  return remembered(units, context, unit, () => withChance(unit, context));
}

/** The rows with their chances; a row that did not change is the same object as before. */
export function assessRows(context: ScoreContext, rows: Rows): Rows {
  return remembered(lists, context, rows, () =>
    rows.map((row) =>
      remembered(rowsOf, context, row, () => ({ ...row, unit: assessUnit(context, row.unit) })),
    ),
  );
}

function remembered<K extends object, V>(
  memory: WeakMap<ScoreContext, WeakMap<K, V>>,
  context: ScoreContext,
  key: K,
  compute: () => V,
): V {
  const known = memory.get(context) ?? new WeakMap<K, V>();
  memory.set(context, known);
  const value = known.get(key) ?? compute();
  known.set(key, value);
  return value;
}
