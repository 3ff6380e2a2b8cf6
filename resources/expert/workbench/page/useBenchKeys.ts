import { useEffect, useEffectEvent } from 'react';
import { usePageKeys } from '@/src/work/pageKeys';
import { useQueue } from '../../filling/queue';
import { useGoToTable } from '../bar/BatchTabs';
import { useDesk, useTable, useWorkbench } from '../model/WorkbenchContext';
import { benchKeys, keyList } from './benchKeys';
import { useStudentStep } from './useStudentStep';

/** Listens for the keys of the workbench (E3) while its page is on screen; not where something is typed, nor under a dialog. */
export function useBenchKeys(): void {
  const workbench = useWorkbench();
  const student = useDesk((state) => state.student);
  const batches = useDesk((state) => state.batches);
  const batchId = useTable(({ meta }) => meta.batchId);
  const { previous, next } = useQueue(student.userId);
  const goToStudent = useStudentStep();
  const goToTable = useGoToTable();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isAsked()) return;
    const place = {
      ...workbench,
      goToStudent: (by: 1 | -1) => goToStudent(by > 0 ? next : previous),
      goToBatch(by: 1 | -1) {
        const at = batches.findIndex(({ id }) => String(id) === String(batchId));
        const other = batches[at + by];
        if (other) goToTable(other.id, 1);
      },
    };
    if (benchKeys(event, place, isTypedInto(event.target))) event.preventDefault();
  });
  usePageKeys(keyList);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether keys belong to what has the focus: a field, or a control that they press. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target.matches('input[type="checkbox"]')) return false;
  return target.matches('input, textarea, select, [role="combobox"], [role="menuitem"]');
}

/** A dialog, a menu or a drawer is open and has the keys. */
function isAsked(): boolean {
  const open = document.querySelectorAll(
    '[role="dialog"], [role="menu"]:not([aria-hidden="true"]), dialog:modal',
  );
  return [...open].some((element) => element.checkVisibility({ visibilityProperty: true }));
}
