import { CloseOutlined } from '@ant-design/icons';
import { type ComponentType, useState } from 'react';
import { useCan } from '@/src/services/useCan';
import { type PageCommand, usePageCommands } from '../../services/usePageCommands';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { useResourcePage } from '../ResourceContext';
import type { ToolbarAction } from './action';
import { actionsOn, allowedBy, type Named, permissionOf } from './actionsOn';
import type { Tools } from './toolCommand';
import { useActionRunner } from './useActionRunner';

/** The toolbar actions of a resource, also for the command palette, and `more` that the toolbar has. */
export function useToolbarActions(more: readonly Omit<PageCommand, 'hint'>[]): Tools {
  const { resource } = useResourcePage();
  const allowed = allowedBy(useCan(), resource);
  const runAction = useActionRunner();
  const [running, setRunning] = useState<string>();
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<{ close: () => void }> }>();

  async function start(action: Named<ToolbarAction>): Promise<void> {
    if ('dialog' in action) return setOpened({ Dialog: action.dialog });
    setRunning(action.key);
    await runAction(action);
    setRunning(undefined);
  }

  const commands = actionsOn(resource, 'toolbar')
    .filter(allowed)
    .map((action) => ({
      ...{ key: action.key, label: action.label, icon: action.icon },
      ...{ primary: action.primary, danger: action.danger },
      needs: permissionOf(resource, action),
      running: running === action.key,
      run: () => void start(action),
    }));
  const own = commands.map(({ key, label, run }) => ({ id: key, label, run }));
  usePageCommands([...more, ...own].map((command) => ({ ...command, hint: resource.label })));
  const dialogs = (
    <DialogBoundary close={() => setOpened(undefined)}>
      {opened && <opened.Dialog close={() => setOpened(undefined)} />}
    </DialogBoundary>
  );
  return { commands, dialogs };
}

/**
 * The action 关闭 of a page that no entry of the menu opens. It closes the tab and returns to the list, as it was left.
 */
export function closeTab(address: string): ToolbarAction<never> {
  return {
    on: 'toolbar',
    label: '关闭',
    icon: <CloseOutlined aria-hidden />,
    run: ({ leave }) => leave(address),
  };
}
