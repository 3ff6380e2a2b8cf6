import { useSyncExternalStore } from 'react';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { normalKey } from '@/src/gaokao/unitKey';
import { isRecord } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { type PageServices, useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import { changesOf, type TableDraft } from '../model/draft';
import { readUnit } from '../model/readTable';
import { itemsOf, type Rows } from '../model/rows';
import type { TableState } from '../model/table';
import { useWorkbench } from '../model/WorkbenchContext';

const { units } = expertEndpoints['expert/volunteer'].operations;

/** A draft of an earlier time that waits for an answer, and what may be done with it. Refused reads have been shown. */
export interface OfferedDraft {
  readonly draft: TableDraft;
  /** How many things it would change. */
  readonly changes: number;
  /** The rows that it holds; undefined where it is gone, or they could not be read. */
  rows(): Promise<Rows | undefined>;
  restore(): Promise<void>;
  discard(): Promise<void>;
}

const goneText = '该修改已在其他页面保存或处理';
const newerText = '该修改已在其他页面更新，请查看后再丢弃';

const nothing = () => () => undefined;

/** The local draft of the open table from an earlier visit; undefined where none waits for an answer. */
export function useLocalDraft(): OfferedDraft | undefined {
  const { callOperation } = useServices();
  const notify = useNotify();
  const { table, draft: kept } = useWorkbench();
  const draft = useSyncExternalStore(kept?.subscribe ?? nothing, () => kept?.get()[0]);
  if (!kept || !draft) return undefined;
  const find = (keys: readonly string[]) => fetchUnits(callOperation, table.get(), keys);
  const shown = () => undefined;
  const tellGone = () => {
    notify('warning', goneText);
    return undefined;
  };
  return {
    draft,
    changes: changesOf(itemsOf(table.get().undo.present), draft.items),
    rows: () => kept.rows(find).then((rows) => rows ?? tellGone(), shown),
    restore: () =>
      kept.restore(find).then((lost) => {
        if (!lost) tellGone();
        else if (lost.length > 0)
          notify('warning', `${lost.length} 个志愿已不在招生计划中，没有恢复：${lost.join('、')}`);
      }, shown),
    async discard() {
      const outcome = await kept.discard();
      if (outcome === 'gone') tellGone();
      if (outcome === 'newer') notify('warning', newerText);
    },
  };
}

/** Units by key, found among those of their colleges. */
export async function fetchUnits(
  callOperation: PageServices['callOperation'],
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
