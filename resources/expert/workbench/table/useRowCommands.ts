import { useMemo } from 'react';
import type { Tier } from '@/src/gaokao/planUnit';
import { removeRows } from '../model/removeRows';
import { useWorkbench, type Workbench } from '../model/WorkbenchContext';
import { tierMarks } from './tierMarks';

/** Runs what an item of a row's menu says. */
export function useRowCommands(): (key: string, uid: string) => void {
  const workbench = useWorkbench();
  return useMemo(() => {
    const { commands, tierEnds } = createCommands(workbench);
    return (key, uid) => {
      const end = tierEnds.get(key);
      const mark = tierMarks.find((one) => `mark-${one.key}` === key);
      if (end !== undefined) workbench.actions.moveToTier(new Set([uid]), end);
      else if (mark) workbench.actions.setTier(new Set([uid]), mark.tier);
      else commands[key]?.(uid);
      if (moves.has(key) || end !== undefined) tell(workbench, uid);
    };
  }, [workbench]);
}

const moves: ReadonlySet<string> = new Set(['up', 'down', 'top', 'bottom']);

/** Brings the row on screen and reads out where it is now. */
function tell({ table, show }: Workbench, uid: string): void {
  const place = table.get().undo.present.findIndex((row) => row.uid === uid) + 1;
  show({ goTo: { uid, flash: true }, said: `已移动到第 ${place} 志愿` });
}

function createCommands(workbench: Workbench) {
  const { actions, show, table, workbenchStore, ui } = workbench;
  const one = (uid: string) => new Set([uid]);
  const rowOf = (uid: string) => table.get().undo.present.find((row) => row.uid === uid);
  const commands: Readonly<Record<string, (uid: string) => void>> = {
    place: (uid) => show({ dialog: { kind: 'place', uids: one(uid) } }),
    up: (uid) => actions.moveBy(one(uid), -1),
    down: (uid) => actions.moveBy(one(uid), 1),
    top: (uid) => actions.moveToPlace(one(uid), 1),
    bottom: (uid) => actions.moveToPlace(one(uid), table.get().undo.present.length),
    lock: (uid) => actions.setLock(one(uid), rowOf(uid)?.locked ? 0 : 1),
    note: (uid) => show({ dialog: { kind: 'note', uid } }),
    picks: (uid) => show({ dialog: { kind: 'picks', uid } }),
    replace: (uid) => show({ dialog: { kind: 'replace', uid } }),
    compare(uid) {
      const unit = rowOf(uid)?.unit;
      if (unit) workbenchStore.compare(unit);
    },
    college(uid) {
      const unit = rowOf(uid)?.unit;
      if (unit) show({ college: unit });
    },
    remove: (uid) => removeRows(workbench, one(uid)),
    inspect: () => show({ inspectorOpen: !ui.get().inspectorOpen }),
  };
  const tierEnds: ReadonlyMap<string, Tier> = new Map([
    ['end-1', 1],
    ['end-2', 2],
    ['end-3', 3],
  ]);
  return { commands, tierEnds };
}
