import { useEffect, useState } from 'react';
import { useOperation } from '@/src/crud/useOperation';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { ExpertLoad } from '../../../lookups/expert';
import { dayOf, minuteOf, moveQuestion, startProblem } from '../times';
import { useReadSlots } from '../useSlots';
import { placeProblem } from './placeProblem';
import type { Entry } from './useCalendar';

/** The target of a move. */
export interface Target {
  readonly start: string;
  readonly expertId: RecordId;
}

/** An appointment at a place. */
interface Place extends Target {
  readonly id: RecordId;
}

/**
 * Moves an appointment to the place where it is dropped, after confirmation. Taken and closed times are refused
 * before the question; a refusal by the server leaves the appointment in place.
 */
export function useMove(experts: readonly ExpertLoad[], rows: readonly Entry[]) {
  const { run } = useOperation('update', '改期成功');
  const confirm = useConfirm();
  const notify = useNotify();
  const giveFocus = useGivenFocus(rows);
  const readSlots = useReadSlots();
  const move = async (entry: Entry, { start, expertId }: Target): Promise<void> => {
    const isOther = !sameId(expertId, entry.expertId);
    if (start === entry.start && !isOther) return;
    const expert = experts.find(({ id }) => sameId(id, expertId));
    const date = dayOf(start);
    const problem =
      startProblem({ start, minutes: entry.minutes }, Date.now()) ??
      placeProblem(entry, minuteOf(start), { date, expert }, await readSlots({ expertId, date }), rows);
    if (problem) {
      notify('error', problem);
      return;
    }
    const text = moveQuestion(
      entry,
      start,
      isOther ? { from: entry.expertName, to: expert?.name ?? '' } : undefined,
    );
    const send = () => run({ id: entry.id, start, ...(isOther && { expertId }) });
    const moved = await confirm({ text, run: send });
    giveFocus({ ...entry, ...(moved && { start, expertId }) });
  };
  return (entry: Entry, to: Target): void => void move(entry, to);
}

/** Gives the focus back to a moved card once it is drawn at its target: it is another element there. */
function useGivenFocus(rows: readonly Entry[]): (place: Place) => void {
  const [wanted, setWanted] = useState<Place>();
  const isThere = rows.some(
    ({ id, start, expertId }) =>
      sameId(id, wanted?.id) && start === wanted?.start && sameId(expertId, wanted.expertId),
  );
  useEffect(() => {
    if (!isThere || !wanted) return;
    const card = document.querySelector(`[data-appointment="${wanted.id}"] button`);
    // The question gave the focus to what is around the former card.
    if (card instanceof HTMLElement && document.activeElement?.contains(card)) card.focus();
    setWanted(undefined);
  }, [isThere, wanted]);
  return setWanted;
}
