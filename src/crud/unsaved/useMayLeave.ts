import { useLocation } from 'react-router';
import { useWorkPlace } from '../../work/WorkContext';

/** Asks before the page at this address is closed, where a form in it holds something unsaved. */
export function useMayLeave(): () => Promise<boolean> {
  const place = useWorkPlace();
  const path = useLocation().pathname.replace(/\/$/, '');
  return async () => place?.work.ask(place.work.get().filter((piece) => piece.path === path)) ?? true;
}
