import { useMemo } from 'react';
import { safeLocal } from '@/src/lib/safeStorage';
import { createStore, type Store } from '@/src/lib/store';
import { useServices } from '@/src/services/useServices';
import { useStore } from '@/src/ui/useStore';
import { readTableSettings, type TableSettings } from './columns';

const stores = new Map<string, Store<TableSettings>>();

/** How the signed-in person wants to see the table, in all workbenches alike, and the way to change it. */
export function useTableSettings(): readonly [TableSettings, (change: Partial<TableSettings>) => void] {
  const { userId } = useServices();
  const [store, keep] = useMemo(() => {
    const key = `workbench-look:${userId()}`;
    const found = stores.get(key) ?? createStore(readTableSettings(safeLocal.getItem(key)));
    stores.set(key, found);
    const change = (part: Partial<TableSettings>) => {
      const next = { ...found.get(), ...part };
      safeLocal.setItem(key, JSON.stringify(next));
      found.set(next);
    };
    return [found, change] as const;
  }, [userId]);
  return [useStore(store), keep];
}
