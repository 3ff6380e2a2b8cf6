import { Dropdown } from 'antd';
import { type ReactElement, type RefObject, useState } from 'react';
import type { RowCommand } from './rowCommands';

/** An entry of the menu; a line is between two groups. */
type Entry = Pick<RowCommand, 'key' | 'label' | 'danger' | 'needs' | 'run'> &
  Partial<Pick<RowCommand, 'group'>>;

interface Props {
  readonly commands: readonly Entry[];
  /** The button that opens it. */
  readonly children: ReactElement;
  readonly button: RefObject<HTMLElement | null>;
}

/**
 * The menu behind 更多, a line between the groups; open when it first appears, since it appears because its button was pressed. Its entries go with it:
 * what one of them opens gives the focus back to the button.
 */
export default function MoreMenu({ commands, children, button }: Props) {
  const [open, setOpen] = useState(true);
  const items = commands.flatMap(({ key, label, danger, needs, group, run }, index) => [
    ...(index > 0 && commands[index - 1]?.group !== group
      ? [{ key: `before-${group}`, type: 'divider' as const }]
      : []),
    {
      key,
      label,
      danger,
      onClick: () => {
        button.current?.focus({ preventScroll: true });
        run();
      },
      'data-needs': needs,
    },
  ]);
  return (
    <Dropdown trigger={['click']} open={open} onOpenChange={setOpen} menu={{ items }} autoFocus>
      {children}
    </Dropdown>
  );
}
