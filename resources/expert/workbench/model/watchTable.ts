import type { UnsavedServices } from '@/src/services/useUnsavedContext';
import type { Autosave } from './autosave';
import { draftName } from './draft';
import { keepDraft, type LocalDraft } from './localDraft';
import { isUnsaved } from './saving';
import type { TableModel } from './table';

/** The local watchers of an open table. */
export interface TableWatch {
  readonly draft: LocalDraft;
  stop(): void;
}

/** The address under which the draft of a table is stored. */
function draftPathOf(path: string, table: TableModel): string {
  const { userId, batchId, planNo } = table.get().meta;
  return `${path}?${new URLSearchParams({ userId: `${userId}`, batchId: `${batchId}`, planNo: `${planNo}` })}`;
}

/** Watches a table: while dirty it is registered as unsaved changes, and this machine keeps a draft of it. */
export function watchTable(
  { unsavedRegistry, drafts }: UnsavedServices,
  { tab, path }: { readonly tab: string; readonly path: string },
  { table, autosave }: { readonly table: TableModel; readonly autosave: Autosave },
): TableWatch {
  const draftPath = draftPathOf(path, table);
  const id = `workbench:${draftPath}`;
  const draft = keepDraft(table, autosave, drafts, draftPath);
  let wasUnsaved = false;

  function register(): void {
    unsavedRegistry.put({
      id,
      get name() {
        return `${draftName(table.get().meta)}（${table.get().saving.changes} 处修改未保存）`;
      },
      tab,
      path,
      save: () => autosave.flush('manual'),
      rescue: draft.rescue,
      drop() {
        draft.forget();
        table.saving({ type: 'settled' });
      },
    });
  }

  const unsubscribe = table.subscribe(() => {
    const unsaved = isUnsaved(table.get().saving);
    if (unsaved === wasUnsaved) return;
    wasUnsaved = unsaved;
    if (unsaved) register();
    else unsavedRegistry.remove(id);
  });
  return {
    draft,
    stop() {
      unsubscribe();
      draft.stop();
      unsavedRegistry.remove(id);
    },
  };
}
