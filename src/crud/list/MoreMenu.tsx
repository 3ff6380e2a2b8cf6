import { Dropdown } from 'antd';
import { type ReactElement, useState } from 'react';
import type { RowCommand } from './useListActions';

interface Props {
  readonly commands: readonly RowCommand[];
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** The menu behind 更多; open when it first appears, since it appears because its button was pressed. */
export default function MoreMenu({ commands, children }: Props) {
  const [open, setOpen] = useState(true);
  const items = commands.map(({ key, label, danger, needs, run }) => ({
    key,
    label,
    danger,
    onClick: run,
    'data-needs': needs,
  }));
  return (
    <Dropdown trigger={['click']} open={open} onOpenChange={setOpen} menu={{ items }} autoFocus>
      {children}
    </Dropdown>
  );
}
