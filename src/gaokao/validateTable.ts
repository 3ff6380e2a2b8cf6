import { moved } from '@/src/lib/moved';
import type {
  CheckedBatch,
  CheckedStudent,
  CheckedTable,
  Fix,
  Problem,
  ProblemLevel,
} from './checks/problem';
import { checkRow } from './checks/rowChecks';
import {
  checkAge,
  checkCount,
  checkDuplicates,
  checkSchools,
  checkScore,
  checkShadows,
  checkTiers,
} from './checks/tableChecks';
import { aroundLocked } from './sortRows';
import type { ChoiceRow } from './volunteerTable';

/** All problems of a table, in the order of the codes and of the rows (screens-expert, 0.5). Errors block 定稿. */
export function validateTable(table: CheckedTable, batch: CheckedBatch, student: CheckedStudent): Problem[] {
  const { items } = table;
  const problems = [
    ...checkCount(items, batch),
    ...checkScore(batch, student),
    ...checkDuplicates(items),
    ...items.flatMap((row, index) => checkRow({ row, index, batch, student })),
    ...checkShadows(items, batch, student),
    ...checkTiers(items, batch),
    ...checkAge(table, student),
    ...checkSchools(items, batch),
  ];
  return problems.sort(byOrder);
}

const levels: readonly ProblemLevel[] = ['error', 'warn', 'info'];

/** Errors first, then warnings, then information. Codes are of ASCII: the first collator of a page takes 30 ms. */
function byOrder(a: Problem, b: Problem): number {
  const byLevel = levels.indexOf(a.level) - levels.indexOf(b.level);
  const byCode = Number(a.code > b.code) - Number(a.code < b.code);
  return byLevel || byCode || (a.index ?? -1) - (b.index ?? -1);
}

/** How many problems there are of each level. */
export function countProblems(problems: readonly Problem[]): Readonly<Record<ProblemLevel, number>> {
  const count = { error: 0, warn: 0, info: 0 };
  for (const { level } of problems) count[level] += 1;
  return count;
}

/** A table with a problem solved, as one step; `recompute` is the caller's, who knows the ranks. */
export function applyFix(items: readonly ChoiceRow[], fix: Fix): readonly ChoiceRow[] {
  switch (fix.kind) {
    case 'move':
      return moveBefore(items, fix.uid, fix.before);
    case 'obey':
      return items.map((row) => (row.uid === fix.uid ? { ...row, obey: 1 } : row));
    case 'removeRow':
      return items.filter((row) => row.uid !== fix.uid);
    case 'removePick':
      return items.map((row) =>
        row.uid === fix.uid ? { ...row, picks: row.picks.toSpliced(fix.pick, 1) } : row,
      );
    case 'picks':
      return items.map((row) => (row.uid === fix.uid ? { ...row, picks: fix.picks } : row));
    case 'recompute':
      return items;
  }
}

/** Among the rows that are not locked: locked ones keep their places. */
function moveBefore(items: readonly ChoiceRow[], uid: string, before: string): readonly ChoiceRow[] {
  const free = items.filter(({ locked }) => locked === 0);
  const from = free.findIndex((row) => row.uid === uid);
  const to = free.findIndex((row) => row.uid === before);
  return from < 0 || to < 0 ? items : aroundLocked(items, moved(free, from, from < to ? to - 1 : to));
}
