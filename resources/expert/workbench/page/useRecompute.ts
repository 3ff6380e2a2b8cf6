import { useCallback } from 'react';
import { beijingTime } from '@/src/lib/dates';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { fetchChances } from '../model/chances';
import { useWorkbench } from '../model/WorkbenchContext';

/** Lets the server compute the chances of all rows anew (重新计算, W13); resolves to whether that worked. */
export function useRecompute(): () => Promise<boolean> {
  const { table } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  return useCallback(async () => {
    const keys = table.get().undo.present.map(({ unit }) => unit.key);
    try {
      const { at } = keys.length === 0 ? { at: '' } : await fetchChances(callOperation, table.get(), keys);
      table.accept({ chanceAt: at || beijingTime() });
      return true;
    } catch (error) {
      notify('error', error instanceof Error ? error.message : '录取机会计算失败');
      return false;
    }
  }, [table, callOperation, notify]);
}
