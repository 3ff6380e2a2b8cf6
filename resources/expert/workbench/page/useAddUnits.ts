import { useCallback } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { useNotify } from '@/src/services/useNotify';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import type { Added, Adding } from '../model/adding';
import { useWorkbench } from '../model/WorkbenchContext';

/**
 * Adds units to the open table by A8 and shows the result. Asks first about a single unit that the student's subjects
 * do not allow.
 */
export function useAddUnits(): (units: readonly PlanUnit[], how?: Adding) => Promise<Added> {
  const { actions, show } = useWorkbench();
  const notify = useNotify();
  const confirm = useConfirm();
  return useCallback(
    async (units, how) => {
      const added = actions.addUnits(units, how);
      const [first] = added.uids;
      if (first !== undefined) {
        show({ goTo: { uid: first, flash: true }, said: added.text });
        afterPaint(() => notify('success', added.text));
        return added;
      }
      if (added.refused !== 'conflict') {
        notify('warning', added.text);
        return added;
      }
      if (!(await confirm({ text: added.text, danger: true }))) return added;
      const forced = actions.addUnits(units, { ...how, force: true });
      show({ goTo: { uid: forced.uids[0] ?? '', flash: true }, said: forced.text });
      notify('success', forced.text);
      return forced;
    },
    [actions, confirm, notify, show],
  );
}

/** Runs something once the row is on screen: whoever adds one after the other waits for rows, not for messages. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
