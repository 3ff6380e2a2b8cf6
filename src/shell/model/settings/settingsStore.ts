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
  /** Stores all present settings (THEME-4). */
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

  function write({ size, ...rest }: Settings): void {
    const all = stored();
    const quick = withList(all.quick, owner, rest.quick);
    const favourites = withList(all.favourites, owner, rest.favourites);
    storage.setItem(key, JSON.stringify({ ...rest, quick, favourites }));
    storage.setItem(sizeKey, size);
  }

  const change = (part: Partial<Settings>) => set({ ...get(), ...part });

  events?.addEventListener('storage', () => {
    const lists = listsOf(read());
    if (JSON.stringify(lists) !== JSON.stringify(listsOf(get()))) change(lists);
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
      const { quick, favourites } = stored();
      storage.removeItem(key);
      const others = { quick: withList(quick, owner), favourites: withList(favourites, owner) };
      if (JSON.stringify(others).includes('[')) storage.setItem(key, JSON.stringify(others));
      change(read());
    },
    follow(session) {
      const take = () => {
        const id = String(userOf(session.get())?.id ?? '');
        if (id === owner) return;
        owner = id;
        const own = read();
        if (owner && Array.isArray(stored().quick)) write(own);
        change(listsOf(own));
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

/** The stored lists with one person's; those of the machine as they are while nobody is signed in. */
function withList(lists: unknown, owner: string, list?: readonly string[]): unknown {
  const owned = isRecord(lists) ? lists : undefined;
  return owner ? { ...owned, [owner]: list } : (owned ?? list);
}
