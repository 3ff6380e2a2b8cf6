import { useMemo } from 'react';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsavedContext } from '@/src/work/UnsavedContext';
import type { WatchTable } from '../model/desk';
import { watchTable } from '../model/watchTable';

/** Watches over tables: while one is not saved it is known as unsaved work, and this machine keeps a draft of it. */
export function useTableWatch(): WatchTable {
  const place = useUnsavedContext();
  const { tab, path } = useFormPlace();
  return useMemo<WatchTable>(
    () => (opened) => place && watchTable(place, { tab, path }, opened),
    [place, tab, path],
  );
}
