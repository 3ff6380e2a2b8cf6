import { Dropdown } from 'antd';
import { type ReactElement, type RefObject, useState } from 'react';
import type { RowCommand } from './useListActions';

interface Props {
  readonly commands: readonly RowCommand[];
  /** The button that opens it. */
  readonly children: ReactElement;
  readonly button: RefObject<HTMLElement | null>;
}

/**
 * The menu behind 更多; open when it first appears, since it appears because its button was pressed. Its entries go with it:
 * what one of them opens gives the focus back to the button.
 */
export default function MoreMenu({ commands, children, button }: Props) {
  const [open, setOpen] = useState(true);
  const items = commands.map(({ key, label, danger, needs, run }) => ({
    key,
    label,
    danger,
    onClick: () => {
      button.current?.focus({ preventScroll: true });
      run();
    },
    'data-needs': needs,
  }));
  return (
    <Dropdown trigger={['click']} open={open} onOpenChange={setOpen} menu={{ items }} autoFocus>
      {children}
    </Dropdown>
  );
}
