import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import type { RowCommand } from './useListActions';

interface Props {
  readonly commands: readonly RowCommand[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** The menu behind 更多. */
export default function MoreMenu({ commands, open, onOpenChange, children }: Props) {
  const items = commands.map(({ key, label, danger, run }) => ({ key, label, danger, onClick: run }));
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={onOpenChange}
      menu={{ items, autoFocus: true }}
      autoFocus
    >
      {children}
    </Dropdown>
  );
}
