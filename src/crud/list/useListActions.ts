import { useDelete, useDeleteMany, useTranslate } from '@refinedev/core';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { mayBeWritten, outdatesPages } from '@/providers/http/errors';
import { useCan } from '@/src/services/useCan';
import { type RecordId, sameId } from '../../lib/recordId';
import { useNotify } from '../../services/useNotify';
import { useServices } from '../../services/useServices';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import type { RowAction, RowDialogProps } from '../actions/action';
import { actionsOn, allowedBy } from '../actions/actionsOn';
import { doneBefore } from '../actions/partial';
import { useActionRunner } from '../actions/useActionRunner';
import { type Resource, titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { editingCall } from '../recordAddress';
import type { Row } from '../resourceSpec';
import type { Translate } from '../translated';
import { useCountRecords } from '../useCountRecords';
import { useInvalidateResource } from '../useInvalidateResource';
import { useOpenRecord } from '../useOpenRecord';
import {
  allCommands,
  type Command,
  commandsFor,
  isDetails,
  type RowCommand,
  shownKeys,
  widthFor,
} from './rowCommands';
import type { WithLatestRows } from './useRows';

/**
 * Actions for the rows of a list; permissions are asked once for the whole list. `onRemoved` is called with deleted
 * records. Where the list gives its latest rows, so it is with a record that an action took out of them.
 */
export function useListActions(
  onRemoved: (ids: readonly RecordId[]) => void,
  withLatest: WithLatestRows = () => undefined,
) {
  const { resource, basePath } = useResourcePage();
  const { operations } = resource.endpoints;
  const can = useCan();
  const translate = useTranslate();
  const open = useOpenRecord();
  const isAllowed = allowedBy(can, resource);
  const offered = actionsOn(resource, 'row').filter(isAllowed);
  const confirmAndRemove = useConfirmAndRemove(onRemoved, withLatest);
  const dialog = useRowDialog(({ id }) =>
    withLatest((rows) => {
      if (!rows.some((row) => sameId(row.id, id))) onRemoved([id]);
    }),
  );
  const canRemove = can(operations.remove);
  const standard = { show: can(operations.one), edit: can(editingCall(can, operations)), delete: canRemove };
  const allowed = [
    ...Object.entries(standard).flatMap(([key, allowed]) => (allowed ? key : [])),
    ...offered.map(({ key }) => `:${key}`),
  ].join();

  const latest = useRef({ open, confirmAndRemove, start: dialog.start });
  useEffect(() => {
    latest.current = { open, confirmAndRemove, start: dialog.start };
  });
  // The same functions for the same permissions: otherwise each selection would draw the buttons of all rows anew.
  const commands = useMemo(() => {
    const keys = new Set(allowed.split(','));
    const offered = allCommands(resource)
      .filter(({ key }) => keys.has(key))
      .map((command) => inWords(command, translate));
    const shown = shownKeys(offered);
    const bind = ({ run, ...command }: Command): RowCommand => ({
      ...command,
      key: command.key.replace(':', ''),
      shown: shown.includes(command.key),
      run: () => run(latest.current),
    });
    return {
      commandsOf: (row: Row) =>
        commandsFor(resource, basePath, row, can)
          .filter(({ key }) => keys.has(key))
          .map((command) => bind(inWords(command, translate))),
      width: widthFor(offered, (resource.order ?? resource.tree?.order) !== undefined),
    };
  }, [resource, basePath, allowed, can, translate]);

  const { commandsOf } = commands;
  /** The card itself opens the record. */
  const cardCommandsOf = useCallback(
    (row: Row) => commandsOf(row).filter((command) => !isDetails(command)),
    [commandsOf],
  );
  return { any: allowed !== '', canRemove, ...commands, cardCommandsOf, confirmAndRemove, dialog };
}

/** A command of every list with the language pack's label; the resource's own as it is. */
function inWords(command: Command, translate: Translate): Command {
  const { key, label } = command;
  return key.startsWith(':') ? command : { ...command, label: translate(`buttons.${key}`, label) };
}

/** The actions of a list. */
export type ListActions = ReturnType<typeof useListActions>;

/** Starts an action: runs it, or opens its dialog for the row. `onOver` is called for the rows that were on screen then. */
function useRowDialog(onOver: (row: Row) => void) {
  const run = useActionRunner();
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<RowDialogProps<Row>>;
    readonly row: Row;
    readonly end: () => void;
  }>();
  const start = (action: RowAction<Row>, row: Row) => {
    const end = () => onOver(row);
    if ('dialog' in action) setOpened({ Dialog: action.dialog, row, end });
    else void run(action, row).then(end);
  };
  const close = () => {
    setOpened(undefined);
    opened?.end();
  };
  return { opened, start, close };
}

