import { useMemo } from 'react';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { type UnsavedServices, useUnsavedContext } from '@/src/work/UnsavedContext';
import type { OpenTable } from '../model/desk';
import { draftName, draftOf } from '../model/draft';
import { isUnsaved } from '../model/saving';
import type { TableModel } from '../model/table';

/** Milliseconds without a change after which a draft is written. */
const pause = 400;

/** Begins to watch over what is not saved of a table; answers how to stop. */
export type WatchTable = (opened: Pick<OpenTable, 'table' | 'autosave'>) => () => void;

/** Watches over tables: while one is not saved it is known as unsaved work, and this machine keeps a draft of it. */
export function useTableWatch(): WatchTable {
  const place = useUnsavedContext();
  const { tab, path } = useFormPlace();
  return useMemo<WatchTable>(
    () =>
      ({ table, autosave }) =>
        place ? watch(place, { tab, path }, table, () => autosave.flush('manual')) : () => undefined,
    [place, tab, path],
  );
}

/** Where the draft of a table is kept: its address. */
export function draftPathOf(path: string, table: TableModel): string {
  const { userId, batchId, planNo } = table.get().meta;
  return `${path}?${new URLSearchParams({ userId: `${userId}`, batchId: `${batchId}`, planNo: `${planNo}` })}`;
}

function watch(
  { unsavedRegistry, drafts }: UnsavedServices,
  { tab, path }: { readonly tab: string; readonly path: string },
  table: TableModel,
  save: () => Promise<boolean>,
): () => void {
  const draftPath = draftPathOf(path, table);
  const id = `workbench:${draftPath}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasUnsaved = false;
  let kept = table.get().undo.present;
  let base = table.get().meta.version;

  function forget(): void {
    clearTimeout(timer);
    void drafts.remove(draftPath);
  }

  function register(): void {
    unsavedRegistry.put({
      id,
      get name() {
        return `${draftName(table.get().meta)}（${table.get().saving.changes} 处修改未保存）`;
      },
      tab,
      path,
      save,
      rescue: () => drafts.rescue(draftPath, draftOf(table.get(), Date.now())),
      drop() {
        forget();
        table.saving({ type: 'settled' });
      },
    });
  }

  const unsubscribe = table.subscribe(() => {
    const { saving, undo, meta } = table.get();
    const unsaved = isUnsaved(saving);
    if (unsaved && (undo.present !== kept || meta.version !== base)) {
      kept = undo.present;
      base = meta.version;
      clearTimeout(timer);
      timer = setTimeout(() => void drafts.write(draftPath, draftOf(table.get(), Date.now())), pause);
    }
    if (unsaved === wasUnsaved) return;
    wasUnsaved = unsaved;
    if (unsaved) return register();
    unsavedRegistry.remove(id);
    forget();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    unsavedRegistry.remove(id);
  };
}
