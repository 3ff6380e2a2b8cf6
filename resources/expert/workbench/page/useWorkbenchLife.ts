import { useEffect, useEffectEvent } from 'react';
import { sameId } from '@/src/lib/recordId';
import { useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import { useRecompute } from './useRecompute';

/**
 * Saves when the table goes out of sight: another batch, another tab, a hidden window. Looks for its offered drafts when
 * it is back, or the window is. Computes chances anew that are older than the student's last change (W13).
 */
export function useWorkbenchLife(): void {
  const { autosave, show } = useWorkbench();
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void autosave.flush('auto', { keepalive: true });
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      show({ lift: undefined, menu: undefined });
      void autosave.flush();
    };
  }, [autosave, show]);
  useDraftsOfOthers();
  useFocusInBatch();
  useFreshChances();
}

/** Another tab of the browser may have saved meanwhile. */
function useDraftsOfOthers(): void {
  const { draft } = useWorkbench();
  useEffect(() => {
    const look = () => void draft?.look();
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [draft]);
}

/** The keys and the inspector go back to the table where their candidate is one of another batch. */
function useFocusInBatch(): void {
  const { workbenchStore, table } = useWorkbench();
  useEffect(() => {
    const { focus } = workbenchStore.get();
    const isForeign = focus.from === 'candidates' && !sameId(focus.unit.batchId, table.get().meta.batchId);
    if (isForeign) workbenchStore.change({ focus: { from: 'table' } });
  }, [workbenchStore, table]);
}

function useFreshChances(): void {
  const { table } = useWorkbench();
  const updatedAt = useWorkbenchState(({ student }) => student.updatedAt);
  const isOld = useTable(({ meta, undo }) => undo.present.length > 0 && meta.chanceAt < updatedAt);
  const recompute = useRecompute(true);
  const renew = useEffectEvent(() => void recompute());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table and each change of the student.
  useEffect(() => {
    if (isOld) renew();
  }, [table, updatedAt]);
}
