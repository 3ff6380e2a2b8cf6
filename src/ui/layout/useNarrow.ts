import { useSyncExternalStore } from 'react';

/** Below this many pixels lists become cards and the sidebar hides (specification, section 9). */
const mobileWidth = 992;

const query = `(max-width: ${mobileWidth - 1}px)`;

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is narrower than 992 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
