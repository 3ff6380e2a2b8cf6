import { type SessionState, userOf } from '@/providers/auth/sessionState';
import { isRecord, parseJson } from '@/src/lib/record';
import { safeLocal, type TextStorage } from '@/src/lib/safeStorage';
import { createStore, type Readable } from '@/src/lib/store';
import { parseSettings, type Settings } from './settings';

/** Local storage keys of the settings and, separately, of the size of the controls (contract, section 5; LAY-13). */
const key = 'layout-setting';
const sizeKey = 'size';

/**
 * The settings on this machine, with one person's shortcuts and favourites. `get` and `subscribe` fit
 * useSyncExternalStore.
 */
export interface SettingsStore {
  get(): Settings;
  subscribe(listener: () => void): () => void;
  /** Acts at once; gone at the next start unless `save` is called. */
  change(part: Partial<Settings>): void;
  /** Acts at once and is stored, without the changes that were only tried out. */
  keep(part: Partial<Settings>): void;
  /** Stores all that was changed here, and leaves what other tabs have stored of the rest (THEME-4). */
  save(): void;
  /** Clears the stored settings, except the size and other people's lists; acts at once (THEME-4). */
  reset(): void;
  /** From now on has the shortcuts and favourites of whoever is signed in. Stored ones of no owner become theirs. */
  follow(session: Readable<SessionState>): void;
}

/**
 * Creates the settings with this machine's stored ones. By `events` the browser says that another tab has changed the
 * storage. Its shortcuts and favourites are taken over, or the next change here would undo them.
 */
export function createSettings(
  storage: TextStorage = safeLocal,
  events?: Pick<EventTarget, 'addEventListener'>,
): SettingsStore {
  let owner = '';
  /** Parts that were changed here, as they are now. */
  const changed: Partial<Settings> = {};
  const { get, set, subscribe } = createStore(read());

  function stored(): Readonly<Record<string, unknown>> {
    const value = parseJson(storage.getItem(key) ?? '');
    return isRecord(value) ? value : {};
  }

  function read(): Settings {
    const all = stored();
    const own = (lists: unknown) => (isRecord(lists) ? lists[owner] : lists);
    return parseSettings({
      ...all,
      size: storage.getItem(sizeKey),
      quick: own(all.quick),
      favourites: own(all.favourites),
    });
  }

  /** The text to store: settings, with the lists of this person, unless they are empty, and of all others. */
  function textOf({ quick, favourites, ...rest }: Partial<Settings>): string {
    const all = stored();
    const withList = (lists: unknown, list: Settings['quick'] | undefined) => {
      const owned = isRecord(lists) ? lists : undefined;
      return owner ? { ...owned, [owner]: list?.length ? list : undefined } : (owned ?? list);
    };
    return JSON.stringify({
      ...rest,
      quick: withList(all.quick, quick),
      favourites: withList(all.favourites, favourites),
    });
  }

  function write({ size, ...rest }: Settings): void {
    storage.setItem(key, textOf(rest));
    storage.setItem(sizeKey, size);
  }

  const change = (part: Partial<Settings>) => set({ ...get(), ...Object.assign(changed, part) });

  function takeLists(): void {
    const lists = listsOf(read());
    if (JSON.stringify(lists) !== JSON.stringify(listsOf(get()))) change(lists);
  }

  events?.addEventListener('storage', takeLists);

  return {
    get,
    subscribe,
    change,
    keep(part) {
      write({ ...read(), ...part });
      change(part);
    },
    save: () => write({ ...read(), ...changed }),
    reset() {
      const others = textOf({});
      storage.removeItem(key);
      if (others.includes('[')) storage.setItem(key, others);
      change(read());
    },
    follow(session) {
      const take = () => {
        owner = String(userOf(session.get())?.id ?? '');
        if (owner && Array.isArray(stored().quick)) write(read());
        takeLists();
      };
      session.subscribe(take);
      take();
    },
  };
}

/** The lists that grow entry by entry, and are stored at once. */
function listsOf({ quick, favourites }: Settings): Pick<Settings, 'quick' | 'favourites'> {
  return { quick, favourites };
}
