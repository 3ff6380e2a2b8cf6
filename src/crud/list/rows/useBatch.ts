import { type ComponentType, useEffect, useState } from 'react';
import { type OperationRequest, operationOf } from '@/providers/data/callOperation';
import { isRequestError, mayBeWritten } from '@/providers/http/errors';
import { useCan } from '@/src/services/useCan';
import { type RecordId, sameId } from '../../../lib/recordId';
import { useNotify } from '../../../services/useNotify';
import { useServices } from '../../../services/useServices';
import { useConfirm } from '../../../ui/confirm/ConfirmProvider';
import type { BatchAction, BatchDialogProps } from '../../actions/action';
import { actionsOn, allowedBy, type Named, permissionOf } from '../../actions/actionsOn';
import type { Result } from '../../actions/BatchResult';
import { partialIn, type Refusal, refusedOf } from '../../actions/partial';
import { useActionTools } from '../../actions/useActionRunner';
import { titleOf } from '../../defineResource';
import { useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useInvalidateResource } from '../../useInvalidateResource';
import { movedAmong, type Selection } from './useSelection';

interface Running {
  readonly key: string;
  readonly done: number;
  readonly of: number;
}

interface OpenDialog {
  readonly Dialog: ComponentType<BatchDialogProps<Row>>;
  readonly rows: readonly Row[];
}

type Batch = Named<BatchAction<Row>>;

/**
 * The batch actions of the signed-in person, and their outcome. Rows that succeeded are unselected, refused ones stay.
 */
export function useBatch(selection: Selection) {
  const { resource, scope = {} } = useResourcePage();
  const can = useCan();
  const isAllowed = allowedBy(can, resource);
  const confirmBatch = useConfirmBatch();
  const tools = useActionTools();
  const { running, setRunning, result, closeResult, callAll, callEach } = useCalls(selection);
  const [opened, setOpened] = useState<OpenDialog>();

  async function start(action: Batch): Promise<void> {
    const rows = selection.rows.filter((row) => action.when?.(row, can) ?? true);
    if (!(await confirmBatch(action, rows, selection.rows.length - rows.length))) return;
    if ('dialog' in action) return setOpened({ Dialog: action.dialog, rows });
    if ('requestAll' in action) return callAll(action, rows, action.requestAll(rows, { scope }));
    if ('request' in action) return callEach(action, rows, action.request);
    setRunning({ key: action.key, done: 0, of: 1 });
    const done = await Promise.resolve(action.run(rows, tools)).catch(() => false);
    setRunning(undefined);
    if (done !== false) selection.drop(rows.map((row) => row.id));
  }

  const commands = actionsOn(resource, 'batch')
    .filter(isAllowed)
    .map((action) => ({
      key: action.key,
      label: action.label,
      danger: action.danger ?? false,
      needs: permissionOf(resource, action),
      run: () => void start(action),
    }));
  const close = () => {
    setOpened(undefined);
    closeResult();
  };
  const dropMoved = useDropMoved(selection);
  const done = (ids: readonly RecordId[] = opened?.rows.map((row) => row.id) ?? []) => {
    close();
    selection.drop(ids);
    if (ids.length === 0) dropMoved(opened?.rows ?? []);
  };
  return { commands, running, opened, result, close, done };
}

/**
 * Returns a function that unselects those rows of a refused dialog that somebody else has changed. All others stay
 * selected. The list has been read again by then, and is drawn next.
 */
function useDropMoved({ rows, drop }: Selection): (opened: readonly Row[]) => void {
  const [opened, setOpened] = useState<readonly Row[]>();
  useEffect(() => {
    if (!opened) return;
    setOpened(undefined);
    drop(movedAmong(opened, rows));
  }, [opened, rows, drop]);
  return setOpened;
}

