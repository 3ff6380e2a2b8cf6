import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { safeLocal } from '../../../lib/safeStorage';
import { useServices } from '../../../services/useServices';
import { useResourcePage } from '../../ResourceContext';

/** Called when something was remembered in this window; the browser reports the others' changes. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Remembers a text by its name, or forgets it. */
export type Keep = (changes: Readonly<Record<string, string | undefined>>) => void;

/**
 * Named texts that the browser keeps of a list for the signed-in user. `columnSettings` is how it looks, `views` are
 * the queries of the saved views by their names. Kept as a query string, which can be read whatever is there.
 */
export function useStored(topic: 'look' | 'views'): readonly [URLSearchParams, Keep] {
  const key = `list-${topic}:${useServices().userId()}:${useResourcePage().resource.name}`;
  const text = useSyncExternalStore(subscribe, () => safeLocal.getItem(key) ?? '');
  const stored = useMemo(() => new URLSearchParams(text), [text]);
  const keep = useCallback<Keep>(
    (changes) => {
      const next = new URLSearchParams(safeLocal.getItem(key) ?? '');
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      safeLocal.setItem(key, next.toString());
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [stored, keep];
}
