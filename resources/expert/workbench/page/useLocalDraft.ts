import { useEffect, useState } from 'react';
import { type CrudServices, useServices } from '@/src/crud/services';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey } from '@/src/gaokao/unitKey';
import { isRecord } from '@/src/lib/record';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsavedContext } from '@/src/work/UnsavedContext';
import { expertEndpoints } from '../../endpoints';
import { changesOf, missingKeys, readDraft, rowsOf, type TableDraft } from '../model/draft';
import { readUnit } from '../model/readTable';
import { itemsOf, type Rows } from '../model/rows';
import type { TableState } from '../model/table';
import { useWorkbench } from '../model/WorkbenchContext';
import { draftPathOf } from './useTableWatch';

const { units } = expertEndpoints['expert/volunteer'].operations;

/** A draft of an earlier time, and what may be done with it. */
export interface LocalDraft {
  readonly draft: TableDraft;
  /** How many things it would change. */
  readonly changes: number;
  /** The rows that it holds; asks the server for units that are not in the table. */
  rows(): Promise<Rows>;
  restore(): Promise<void>;
  discard(): void;
}

/** What this machine kept of the open table when it was left unsaved; undefined where there is nothing newer. */
export function useLocalDraft(): LocalDraft | undefined {
  const place = useUnsavedContext();
  const { callOperation } = useServices();
  const { table } = useWorkbench();
  const path = draftPathOf(useFormPlace().path, table);
  const [draft, setDraft] = useState<TableDraft>();
  useEffect(() => {
    let gone = false;
    void place?.drafts.read(path).then((found) => {
      const read = readDraft(found, Date.now());
      const { saving, undo } = table.get();
      const isNews = read && saving.phase === 'clean' && changesOf(itemsOf(undo.present), read.items) > 0;
      if (!gone && isNews) setDraft(read);
    });
    return () => {
      gone = true;
    };
  }, [place, path, table]);
  if (!draft) return undefined;
  const before = table.get().undo.present;
  const rows = async () =>
    rowsOf(
      draft.items,
      before,
      await fetchUnits(callOperation, table.get(), missingKeys(draft.items, before)),
    );
  return {
    draft,
    changes: changesOf(itemsOf(before), draft.items),
    rows,
    async restore() {
      const kept = await rows();
      // Somebody has saved since: the server shall say so, and nothing of theirs is lost unseen.
      if (draft.baseVersion < table.get().meta.version) table.accept({ version: draft.baseVersion });
      table.edit('恢复本机修改', () => kept);
      setDraft(undefined);
    },
    discard() {
      void place?.drafts.remove(path);
      setDraft(undefined);
    },
  };
}

/** Units by key, found among those of their colleges. */
export async function fetchUnits(
  callOperation: CrudServices['callOperation'],
  { meta: { userId, batchId, mode } }: TableState,
  keys: readonly string[],
): Promise<readonly PlanUnit[]> {
  const schools = [...new Set(keys.map((key) => key.split('|')[0] ?? ''))];
  const wanted = new Set(keys.map(normalKey));
  const lists = await Promise.all(
    schools.map(async (keyword) => {
      const body = { userId, batchId, mode, keyword, reqOk: 0, hideAdded: 0, page: 1, limit: 200 };
      const { data } = await callOperation(units, { body, options: { allowRepeat: true } });
      return isRecord(data) && Array.isArray(data.list) ? data.list : [];
    }),
  );
  return lists.flat().flatMap((one) => {
    const unit = readUnit(one);
    return unit && wanted.has(normalKey(unit.key)) ? [unit] : [];
  });
}
