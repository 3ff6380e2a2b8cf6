import { useRef, useState } from 'react';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { scoreEndpoints } from '../endpoints';
import type { StageRecord } from './stage';
import { useReloadStages } from './useStage';

const { update } = scoreEndpoints['score/stage'].operations;

/** The two numbers of a row that can be corrected. */
export type Figure = 'count' | 'cum';

/** A row while it is corrected. */
interface Edit extends Readonly<Record<Figure, number | null>> {
  readonly id: StageRecord['id'];
  /** The number that was typed last. */
  readonly last: Figure;
}

/** A problem that blocks saving, and the number at which it is told. */
interface RowProblem {
  readonly at: Figure;
  readonly text: string;
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
      const { id, count, cum } = edit;
      await callOperation(update, { body: { id, count, cum } });
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
    setEdit({ id: row.id, count: row.count, cum: row.cum, last: 'cum' });
  }

  return {
    edit,
    problem,
    saving,
    save,
    begin,
    change: (figure: Figure, value: number | null) =>
      setEdit((before) => before && { ...before, [figure]: value, last: figure }),
    cancel: () => setEdit(undefined),
  };
}

/** The state and handlers that a cell needs for its correction. */
export type RowEdit = ReturnType<typeof useRowEdit>;

function isSame(
  row: Readonly<Record<Figure, number | null>>,
  other: Edit | StageRecord | undefined,
): boolean {
  return row.count === other?.count && row.cum === other.cum;
}

function problemOf(rows: readonly StageRecord[], { id, count, cum, last }: Edit): RowProblem | undefined {
  if (count === null) return { at: 'count', text: '请输入本段人数' };
  if (cum === null) return { at: 'cum', text: '请输入累计人数' };
  if (count < 0) return { at: 'count', text: '人数须为不小于 0 的整数' };
  const index = rows.findIndex((row) => row.id === id);
  const expected = (rows[index - 1]?.cum ?? cum - count) + count;
  // Either of the two may be the wrong one: it is told where the hand is.
  return cum === expected ? undefined : { at: last, text: `累计人数应为 ${expected}` };
}
