import { useLayoutEffect, useRef } from 'react';

/** An overlay with a text while something is under way. */
export function Waiting({ text }: { text: string }) {
  const overlay = useRef<HTMLDialogElement>(null);

  // Before the element is removed: afterwards the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = overlay.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={overlay}
      className="theme-waiting"
      aria-label={text}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <span className="theme-waiting-turn" />
      <p role="status">{text}</p>
    </dialog>
  );
}
