import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import { type Row, type RowAction, titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { useMay, useServices } from '../services';
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
export function useListActions(onRemoved: () => void) {
  const { resource } = useResourcePage();
  const { operations } = resource.endpoints;
  const may = useMay();
  const open = useOpenRecord();
  const offered = useOfferedActions();
  const askAndRemove = useAskAndRemove(onRemoved);
  const dialog = useRowDialog();
  const needsOf = (action: RowAction<Row>) =>
    'to' in action ? action.permission : operations[action.operation]?.permission;
  const can = { show: may(operations.one), edit: may(operations.update), remove: may(operations.remove) };

  const commandsOf = (row: Row): RowCommand[] => [
    ...(can.show ? [command('show', '详情', operations.one?.permission, () => open('show', row.id))] : []),
    ...(can.edit && !resource.fixes?.(row)
      ? [command('edit', '编辑', operations.update?.permission, () => open('edit', row.id))]
      : []),
    ...offered
      .filter((action) => action.visible?.(row) ?? true)
      .map((action) =>
        command(action.key, action.label, needsOf(action), () => dialog.start(action, row), action.danger),
      ),
    ...(can.remove && !resource.keeps?.(row)
      ? [command('delete', '删除', operations.remove?.permission, () => void askAndRemove([row]), true)]
      : []),
  ];

  const any = can.show || can.edit || can.remove || offered.length > 0;
  return { any, mayRemove: can.remove, commandsOf, askAndRemove, dialog };
}

export type ListActions = ReturnType<typeof useListActions>;

function command(
  key: string,
  label: string,
  needs: string | undefined,
  run: () => void,
  danger = false,
): RowCommand {
  return { key, label, danger, needs, run };
}

/** The resource's own actions that the signed-in person may use. */
function useOfferedActions(): RowAction<Row>[] {
  const { resource } = useResourcePage();
  const { holds } = useServices();
  const may = useMay();
  const allowed = (action: RowAction<Row>) =>
    'to' in action ? holds(action.permission) : may(resource.endpoints.operations[action.operation]);
  return (resource.rowActions ?? []).filter(allowed);
}

/** Starts an action: goes to its page, or opens its dialog for the row. */
function useRowDialog() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{
    action: Extract<RowAction<Row>, { operation: string }>;
    row: Row;
  }>();
  const start = (action: RowAction<Row>, row: Row) => {
    if ('to' in action) void navigate(action.to(row));
    else setOpened({ action, row });
  };
  return { opened, start, close: () => setOpened(undefined) };
}

/** Asks, deletes, and calls back where the server agreed. */
function useAskAndRemove(onRemoved: () => void) {
  const { resource } = useResourcePage();
  const confirm = useConfirm();
  const remove = useRemove(onRemoved);
  return async (rows: readonly Row[]) => {
    const text = resource.deleteQuestion?.(rows) ?? deleteQuestion(rows.map((row) => titleOf(resource, row)));
    if (await confirm({ text, danger: true })) await remove(rows.map((row) => row.id));
  };
}

function deleteQuestion(names: readonly string[]): string {
  return names.length === 1 ? `是否确认删除「${names[0]}」？` : `是否确认删除选中的 ${names.length} 条数据？`;
}
