import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { refuseHeldEnter } from '@/src/lib/heldEnter';
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

/**
 * A modal dialog while it is mounted: the browser's own, which keeps the focus inside and gives it back. Escape only
 * asks: where it is pressed twice, the browser itself would close the dialog for good.
 */
export function Dialog({ title, children, actions, onCancel, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the page: a removed dialog gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    refuseHeldEnter(event);
    const isAsked = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
    if (!isAsked || dialogOf(event.target) !== dialog.current || clearsSearch(event.target)) return;
    event.preventDefault();
    onCancel();
  });
  // On the document: a button that was pressed and is disabled now has lost the focus to the page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
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

/** The dialog that a key is meant for: the top one where nothing has the focus. Its backdrop covers every corner. */
function dialogOf(target: EventTarget | null): Element | null | undefined {
  if (target === document.body) return document.elementFromPoint(0, 0)?.closest('dialog');
  return target instanceof Element ? target.closest('dialog') : undefined;
}

/** Whether Escape empties the field first, as browsers do with a search. */
function clearsSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
