import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '@/src/lib/isComposing';
import type { RecordId } from '@/src/lib/recordId';
import { usePageKeys } from '@/src/services/usePageKeys';
import { useQueue } from '../../filling/queue';
import { useGoToBatch } from '../bar/BatchTabs';
import { pickByDigit } from '../model/picks';
import type { WorkbenchDialog } from '../model/ui';
import { useTable, useWorkbench, useWorkbenchState, type Workbench } from '../model/WorkbenchContext';
import { isPopupOpen } from './isPopupOpen';
import { useStudentStep } from './useStudentStep';
import { keyList, workbenchKeys } from './workbenchKeys';

/** Handles the keys of the workbench (E3) while its page is visible; not during typing, nor under a dialog. */
export function useWorkbenchKeys(): void {
  const workbench = useWorkbench();
  const student = useWorkbenchState((state) => state.student);
  const batches = useWorkbenchState((state) => state.batches);
  const batchId = useTable(({ meta }) => meta.batchId);
  const goToStudent = useGoToStudent(student.userId);
  const goToBatch = useGoToBatch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    const { dialog } = workbench.ui.get();
    if (dialog) answer(event, dialog, workbench);
    if (dialog || isPopupOpen()) return;
    const place = {
      ...workbench,
      goToStudent,
      goToBatch(by: 1 | -1) {
        const at = batches.findIndex(({ id }) => String(id) === String(batchId));
        const other = batches[at + by];
        if (other) goToBatch(other);
      },
    };
    if (workbenchKeys(event, place, isTypedInto(event.target))) event.preventDefault();
  });
  usePageKeys(keyList);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Goes on or back in the queue; waits for the queue if it is still loading. */
function useGoToStudent(userId: RecordId): (by: 1 | -1) => void {
  const { previous, next, isPending } = useQueue(userId);
  const goTo = useStudentStep();
  const wanted = useRef<1 | -1>(undefined);
  const arrive = useEffectEvent(() => {
    if (wanted.current) goTo(wanted.current > 0 ? next : previous);
    wanted.current = undefined;
  });
  useEffect(() => {
    if (!isPending) arrive();
  }, [isPending]);
  return (by) => {
    if (isPending) wanted.current = by;
    else goTo(by > 0 ? next : previous);
  };
}

/**
 * Gives the keys to a requested dialog, even before it is drawn or focused: Escape closes it, digits choose majors.
 * A dialog with typed text hears Escape itself, and asks.
 */
function answer(event: KeyboardEvent, { kind, ...about }: WorkbenchDialog, workbench: Workbench): void {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  if (key === 'Escape' && !workbench.ui.get().asksToClose) workbench.show({ dialog: undefined });
  if (kind !== 'picks' || !('uid' in about) || ctrlKey || altKey || metaKey) return;
  if (!/^[1-9]$/.test(key) || isTypedInto(target)) return;
  event.preventDefault();
  pickByDigit(workbench, about.uid, Number(key));
}

/** Whether keys belong to what has the focus: a field, or a control that they press. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target.matches('input[type="checkbox"]')) return false;
  return target.matches('input, textarea, select, [role="combobox"], [role="menuitem"]');
}
