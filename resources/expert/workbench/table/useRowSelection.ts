import { useMemo } from 'react';
import { visibleUids } from '../model/table';
import { useWorkbench, type Workbench } from '../model/WorkbenchContext';

/** Selects or deselects a row; with Shift all on screen from the row that was selected last. */
export function useRowSelection(): (uid: string, shift: boolean) => void {
  const { table } = useWorkbench();
  return useMemo(() => createRowSelection(table), [table]);
}

function createRowSelection(table: Workbench['table']) {
  let anchor: string | undefined;
  return (uid: string, shift: boolean) => {
    const { selected } = table.get();
    const uids = visibleUids(table.get());
    const [from, to] = [uids.indexOf(anchor ?? uid), uids.indexOf(uid)];
    const range = shift && from >= 0 ? uids.slice(Math.min(from, to), Math.max(from, to) + 1) : [uid];
    const next = new Set(selected);
    const on = !selected.has(uid);
    for (const one of range) on ? next.add(one) : next.delete(one);
    anchor = uid;
    table.show({ selected: next, cursor: uid });
  };
}
