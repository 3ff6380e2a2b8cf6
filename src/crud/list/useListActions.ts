import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import { type RecordId, type Resource, type Row, type RowAction, titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { useCan, useServices } from '../services';
import { useOpenRecord } from '../useOpenRecord';
import { useRemove } from './useRemove';

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
  const offered = useOfferedActions();
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

  return { any: allowed !== '', canRemove, commandsOf, confirmAndRemove, dialog };
}

/** What can be done in a list. */
export type ListActions = ReturnType<typeof useListActions>;

/** What the commands of a row are done with. */
interface Doers {
  readonly open: ReturnType<typeof useOpenRecord>;
  readonly confirmAndRemove: (rows: readonly Row[]) => Promise<void>;
  readonly start: (action: RowAction<Row>, row: Row) => void;
}

type Command = Omit<RowCommand, 'run'> & { readonly run: (doers: Doers) => void };

/** All that makes sense for the row, whoever asks; the resource's own have a colon before their key. */
function commandsFor({ endpoints, rowActions = [], keeps, fixes }: Resource, row: Row): Command[] {
  const { operations } = endpoints;
  const needsOf = (action: RowAction<Row>) =>
    'permission' in action ? action.permission : operations[action.operation]?.permission;
  const commandOf = (action: RowAction<Row>) => {
    const start = (doers: Doers) => doers.start(action, row);
    return command(`:${action.key}`, action.label, needsOf(action), start, action.danger);
  };
  return [
    command('show', '详情', operations.one?.permission, ({ open }) => open('show', row.id)),
    ...(fixes?.(row)
      ? []
      : [
          command('edit', '编辑', operations.update?.permission, ({ open }) => open('edit', row.id)),
          ...rowActions.filter((action) => action.visible?.(row) ?? true).map(commandOf),
        ]),
    ...(keeps?.(row)
      ? []
      : [
          command(
            'delete',
            '删除',
            operations.remove?.permission,
            ({ confirmAndRemove }) => void confirmAndRemove([row]),
            true,
          ),
        ]),
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

/** The resource's own actions that the signed-in person may use. */
function useOfferedActions(): RowAction<Row>[] {
  const { resource } = useResourcePage();
  const { hasPermission } = useServices();
  const can = useCan();
  const allowed = (action: RowAction<Row>) =>
    'permission' in action
      ? hasPermission(action.permission)
      : can(resource.endpoints.operations[action.operation]);
  return (resource.rowActions ?? []).filter(allowed);
}

/** Starts an action: goes to its page, or opens its dialog for the row. */
function useRowDialog() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [opened, setOpened] = useState<{
    action: Exclude<RowAction<Row>, { to: unknown }>;
    row: Row;
  }>();
  const start = (action: RowAction<Row>, row: Row) => {
    if ('to' in action) void navigate(action.to(row, search));
    else setOpened({ action, row });
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
    const gone = rows.filter((row) => !resource.keeps?.(row));
    const kept = names(rows.filter((row) => resource.keeps?.(row)));
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
