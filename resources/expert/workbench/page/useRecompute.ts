import { useCallback } from 'react';
import { beijingTime } from '@/src/lib/dates';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { fetchChances } from '../model/chances';
import { useWorkbench } from '../model/WorkbenchContext';
import { useRereadStudent } from './useWorkbenchData';

/**
 * Lets the server compute the chances of all rows anew (重新计算, W13); resolves to whether that worked. The student is
 * read again first, since the score may have been changed elsewhere; not where she `isFresh`.
 */
export function useRecompute(isFresh = false): () => Promise<boolean> {
  const { table, workbenchStore } = useWorkbench();
  const rereadStudent = useRereadStudent(workbenchStore);
  const { callOperation } = useServices();
  const notify = useNotify();
  return useCallback(async () => {
    try {
      if (!isFresh) await rereadStudent();
      const keys = table.get().undo.present.map(({ unit }) => unit.key);
      const { at } = keys.length === 0 ? { at: '' } : await fetchChances(callOperation, table.get(), keys);
      table.accept({ chanceAt: at || beijingTime() });
      return true;
    } catch (error) {
      notify('error', error instanceof Error ? error.message : '录取机会计算失败');
      return false;
    }
  }, [isFresh, rereadStudent, table, callOperation, notify]);
}
