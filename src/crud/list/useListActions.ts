import { useDelete, useDeleteMany } from '@refinedev/core';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RecordId } from '../../lib/recordId';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import type { RowAction, RowDialogProps } from '../actions/action';
import { useActionRunner } from '../actions/useActionRunner';
import { actionsOn, type Named, permissionOf, useAllowed } from '../actions/useAllowed';
import { type Resource, titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { providerOf, useCan, useServices } from '../services';
import { useInvalidateResource } from '../useInvalidateResource';
import { useOpenRecord } from '../useOpenRecord';

/** One thing to do with a row. */
export interface RowCommand {
  readonly key: string;
  readonly label: string;
  readonly danger: boolean;
  /** Permission that it needs; none where anybody may. */
  readonly needs: string | undefined;
  readonly run: () => void;
}

/** What may be done with the rows of a list, permissions asked once for the whole list. */
export function useListActions(onRemoved: (ids: readonly RecordId[]) => void) {
  const { resource } = useResourcePage();
  const { operations } = resource.endpoints;
  const can = useCan();
  const open = useOpenRecord();
  const isAllowed = useAllowed();
  const offered = actionsOn(resource, 'row').filter(isAllowed);
  const confirmAndRemove = useConfirmAndRemove(onRemoved);
  const dialog = useRowDialog();
  const canRemove = can(operations.remove);
  const standard = { show: can(operations.one), edit: can(operations.update), delete: canRemove };
  const allowed = [
    ...Object.entries(standard).flatMap(([key, allowed]) => (allowed ? key : [])),
    ...offered.map(({ key }) => `:${key}`),
  ].join();

  const latest = useRef({ open, confirmAndRemove, start: dialog.start });
  useEffect(() => {
    latest.current = { open, confirmAndRemove, start: dialog.start };
  });
  // The same function for as long as the same may be done: else each tick would draw the buttons of all rows anew.
  const commandsOf = useMemo(() => {
    const keys = new Set(allowed.split(','));
    return (row: Row) =>
      commandsFor(resource, row)
        .filter(({ key }) => keys.has(key))
        .map(bind);

    function bind({ key, run, ...rest }: Command): RowCommand {
      return { ...rest, key: key.replace(':', ''), run: () => run(latest.current) };
    }
  }, [resource, allowed]);

  /** The card itself opens the record. */
  const cardCommandsOf = useCallback(
    (row: Row) => commandsOf(row).filter(({ key }) => key !== 'show'),
    [commandsOf],
  );
  return { any: allowed !== '', canRemove, commandsOf, cardCommandsOf, confirmAndRemove, dialog };
}

/** What can be done in a list. */
export type ListActions = ReturnType<typeof useListActions>;

/** What the commands of a row are done with. */
interface Doers {
  readonly open: ReturnType<typeof useOpenRecord>;
  readonly confirmAndRemove: (rows: readonly Row[]) => Promise<void>;
  readonly start: (action: Named<RowAction<Row>>, row: Row) => void;
}

type Command = Omit<RowCommand, 'run'> & { readonly run: (doers: Doers) => void };

/** All that makes sense for the row, anyone who looks; the resource's own have a colon before their key. */
function commandsFor(resource: Resource, row: Row): Command[] {
  const { endpoints, canEdit, canDelete } = resource;
  const { one, update, remove } = endpoints.operations;
  const commandOf = (action: Named<RowAction<Row>>) => {
    const start = (doers: Doers) => doers.start(action, row);
    return command(`:${action.key}`, action.label, permissionOf(resource, action), start, action.danger);
  };
  const show = command('show', '详情', one?.permission, ({ open }) => open('show', row.id));
  const edit = command('edit', '编辑', update?.permission, ({ open }) => open('edit', row.id));
  const confirmAndRemove = ({ confirmAndRemove: go }: Doers) => void go([row]);
  const remover = command('delete', '删除', remove?.permission, confirmAndRemove, true);
  const own = actionsOn(resource, 'row').filter((action) => action.when?.(row) ?? true);
  return [
    show,
    ...((canEdit?.(row) ?? true) ? [edit, ...own.map(commandOf)] : []),
    ...((canDelete?.(row) ?? true) ? [remover] : []),
  ];
}

function command(
  key: string,
  label: string,
  needs: string | undefined,
  run: (doers: Doers) => void,
  danger = false,
): Command {
  return { key, label, danger, needs, run };
}

/** Starts an action: carries it out, or opens its dialog for the row. */
function useRowDialog() {
  const run = useActionRunner();
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<RowDialogProps<Row>>;
    readonly row: Row;
  }>();
  const start = (action: RowAction<Row>, row: Row) => {
    if ('dialog' in action) setOpened({ Dialog: action.dialog, row });
    else void run(action, row);
  };
  return { opened, start, close: () => setOpened(undefined) };
}

/** Asks, deletes those that may go, and calls back where the server agreed. */
function useConfirmAndRemove(onRemoved: (ids: readonly RecordId[]) => void) {
  const { resource } = useResourcePage();
  const { notify } = useServices();
  const confirm = useConfirm();
  const remove = useRemove(onRemoved);
  return async (rows: readonly Row[]) => {
    const names = (some: readonly Row[]) => some.map((row) => titleOf(resource, row));
    const canDelete = (row: Row) => resource.canDelete?.(row) ?? true;
    const gone = rows.filter(canDelete);
    const kept = names(rows.filter((row) => !canDelete(row)));
    if (gone.length === 0) return notify('warning', `${kept.join('、')}不能删除`);
    const question = deleteQuestion(resource, gone, names(gone));
    const text = kept.length === 0 ? question : `${question}（${kept.join('、')}不能删除，将保留）`;
    if (await confirm({ text, danger: true })) await remove(gone.map((row) => row.id));
  };
}

function deleteQuestion(
  { deleteQuestion: own, idLabel }: Resource,
  rows: readonly Row[],
  names: readonly string[],
): string {
  if (own) return own(rows);
  if (idLabel) return `是否确认删除${idLabel}为"${rows.map(({ id }) => id).join(',')}"的数据项？`;
  return names.length === 1 ? `是否确认删除「${names[0]}」？` : `是否确认删除选中的 ${names.length} 条数据？`;
}

/** Records that one call deletes at most: their ids may be in the address. */
const atOnce = 200;

/** Deletes records, up to 200 in one call; says 删除成功, and calls back with those that the server deleted. A refusal has been shown by the pipeline. */
function useRemove(onRemoved: (ids: readonly RecordId[]) => void) {
  const { resource } = useResourcePage();
  const { notify } = useServices();
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

  return async (ids: readonly RecordId[]) => {
    let done = 0;
    try {
      for (; done < ids.length; done += atOnce) await remove(ids.slice(done, done + atOnce));
      notify('success', '删除成功');
    } catch {
      if (done === 0) return; // shown already; the rows stay as they are
    }
    await invalidate();
    onRemoved(ids.slice(0, done));
  };
}
