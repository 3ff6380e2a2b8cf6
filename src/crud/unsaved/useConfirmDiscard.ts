import { useFormPlace } from '../../ui/pane/useFormPlace';
import { useUnsavedContext } from '../../work/UnsavedContext';

/** Asks before the page at this address is closed, where a form in it holds something unsaved. */
export function useConfirmDiscard(): () => Promise<boolean> {
  const place = useUnsavedContext();
  const { path } = useFormPlace();
  return async () =>
    place?.unsavedRegistry.confirmDiscard(
      place.unsavedRegistry.get().filter((dirtyForm) => dirtyForm.path === path),
    ) ?? true;
}
