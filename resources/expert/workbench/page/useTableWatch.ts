import { useMemo } from 'react';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { watchTable } from '../model/watchTable';
import type { WatchTable } from '../model/workbenchStore';

/** Watches tables: unsaved ones are registered as unsaved changes, and this machine keeps a draft of each. */
export function useTableWatch(): WatchTable {
  const place = useUnsavedContext();
  const { tab, path } = useFormPlace();
  return useMemo<WatchTable>(
    () => (opened) => place && watchTable(place, { tab, path }, opened),
    [place, tab, path],
  );
}
