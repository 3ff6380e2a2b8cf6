import { isRecord, parseJson } from '@/src/lib/record';
import { safeLocal, type TextStorage } from '@/src/lib/safeStorage';
import { createStore } from '@/src/lib/store';
import { parseSettings, type Settings } from './settings';

/** Local storage keys of the settings and, separately, of the size of the controls (contract, section 5; LAY-13). */
const key = 'layout-setting';
const sizeKey = 'size';

/** One person's settings on this machine. `get` and `subscribe` fit useSyncExternalStore. */
export interface SettingsStore {
  get(): Settings;
  subscribe(listener: () => void): () => void;
  /** Acts at once; gone at the next start unless `save` is called. */
  change(part: Partial<Settings>): void;
  /** Acts at once and is stored, without the changes that were only tried out. */
  keep(part: Partial<Settings>): void;
  /** Stores all present settings (THEME-4). */
  save(): void;
  /** Clears the stored settings, except the size; acts at once (THEME-4). */
  reset(): void;
}

/**
 * Creates the settings with this machine's stored ones. By `events` the browser says that another tab has changed the
 * storage. Its shortcuts and favourites are taken over, or the next change here would undo them.
 */
export function createSettings(
  storage: TextStorage = safeLocal,
  events?: Pick<EventTarget, 'addEventListener'>,
): SettingsStore {
  const { get, set, subscribe } = createStore(read());

  function read(): Settings {
    const stored = parseJson(storage.getItem(key) ?? '');
    return parseSettings({ ...(isRecord(stored) && stored), size: storage.getItem(sizeKey) });
  }

  function write({ size, ...rest }: Settings): void {
    storage.setItem(key, JSON.stringify(rest));
    storage.setItem(sizeKey, size);
  }

  const change = (part: Partial<Settings>) => set({ ...get(), ...part });

  events?.addEventListener('storage', () => {
    const stored = listsOf(read());
    if (JSON.stringify(stored) !== JSON.stringify(listsOf(get()))) change(stored);
  });

  return {
    get,
    subscribe,
    change,
    keep(part) {
      write({ ...read(), ...part });
      change(part);
    },
    save: () => write(get()),
    reset() {
      storage.removeItem(key);
      change(read());
    },
  };
}

/** The lists that grow entry by entry, and are stored at once. */
function listsOf({ quick, favourites }: Settings): Pick<Settings, 'quick' | 'favourites'> {
  return { quick, favourites };
}
