import { useFormPlace } from '../../ui/pane/useFormPlace';
import { useWorkPlace } from '../../work/WorkContext';

/** Asks before the page at this address is closed, where a form in it holds something unsaved. */
export function useMayLeave(): () => Promise<boolean> {
  const place = useWorkPlace();
  const { path } = useFormPlace();
  return async () => place?.work.ask(place.work.get().filter((piece) => piece.path === path)) ?? true;
}