/** Confirms an action; resolves with false at once where it applies to none of the rows, and says so. */
function useConfirmBatch() {
  const confirm = useConfirm();
  const notify = useNotify();
  return async (action: Batch, rows: readonly Row[], left: number): Promise<boolean> => {
    if (rows.length === 0) {
      notify('warning', `选中的数据都不能${action.label}`);
      return false;
    }
    const own = 'confirm' in action ? action.confirm?.(rows) : undefined;
    if (left === 0 && own === undefined) return true;
    const rest = left > 0 ? `（另有 ${left} 条不适用，将跳过）` : '';
    const text = (own ?? `是否对 ${rows.length} 条数据执行「${action.label}」？`) + rest;
    return confirm({ text, danger: action.danger ?? false });
  };
}

/**
 * Returns a function that unselects rows after the dialog over them has gone. The bar then still has the focus to give
 * on.
 */
function useDropAfter({ drop }: Selection): (over: readonly Row[] | undefined) => void {
  const [over, setOver] = useState<readonly Row[]>();
  useEffect(() => {
    if (!over) return;
    setOver(undefined);
    drop(over.map((row) => row.id));
  }, [over, drop]);
  return setOver;
}

/** A result, with the rows that are unselected after it. Without a selection the bar goes, and its dialogs with it. */
interface Outcome extends Result {
  readonly over: readonly Row[];
}

type BatchCall = Batch & { readonly operation: string };

/** Makes the calls of an action, all at once or one after the other. */
function useCalls(selection: Selection) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidateResource();
  const [running, setRunning] = useState<Running>();
  const [outcome, setOutcome] = useState<Outcome>();
  const setOver = useDropAfter(selection);
  const operation = (action: BatchCall) => operationOf(resource.endpoints, resource.name, action.operation);

  async function settle(rows: readonly Row[]): Promise<void> {
    await invalidate();
    selection.drop(rows.map((row) => row.id));
  }

  function closeResult(): void {
    setOutcome(undefined);
    setOver(outcome?.over);
  }

  async function callAll(action: BatchCall, rows: readonly Row[], request: OperationRequest): Promise<void> {
    setRunning({ key: action.key, done: 0, of: 1 });
    try {
      const options = { ...request.options, allowPartial: true };
      const part = partialIn(await callOperation(operation(action), { ...request, options }));
      if (!part) {
        notify('success', `${action.label}成功`);
        return await settle(rows);
      }
      const over = rows.filter(({ id }) => part.done.some((one) => sameId(one, id)));
      setOutcome({ label: action.label, count: part.done.length, failed: part.failed, over });
      await invalidate();
    } catch (error) {
      // shown by the pipeline; the rows stay selected, and may be out of date
      if (isRequestError(error, 'refused')) await invalidate();
      else if (mayBeWritten(error)) void invalidate();
    } finally {
      setRunning(undefined);
    }
  }

  async function callEach(
    action: BatchCall,
    rows: readonly Row[],
    requestOf: (row: Row) => OperationRequest,
  ): Promise<void> {
    const call = (row: Row) =>
      callOperation(operation(action), { id: row.id, ...requestOf(row), options: { quiet: true } });
    const step = (done: number) => setRunning({ key: action.key, done, of: rows.length });
    const failed = await refusedOf(rows, call, step);
    const count = rows.length - failed.size;
    if (failed.size === 0) {
      notify('success', `${action.label}成功，共 ${rows.length} 条`);
      await settle(rows);
    } else {
      // Possibly written: not offered again.
      const over = rows.filter((row) => failed.get(row)?.isUnsure ?? true);
      setOutcome({ label: action.label, count, failed: named(failed), over });
      await invalidate(); // refused rows may be out of date as well
    }
    setRunning(undefined); // only now: the rows are still ticked until they are read
  }

  function named(failed: ReadonlyMap<Row, Refusal>): Result['failed'] {
    return [...failed].map(([row, refusal]) => ({ id: row.id, name: titleOf(resource, row), ...refusal }));
  }

  return { running, setRunning, result: outcome, closeResult, callAll, callEach };
}
