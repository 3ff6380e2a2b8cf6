import { useRef, useState } from 'react';
import { useServices } from '@/src/crud/services';
import { scoreEndpoints } from '../endpoints';
import type { StageRecord } from './stage';
import { useReloadStages } from './useStage';

const { update } = scoreEndpoints['score/stage'].operations;

/** A row while it is corrected. */
interface Edit {
  readonly id: StageRecord['id'];
  readonly count: number | null;
  readonly cum: number | null;
}

/** Corrects one row in place: its number and its sum, which must add up with the row above. */
export function useRowEdit(rows: readonly StageRecord[]) {
  const { callOperation, notify } = useServices();
  const [edit, setEdit] = useState<Edit>();
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const reload = useReloadStages();
  const problem = edit && problemOf(rows, edit);

  async function save(): Promise<void> {
    if (!edit || problem || underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      await callOperation(update, { body: { ...edit } });
      notify('success', '保存成功');
      await reload();
      setEdit(undefined);
    } catch {
      // said already; what was typed stays
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return {
    edit,
    problem,
    saving,
    save,
    begin: ({ id, count, cum }: StageRecord) => setEdit({ id, count, cum }),
    change: (changes: Partial<Edit>) => setEdit((before) => before && { ...before, ...changes }),
    cancel: () => setEdit(undefined),
  };
}

/** Everything that a cell needs to be corrected in. */
export type RowEdit = ReturnType<typeof useRowEdit>;

function problemOf(rows: readonly StageRecord[], { id, count, cum }: Edit): string | undefined {
  if (count === null) return '请输入本段人数';
  if (cum === null) return '请输入累计人数';
  if (count < 0) return '人数须为不小于 0 的整数';
  const index = rows.findIndex((row) => row.id === id);
  const expected = (rows[index - 1]?.cum ?? cum - count) + count;
  return cum === expected ? undefined : `累计人数应为 ${expected}`;
}
