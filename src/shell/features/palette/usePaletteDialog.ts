import { useLayoutEffect, useRef } from 'react';
import { focusContent } from '../../kit/focusContent';

/** Opens the dialog while it is mounted. The focus goes back where it was, or into the chosen page. */
export function usePaletteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const leads = useRef(false);

  // Before the element is removed from the document: a removed dialog gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (leads.current) focusContent();
    };
  }, []);

  return {
    dialog,
    /** Called when the choice opens another page. */
    leadAway: () => {
      leads.current = true;
    },
  };
}
