import { memo, useRef, useState } from 'react';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { Loadable, load } from '../../ui/load';
import { titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { arranged, type RowCommand } from './rowCommands';
import type { ListActions } from './useListActions';

/** Fetched when the pointer or the focus comes near: most rows never open theirs. */
const MoreMenu = load(() => import('./MoreMenu'));

interface Props {
  readonly row: Row;
  readonly commandsOf: ListActions['commandsOf'];
  /** Whether the record's name beside them opens it; so where absent. */
  readonly isNamed?: boolean;
}

/**
 * A row's commands as plain buttons (decision 24): two verbs beside each other, the rest under 更多. Drawn again only for
 * another row.
 */
export const RowActions = memo(function RowActions({ row, commandsOf, isNamed }: Props) {
  const { resource } = useResourcePage();
  const { shown, more } = arranged(commandsOf(row), isNamed);
  const name = titleOf(resource, row);
  return (
    <div className="row-actions">
      {shown.map((command) => (
        <CommandButton key={command.key} command={command} name={name} />
      ))}
      {more.length > 0 && <MoreActions commands={more} name={name} />}
    </div>
  );
});

/** The button alone until it is first pressed; the menu then opens around a button of the same look. */
function MoreActions({ commands, name }: { commands: readonly RowCommand[]; name: string }) {
  const [opened, setOpened] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={own}
      type="button"
      aria-label={`更多操作：${name}`}
      aria-haspopup="menu"
      onPointerEnter={MoreMenu.ahead}
      onFocus={MoreMenu.ahead}
      onClick={() => setOpened(true)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="M1 7h3v3H1zM6.5 7h3v3h-3zM12 7h3v3h-3z" fill="currentColor" />
      </svg>
    </button>
  );
  if (!opened) return button;
  return (
    <DialogBoundary close={() => setOpened(false)}>
      <Loadable of={MoreMenu} props={{ commands, button: own, children: button }} fallback={button} />
    </DialogBoundary>
  );
}

function CommandButton({ command, name }: { command: RowCommand; name: string }) {
  return (
    <button
      type="button"
      data-danger={command.danger}
      aria-label={`${command.label}：${name}`}
      data-needs={command.needs}
      onClick={command.run}
    >
      {command.label}
    </button>
  );
}
