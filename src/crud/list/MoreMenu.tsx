import { type ReactElement, type RefObject, Suspense } from 'react';
import { useNarrow } from '../../ui/layout/useNarrow';
import { load } from '../../ui/load';
import MenuPopup from '../../ui/popup/MenuPopup';
import type { RowCommand } from './rowCommands';

const MenuSheet = load(() => import('./phone/MenuSheet'));

/** An entry of the menu, or a line between two groups. */
type Entry = Pick<RowCommand, 'key' | 'label' | 'danger' | 'needs' | 'run'> &
  Partial<Pick<RowCommand, 'group'>>;

/** Props of a menu, shown as a list below its button or as a sheet. */
export interface MoreMenuProps {
  readonly commands: readonly Entry[];
  /** The button that opens it. */
  readonly children: ReactElement<{ onClick?: () => void }>;
  readonly button: RefObject<HTMLElement | null>;
}

/** The menu behind 更多: below its button; in a narrow pane a sheet from below, with entries for a finger. */
export default function MoreMenu(props: MoreMenuProps) {
  const narrow = useNarrow();
  if (!narrow) return <MenuDropdown {...props} />;
  return (
    <Suspense fallback={props.children}>
      <MenuSheet {...props} />
    </Suspense>
  );
}

/** The menu with a line between the groups. */
function MenuDropdown({ commands, children }: MoreMenuProps) {
  const items = commands.flatMap(({ key, label, danger, needs, group }, index) => [
    ...(index > 0 && commands[index - 1]?.group !== group
      ? [{ key: `before-${group}`, type: 'divider' as const }]
      : []),
    { key, label, danger, 'data-needs': needs },
  ]);
  const onClick = ({ key }: { key: string }) => commands.find((command) => command.key === key)?.run();
  return <MenuPopup menu={{ items, onClick }}>{children}</MenuPopup>;
}
