import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Escape was pressed. */
  readonly onCancel: () => void;
  readonly wide?: boolean;
}

/** A modal dialog while it is mounted: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({ title, children, actions, onCancel, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the page: a removed dialog gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  );
}
