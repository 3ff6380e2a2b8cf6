import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, Suspense, useState } from 'react';
import { busy } from '../../ui/busy';
import { type PageCommand, usePageCommands } from '../../work/pageCommands';
import { useResourcePage } from '../ResourceContext';
import type { ToolbarAction } from './action';
import { useActionRunner } from './useActionRunner';
import { actionsOn, type Named, permissionOf, useAllowed } from './useAllowed';

/** The buttons of a resource's toolbar actions; the command palette offers them too, and `more` that the toolbar has. */
export function ToolbarActions({ more }: { more: readonly Omit<PageCommand, 'hint'>[] }) {
  const { resource } = useResourcePage();
  const allowed = useAllowed();
  const runAction = useActionRunner();
  const [running, setRunning] = useState<string>();
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<{ close: () => void }> }>();
  const actions = actionsOn(resource, 'toolbar').filter(allowed);

  async function start(action: Named<ToolbarAction>): Promise<void> {
    if ('dialog' in action) return setOpened({ Dialog: action.dialog });
    setRunning(action.key);
    await runAction(action);
    setRunning(undefined);
  }

  const commands = actions.map((action) => ({
    id: action.key,
    label: action.label,
    run: () => void start(action),
  }));
  usePageCommands([...more, ...commands].map((command) => ({ ...command, hint: resource.label })));
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.key}
          type={action.primary ? 'primary' : 'default'}
          danger={action.danger ?? false}
          {...busy(running === action.key, action.icon)}
          data-needs={permissionOf(resource, action)}
          onClick={() => void start(action)}
        >
          {action.label}
        </Button>
      ))}
      <Suspense fallback={null}>{opened && <opened.Dialog close={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}

/** The action 关闭 of a page that no entry of the menu opens: its tab goes, and the list that it belongs to is there as it was left. */
export function closeTab(address: string): ToolbarAction<never> {
  return {
    on: 'toolbar',
    label: '关闭',
    icon: <CloseOutlined aria-hidden />,
    run: ({ leave }) => leave(address),
  };
}