/** Asks, deletes the rows that may be deleted, and calls back where the server agreed. */
function useConfirmAndRemove(onRemoved: (ids: readonly RecordId[]) => void, withLatest: WithLatestRows) {
  const { resource } = useResourcePage();
  const notify = useNotify();
  const confirm = useConfirm();
  const count = useCountRecords();
  const remove = useRemove(onRemoved, withLatest);
  return async (rows: readonly Row[]) => {
    const names = (some: readonly Row[]) => some.map((row) => titleOf(resource, row));
    const canDelete = (row: Row) => resource.canDelete?.(row) ?? true;
    const gone = rows.filter(canDelete);
    const kept = names(rows.filter((row) => !canDelete(row)));
    if (gone.length === 0) return notify('warning', `${kept.join('、')}不能删除`);
    const question =
      (await resource.deleteQuestion?.(gone, count)) ?? usualQuestion(resource, gone, names(gone));
    const text = kept.length === 0 ? question : `${question}（${kept.join('、')}不能删除，将保留）`;
    if (await confirm({ text, danger: true })) await remove(gone.map((row) => row.id));
  };
}

function usualQuestion({ idLabel }: Resource, rows: readonly Row[], names: readonly string[]): string {
  if (idLabel) return `是否确认删除${idLabel}为「${rows.map(({ id }) => id).join(',')}」的数据项？`;
  return names.length === 1 ? `是否确认删除「${names[0]}」？` : `是否确认删除选中的 ${names.length} 条数据？`;
}

/** Records that one call deletes at most: their ids may be in the address. */
const atOnce = 200;

/**
 * Deletes records, up to 200 in one call; shows 删除成功, or how many were deleted before a refusal. Calls back with the
 * ones that the server deleted. A refusal has been shown by the pipeline. After it, or without an answer, the rows are
 * read again. The ones that have left the list meanwhile count as deleted, and are told.
 */
function useRemove(onRemoved: (ids: readonly RecordId[]) => void, withLatest: WithLatestRows) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidateResource();
  const { mutateAsync: removeOne } = useDelete();
  const { mutateAsync: removeMany } = useDeleteMany();
  const about = {
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    successNotification: false,
    errorNotification: false,
  } as const;

  function remove(ids: readonly RecordId[]) {
    const [first] = ids;
    return ids.length === 1 && first !== undefined
      ? removeOne({ ...about, id: first })
      : removeMany({ ...about, ids: [...ids] });
  }

  /** Restores records that have just been deleted. */
  const undoOf = (ids: readonly RecordId[]) => ({
    label: '撤销',
    about: `${resource.name} ${ids.join(',')}`,
    run: () => void undo(ids).catch(() => undefined), // shown already
  });
  async function undo(ids: readonly RecordId[]): Promise<void> {
    const body = { bizType: resource.name, id: ids.join(',') };
    try {
      await callOperation(shellCalls.undoDelete, { body });
      notify('success', '已撤销删除');
    } finally {
      // A part of them may be back although it was refused.
      await invalidate();
    }
  }

  const options = (gone: readonly RecordId[]) => (resource.recycles ? { action: undoOf(gone) } : {});

  /** Says what was deleted before an error; of none, the pipeline has said all. */
  function sayPart(gone: readonly RecordId[], isUnsure: boolean): void {
    if (gone.length === 0) return;
    const rest = isUnsure ? '其余可能未删除' : '其余未删除';
    notify('warning', `已删除 ${gone.length} 条，${rest}`, options(gone));
  }

  return async (ids: readonly RecordId[]) => {
    let done = 0;
    let gone = ids;
    try {
      for (; done < ids.length; done += atOnce) await remove(ids.slice(done, done + atOnce));
      notify('success', '删除成功', options(ids));
    } catch (error) {
      gone = [...ids.slice(0, done), ...doneBefore(error)];
      sayPart(gone, mayBeWritten(error));
      if (gone.length === 0 && !outdatesPages(error)) return;
    }
    await invalidate();
    if (gone.length > 0) onRemoved(gone);
    withLatest((_rows, left) => {
      const missing = ids.filter((id) => !isAmong(gone, id) && isAmong(left, id));
      if (missing.length === 0) return;
      onRemoved(missing);
      if (ids.length > 1) notify('warning', `有 ${missing.length} 条已不在列表中，已取消选中`);
    });
  };
}

function isAmong(ids: readonly RecordId[], id: RecordId): boolean {
  return ids.some((one) => sameId(one, id));
}
