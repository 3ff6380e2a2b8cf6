import { useLayoutEffect, useRef } from 'react';

/** Opens the dialog while it is mounted. The focus goes back where it was, or into the page that was chosen. */
export function usePaletteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const leads = useRef(false);

  // Before the element is taken out of the document: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (leads.current) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);

  return {
    dialog,
    /** Says that what was chosen opens another page. */
    leadAway: () => {
      leads.current = true;
    },
  };
}
