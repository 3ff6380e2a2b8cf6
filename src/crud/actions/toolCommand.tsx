import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/PlainButton';

/** A command over a list: a button of its toolbar, on a phone an entry of its menu. */
export interface ToolCommand {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly primary?: boolean | undefined;
  /** Whether it has something to do now. */
  readonly pending?: boolean;
  readonly danger?: boolean | undefined;
  /** Permission that it needs; none where anybody may. */
  readonly needs?: string | undefined;
  /** Its call is on the way. */
  readonly running?: boolean;
  readonly run: () => void;
  /** The same command after a dialog with options: the button's second part, or a menu entry of its own. */
  readonly aside?: { readonly label: string; readonly icon: ReactNode; readonly run: () => void };
}

/** Commands over a list, with the dialogs that they open. */
export interface Tools {
  readonly commands: readonly ToolCommand[];
  readonly dialogs: ReactNode;
}

/** The commands as buttons beside each other. */
export function ToolButtons({ commands }: Pick<Tools, 'commands'>) {
  return commands.map(({ aside, ...command }) => {
    if (!aside) return <ToolButton key={command.key} command={command} />;
    return (
      <div key={command.key} className="split-button">
        <ToolButton command={command} />
        <PlainButton
          icon={aside.icon}
          aria-label={aside.label}
          title={aside.label}
          aria-haspopup="dialog"
          data-needs={command.needs}
          onClick={aside.run}
        />
      </div>
    );
  });
}

function ToolButton({ command }: { command: Omit<ToolCommand, 'aside'> }) {
  const { label, icon, primary = false, pending = false, danger = false, needs, running = false } = command;
  return (
    <PlainButton
      look={primary || pending ? 'primary' : undefined}
      ghost={pending}
      danger={danger}
      busy={running}
      icon={icon}
      data-needs={needs}
      onClick={command.run}
    >
      {label}
    </PlainButton>
  );
}
