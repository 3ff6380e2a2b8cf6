import { useEffect, useRef, useState } from 'react';
import { isGivenUp } from '@/providers/http/errors';
import { numberOr } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { needsAnswer, savedText, useUnsaved } from '@/src/services/useUnsaved';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { scoreEndpoints } from '../endpoints';
import { type Edit, editOf, type Figure, isSame, problemOf, type Typed } from './rowFigures';
import type { StageRecord } from './stage';
import { useReloadStages } from './useStage';

const { update } = scoreEndpoints['score/stage'].operations;

interface Options {
  readonly rows: readonly StageRecord[];
  /** Reads the table once more; rejects where it cannot be read, which nobody has said yet. */
  readonly readNow: () => Promise<readonly StageRecord[]>;
  /** The staff's name for the correction. */
  readonly title: string;
  /** The query of the address at which the table is open. */
  readonly query: string;
}

/**
 * Corrects one row in place: its number and its sum, which must add up with the row above. The table is read again
 * before a row is sent: a colleague's change is overwritten only if confirmed. A typed row is unsaved work, with a draft.
 */
export function useRowEdit({ rows, readNow, title, query }: Options) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const [typed, setTyped] = useState<Typed>();
  const [saving, setSaving] = useState(false);
  /** The call that is under way; settles once the server has answered. */
  const running = useRef<Promise<boolean>>(undefined);
  /** The saved row, until the table has been read again. */
  const closing = useRef<Edit>(undefined);
  /** The row that has just been closed: the focus goes with its inputs. */
  const returning = useRef<RecordId>(undefined);
  const reload = useReloadStages();
  const edit = typed && editOf(rows, typed);
  const problem = edit && problemOf(rows, edit);
  /** The row as it is now: another one may be open once a call has been answered. */
  const held = useRef(edit);
  useEffect(() => {
    held.current = edit;
  });
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name: title,
      values: () => ({ ...edit }),
      base: () => typed && { count: typed.began.count, cum: typed.began.cum },
      save: () => save(true),
    },
    { ...place, draftPath: place.path + query },
  );

  function put(next: Typed | undefined): void {
    held.current = next && editOf(rows, next);
    setTyped(next);
  }

  function close(): void {
    returning.current = held.current?.id;
    put(undefined);
  }

  /** Gives the focus to the button of a row that has just been closed, where it was lost. */
  function takeFocus(id: RecordId, button: HTMLElement | null): void {
    if (!button || returning.current !== id) return;
    returning.current = undefined;
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  }

  function save(isLeaving = false): Promise<boolean> {
    running.current ??= attempt(isLeaving).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  /** Resolves to whether nothing is unsaved any more. */
  async function attempt(isLeaving: boolean): Promise<boolean> {
    if (!edit || !typed || isHeld(closing.current)) return true;
    if (problem) {
      if (isLeaving) notify('error', problem.text);
      return false;
    }
    setSaving(true);
    try {
      if (!(await agree(edit, typed.began, isLeaving))) return false;
      const { id, count, cum } = edit;
      await callOperation(update, { body: { id, count, cum } });
      return settle(edit);
    } catch {
      return false; // the error has been shown; the typed values stay
    } finally {
      setSaving(false);
    }
  }

  /** The row was saved; returns to whether nothing was typed in it meanwhile. */
  function settle(sent: Edit): boolean {
    const isAll = held.current?.id !== sent.id || isHeld(sent);
    setTyped((now) => (now?.id === sent.id ? { ...now, began: sentOf(sent) } : now));
    if (isAll) clean();
    else unsaved.touch();
    notify('success', savedText('保存成功', isAll));
    void closeOnceRead(sent);
    return isAll;
  }

  /** Nothing is typed any more. The draft of an earlier visit stays on offer where nothing was. */
  function clean(): void {
    if (unsaved.isDirty()) unsaved.settle();
  }

  /** The numbers of a row that the server has: as they were saved, until the table has been read again. */
  function keptOf({ id, began }: Pick<Typed, 'id' | 'began'>): Typed['began'] {
    const saved = closing.current;
    return saved?.id === id ? sentOf(saved) : (rows.find((row) => row.id === id) ?? began);
  }

  /** Whether the open row is this one, with these numbers. */
  function isHeld(row: Edit | undefined): boolean {
    const now = held.current;
    return now !== undefined && row !== undefined && now.id === row.id && isSame(now, row);
  }

  /** The row shows what was saved until the table has been read again; another one that was opened meanwhile stays. */
  async function closeOnceRead(sent: Edit): Promise<void> {
    closing.current = sent;
    await reload();
    if (closing.current === sent) closing.current = undefined;
    if (isHeld(sent)) close();
  }

  /** False: the row stays open, with what was typed. */
  async function agree(wanted: Edit, began: Typed['began'], isLeaving: boolean): Promise<boolean> {
    const fresh = await readNow().catch((error: unknown) => {
      if (!isGivenUp(error)) notify('error', error instanceof Error ? error.message : String(error));
    });
    if (!fresh) return false;
    const now = fresh.find(({ id }) => id === wanted.id);
    if (!now) {
      notify('error', '该分数段已被他人删除');
      return false;
    }
    // The row above has changed: the sum that is right now is named at the field.
    if (problemOf(fresh, wanted)) return false;
    // Below the first row a sum alone changes with the rows above.
    const isOnlyMoved = now.count === began.count && now !== fresh[0];
    if (isOnlyMoved || isSame(now, began) || isSame(now, wanted)) return true;
    if (isLeaving) {
      notify('error', needsAnswer);
      return false;
    }
    const text = `该分数段已被他人改为本段 ${now.count} 人、累计 ${now.cum} 人，仍要保存为本段 ${wanted.count} 人、累计 ${wanted.cum} 人吗？`;
    return confirm({ text });
  }

  /** Whether another row may be opened: asks about typed numbers of the open one. */
  async function mayLeave(): Promise<boolean> {
    if (running.current) await running.current;
    return !unsaved.isDirty() || unsaved.confirmDiscard();
  }

  /** Opens a row; the one that is open keeps what was typed. */
  async function begin(row: StageRecord): Promise<void> {
    if (held.current?.id === row.id || !(await mayLeave())) return;
    put({ id: row.id, began: keptOf({ id: row.id, began: row }), last: 'cum' });
  }

  /** Opens the row of the draft with its numbers; resolves to the row, which is gone where undefined. */
  async function restore(): Promise<StageRecord | undefined> {
    const { values, base } = unsaved.draft ?? {};
    const row = rows.find(({ id }) => id === parseId(values?.id));
    if (!row) {
      notify('error', '该分数段已被他人删除');
      unsaved.discard();
      return undefined;
    }
    if (!(await mayLeave())) return undefined;
    const began = { count: numberOr(base?.count, row.count), cum: numberOr(base?.cum, row.cum) };
    const figureOf = (value: unknown) => (typeof value === 'number' ? value : null);
    const last = values?.last === 'count' ? 'count' : 'cum';
    put({ id: row.id, began, last, count: figureOf(values?.count), cum: figureOf(values?.cum) });
    unsaved.restored();
    return row;
  }

  function change(figure: Figure, value: number | null): void {
    if (!typed) return;
    const next = { ...typed, [figure]: value, last: figure };
    put(next);
    if (isSame(editOf(rows, next), keptOf(next))) clean();
    else unsaved.touch();
  }

  function cancel(): void {
    close();
    clean();
  }

  return {
    edit,
    problem,
    saving,
    save: () => save(),
    begin,
    change,
    cancel,
    takeFocus,
    draft: unsaved.draft,
    restore,
    discard: unsaved.discard,
  };
}

/** The numbers of a row that was sent: a missing one had blocked it. */
function sentOf({ count, cum }: Edit): Typed['began'] {
  return { count: count ?? 0, cum: cum ?? 0 };
}

/** The state and handlers that a cell needs for its correction. */
export type RowEdit = ReturnType<typeof useRowEdit>;
