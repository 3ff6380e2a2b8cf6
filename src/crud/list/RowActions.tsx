import { Button, Dropdown, Space } from 'antd';
import type { ReactNode } from 'react';
import { type Row, titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { ListActions, RowCommand } from './useListActions';

/** Actions that show beside each other; the rest go under 更多. */
const shownCount = 2;

/** What may be done with a row: the first two beside each other, the rest under 更多. */
export function RowActions({ row, actions }: { row: Row; actions: ListActions }): ReactNode {
  const { resource } = useResourcePage();
  const commands = actions.commandsOf(row);
  const shown = commands.length > shownCount + 1 ? commands.slice(0, shownCount) : commands;
  const more = commands.slice(shown.length);
  const name = titleOf(resource, row);
  return (
    <Space size={4}>
      {shown.map((command) => (
        <CommandButton key={command.key} command={command} name={name} />
      ))}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items: more.map(({ key, label, danger, run }) => ({ key, label, danger, onClick: run })) }}
        >
          <Button type="link" size="small" aria-label={`更多操作：${name}`} aria-haspopup="menu">
            更多
          </Button>
        </Dropdown>
      )}
    </Space>
  );
}

function CommandButton({ command, name }: { command: RowCommand; name: string }) {
  return (
    <Button
      type="link"
      size="small"
      danger={command.danger}
      aria-label={`${command.label}：${name}`}
      onClick={command.run}
    >
      {command.label}
    </Button>
  );
}
