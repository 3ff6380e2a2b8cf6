import { useMemo } from 'react';
import { freeOthers, landingPlace, pageRows } from '../model/rows';
import { useWorkbench, type Workbench } from '../model/WorkbenchContext';
import { draggedRows, type RowKeys } from './useRowDrag';

/**
 * Dragging by keys at a row's handle (E3): Space lifts and drops, arrows move, Esc cancels; each step is announced.
 */
export function useKeyboardDrag(): RowKeys {
  const workbench = useWorkbench();
  return useMemo(() => createKeyLift(workbench), [workbench]);
}

function createKeyLift({ table, ui, show, actions }: Workbench): RowKeys {
  function liftUp(uid: string): void {
    const uids = draggedRows(table.get(), { uid });
    const index = table.get().undo.present.findIndex((row) => uids.has(row.uid));
    show({ lift: { uids, index }, said: `已拿起第 ${index + 1} 志愿，方向键移动，空格放下，Esc 取消` });
  }

  function goBy(by: number): void {
    const { lift } = ui.get();
    if (!lift) return;
    const rows = table.get().undo.present;
    const others = freeOthers(rows, lift.uids);
    const before = freeOthers(rows.slice(0, lift.index), lift.uids).length;
    const behind = others[Math.min(others.length, Math.max(0, before + by))];
    const index = behind ? rows.indexOf(behind) : rows.length;
    const place = landingPlace(rows, lift.uids, index);
    const near = rows[Math.min(index, rows.length - 1)]?.uid ?? '';
    show({ lift: { ...lift, index }, goTo: { uid: near, flash: false }, said: `移到第 ${place} 志愿` });
  }

  function letGo(): void {
    const { lift } = ui.get();
    if (!lift) return;
    actions.move(lift.uids, lift.index);
    const place = table.get().undo.present.findIndex(({ uid }) => lift.uids.has(uid)) + 1;
    show({ lift: undefined, said: `已移动到第 ${place} 志愿` });
  }

  const press: RowKeys['press'] = (event, uid) => {
    const isLifted = ui.get().lift !== undefined;
    const acts: Readonly<Record<string, () => void>> = {
      ' ': isLifted ? letGo : () => liftUp(uid),
      ...(isLifted && {
        Enter: letGo,
        ArrowUp: () => goBy(-1),
        ArrowDown: () => goBy(1),
        PageUp: () => goBy(-pageRows),
        PageDown: () => goBy(pageRows),
        Home: () => goBy(Number.NEGATIVE_INFINITY),
        End: () => goBy(Number.POSITIVE_INFINITY),
        Escape: () => show({ lift: undefined, said: '已取消移动' }),
      }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    press,
    leave(uid) {
      if (ui.get().lift?.uids.has(uid)) show({ lift: undefined });
    },
  };
}
