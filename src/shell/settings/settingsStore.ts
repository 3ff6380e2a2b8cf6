import { isRecord } from '@/src/lib/record';
import { parseSettings, type Settings } from './settings';

/** Local storage keys of the settings and, by itself, of the size of the controls (contract, section 5; LAY-13). */
const key = 'layout-setting';
const sizeKey = 'size';

/** One person's settings on this machine. `get` and `subscribe` fit useSyncExternalStore. */
export interface SettingsStore {
  get(): Settings;
  subscribe(listener: () => void): () => void;
  /** Acts at once; gone at the next start unless `save` is called. */
  change(part: Partial<Settings>): void;
  /** Acts at once and is stored, without storing what else was tried out. */
  keep(part: Partial<Settings>): void;
  /** Stores all that is set now (THEME-4). */
  save(): void;
  /** Clears what was stored, but for the size; takes effect at the next start (THEME-4). */
  reset(): void;
}

/** Opens the settings with what this machine has stored; memory alone where storage is refused. */
export function createSettings(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
): SettingsStore {
  const listeners = new Set<() => void>();
  let settings = read();

  function read(): Settings {
    try {
      const size = storage.getItem(sizeKey);
      return parseSettings({ ...readRecord(storage.getItem(key)), size });
    } catch {
      return parseSettings({});
    }
  }

  function write({ size, ...rest }: Settings): void {
    try {
      storage.setItem(key, JSON.stringify(rest));
      storage.setItem(sizeKey, size);
    } catch {
      // Full or forbidden: the settings hold until the page is left.
    }
  }

  function change(part: Partial<Settings>): void {
    settings = { ...settings, ...part };
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    keep(part) {
      write({ ...read(), ...part });
      change(part);
    },
    save: () => write(settings),
    reset() {
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

function readRecord(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}
