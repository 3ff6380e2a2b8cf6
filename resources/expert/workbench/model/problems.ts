import type { Fix, Problem } from '@/src/gaokao/checks/problem';
import { countProblems, validateTable } from '@/src/gaokao/validateTable';
import { groupBy } from '@/src/lib/groupBy';
import { ownContext } from './assess';
import { ownRows, type TableState } from './table';

/** Whether a fix that was offered a moment ago still applies: places and rows may have changed since. */
export function isStillWrong(state: TableState, fix: Fix): boolean {
  const wanted = JSON.stringify(fix);
  return checkTable(state, undefined).all.some((problem) => JSON.stringify(problem.fix) === wanted);
}

/** The problems of one row. */
export type RowProblems = readonly Problem[];

/** The problems of a table, as a whole and by row. */
export interface Problems {
  readonly all: readonly Problem[];
  readonly count: ReturnType<typeof countProblems>;
  /** Problems by the uid of the row. */
  readonly rows: ReadonlyMap<string, RowProblems>;
}

/** The empty list of problems. */
export const noProblems: RowProblems = [];

/** Checks a table as it stands (0.5). Rows of which the same is said as `before` keep the same list. */
export function checkTable(state: TableState, before: Problems | undefined): Problems {
  const { batch, candidate } = ownContext(state.context);
  const all = validateTable({ ...state.meta, items: ownRows(state) }, batch, candidate);
  const byRow = groupBy(
    all.filter(({ uid }) => uid !== undefined),
    ({ uid }) => uid ?? '',
  );
  const rows = new Map(
    [...byRow].map(([uid, found]) => {
      const known = before?.rows.get(uid);
      return [uid, known && isSame(known, found) ? known : found];
    }),
  );
  return { all, count: countProblems(all), rows };
}

function isSame(one: RowProblems, other: RowProblems): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);
}
