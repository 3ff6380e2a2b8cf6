import { useRef, useState } from 'react';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
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

/**
 * Corrects one row in place: its number and its sum, which must add up with the row above. The table is read again
 * before a row is sent: a colleague's change is overwritten only if confirmed.
 */
export function useRowEdit(rows: readonly StageRecord[], readNow: () => Promise<readonly StageRecord[]>) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  /** The row as the correction found it. */
  const began = useRef<StageRecord>(undefined);
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
      if (!(await agree(edit))) return;
      await callOperation(update, { body: { ...edit } });
      notify('success', '保存成功');
      await reload();
      setEdit(undefined);
    } catch {
      // the error has been shown; the typed values stay
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  /** False: the row stays open, with what was typed. */
  async function agree(typed: Edit): Promise<boolean> {
    const fresh = await readNow();
    const now = fresh.find(({ id }) => id === typed.id);
    if (!now) {
      notify('error', '该分数段已被他人删除');
      return false;
    }
    // The row above has changed: the sum that is right now is named at the field.
    if (problemOf(fresh, typed)) return false;
    if (isSame(now, began.current) || isSame(now, typed)) return true;
    const text = `该分数段已被他人改为本段 ${now.count} 人、累计 ${now.cum} 人，仍要保存为本段 ${typed.count} 人、累计 ${typed.cum} 人吗？`;
    return confirm({ text });
  }

  function begin(row: StageRecord): void {
    began.current = row;
    setEdit({ id: row.id, count: row.count, cum: row.cum });
  }

  return {
    edit,
    problem,
    saving,
    save,
    begin,
    change: (changes: Partial<Edit>) => setEdit((before) => before && { ...before, ...changes }),
    cancel: () => setEdit(undefined),
  };
}

/** The state and handlers that a cell needs for its correction. */
export type RowEdit = ReturnType<typeof useRowEdit>;

function isSame(row: Edit, other: Edit | undefined): boolean {
  return row.count === other?.count && row.cum === other.cum;
}

function problemOf(rows: readonly StageRecord[], { id, count, cum }: Edit): string | undefined {
  if (count === null) return '请输入本段人数';
  if (cum === null) return '请输入累计人数';
  if (count < 0) return '人数须为不小于 0 的整数';
  const index = rows.findIndex((row) => row.id === id);
  const expected = (rows[index - 1]?.cum ?? cum - count) + count;
  return cum === expected ? undefined : `累计人数应为 ${expected}`;
}
