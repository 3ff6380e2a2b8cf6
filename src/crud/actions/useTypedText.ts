import { useFormPlace } from '../../services/useFormPlace';
import { useUndrafted } from '../../services/useUndrafted';

/** Typed text of a dialog that keeps no draft: Escape and a reload ask before it is lost (decision 37). */
export function useTypedText(name: string, close: () => void) {
  const { note, confirmDiscard } = useUndrafted(useFormPlace());
  const forget = () => note(undefined);
  return {
    /** Something was typed. */
    noteTyped: () => note({ name, drop: () => undefined }),
    /** Called once it was sent. */
    forget,
    /** Asks whether it may be lost; true at once where nothing was typed. */
    confirmDiscard,
    /** Closes the dialog; only Escape may be a slip, and asks first. */
    leave: async (byEscape: boolean) => {
      if (byEscape && !(await confirmDiscard())) return;
      forget();
      close();
    },
  };
}
