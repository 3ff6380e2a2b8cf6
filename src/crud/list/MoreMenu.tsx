import { Dropdown } from 'antd';
import { lazy, type ReactElement, type RefObject, Suspense, useState } from 'react';
import { useNarrow } from '../../ui/layout/useNarrow';
import type { RowCommand } from './rowCommands';

const MenuSheet = lazy(() => import('./phone/MenuSheet'));

/** An entry of the menu; a line is between two groups. */
type Entry = Pick<RowCommand, 'key' | 'label' | 'danger' | 'needs' | 'run'> &
  Partial<Pick<RowCommand, 'group'>>;

/** What a menu is made of, as a list below its button or as a sheet. */
export interface MoreMenuProps {
  readonly commands: readonly Entry[];
  /** The button that opens it. */
  readonly children: ReactElement<{ onClick?: () => void }>;
  readonly button: RefObject<HTMLElement | null>;
}

/** The menu behind 更多: below its button; where there is little room a sheet from below, with entries for a finger. */
export default function MoreMenu(props: MoreMenuProps) {
  const narrow = useNarrow();
  if (!narrow) return <MenuDropdown {...props} />;
  return (
    <Suspense fallback={props.children}>
      <MenuSheet {...props} />
    </Suspense>
  );
}

/**
 * The menu behind 更多, a line between the groups; open when it first appears, since it appears because its button was
 * pressed. Its entries go with it: what one of them opens gives the focus back to the button.
 */
function MenuDropdown({ commands, children, button }: MoreMenuProps) {
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
