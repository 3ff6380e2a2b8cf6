import type { ReactElement } from 'react';

interface Props {
  readonly icon: ReactElement;
  /** What it does, and to which file. */
  readonly label: string;
  /** Written beside the icon. */
  readonly text?: string;
  /** Nothing to be done now; it keeps the focus. */
  readonly idle?: boolean;
  readonly onClick: (button: HTMLButtonElement) => void;
}

/** A small button of a file in a list. */
export function ItemButton({ icon, label, text, idle = false, onClick }: Props) {
  return (
    <button
      type="button"
      className="upload-button"
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      onClick={({ currentTarget }) => !idle && onClick(currentTarget)}
    >
      <span aria-hidden="true">{icon}</span>
      {text}
    </button>
  );
}
