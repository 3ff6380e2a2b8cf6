import { useMemo } from 'react';
import { safeLocal } from '@/src/lib/safeStorage';
import { createStore, type Store } from '@/src/lib/store';
import { useServices } from '@/src/services/useServices';
import { useStore } from '@/src/ui/useStore';
import { readLook, type TableLook } from './columns';

const looks = new Map<string, Store<TableLook>>();

/** How the signed-in person wants to see the table, in all workbenches alike, and the way to change it. */
export function useTableLook(): readonly [TableLook, (change: Partial<TableLook>) => void] {
  const { userId } = useServices();
  const [store, keep] = useMemo(() => {
    const key = `workbench-look:${userId()}`;
    const found = looks.get(key) ?? createStore(readLook(safeLocal.getItem(key)));
    looks.set(key, found);
    const change = (part: Partial<TableLook>) => {
      const next = { ...found.get(), ...part };
      safeLocal.setItem(key, JSON.stringify(next));
      found.set(next);
    };
    return [found, change] as const;
  }, [userId]);
  return [useStore(store), keep];
}
