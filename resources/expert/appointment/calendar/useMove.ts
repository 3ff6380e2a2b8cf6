import { useServices } from '@/src/crud/services';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { ExpertLoad } from '../../lookups';
import { moveQuestion, startProblem } from '../times';
import type { Entry } from './useCalendar';

/** Where an appointment goes. */
export interface Target {
  readonly start: string;
  readonly expertId: RecordId;
}

/** Moves an appointment that was dropped somewhere, once that is confirmed; what the server refuses leaves it where it was. */
export function useMove(experts: readonly ExpertLoad[]): (entry: Entry, to: Target) => void {
  const { run } = useOperation('update', '改期成功');
  const confirm = useConfirm();
  const { notify } = useServices();
  return (entry, { start, expertId }) => {
    const isOther = !sameId(expertId, entry.expertId);
    if (start === entry.start && !isOther) return;
    const problem = startProblem({ start, minutes: entry.minutes }, formatTime(Date.now()));
    if (problem) return notify('warning', problem);
    const name = experts.find(({ id }) => sameId(id, expertId))?.name ?? '';
    const text = moveQuestion(start, isOther ? { from: entry.expertName, to: name } : undefined);
    void confirm({ text, run: () => run({ id: entry.id, start, ...(isOther && { expertId }) }) });
  };
}
