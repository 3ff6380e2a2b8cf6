import type { Workbench } from './WorkbenchContext';

type WorkbenchPart = Pick<Workbench, 'table' | 'actions' | 'show'>;

/** Takes a major into a choice as its last, or out of it (E3); not into one that is full. */
export function togglePick({ table, actions, show }: WorkbenchPart, uid: string, code: string): void {
  const { undo, context, readOnly } = table.get();
  const picks = undo.present.find((row) => row.uid === uid)?.picks;
  const { maxMajors } = context.batch;
  if (!picks || readOnly !== undefined) return;
  const others = picks.filter((other) => other !== code);
  if (others.length < picks.length) actions.setPicks(uid, others);
  else if (picks.length < maxMajors) actions.setPicks(uid, [...picks, code]);
  else show({ said: `最多选 ${maxMajors} 个专业` });
}

/** The same by the digit of a major, 1 for the first that the choice offers. */
export function pickByDigit(workbench: WorkbenchPart, uid: string, digit: number): void {
  const row = workbench.table.get().undo.present.find((one) => one.uid === uid);
  const major = row?.unit.majors[digit - 1];
  if (major) togglePick(workbench, uid, major.majorCode);
}
