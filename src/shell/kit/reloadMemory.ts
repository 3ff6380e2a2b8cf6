import { isRecord, numberOr, parseJson } from '@/src/lib/record';

const key = 'failed-chunks';

/** Milliseconds after which a failure counts as a new one: the server has had its time to come back. */
const lifetime = 10 * 60_000;

/** Remembers the failures for which this browser tab was loaded again; names of chunks change with each build. */
export interface ReloadMemory {
  has(failure: string): boolean;
  /** Remembers one; false where the browser refuses, and loading again might never end. */
  add(failure: string): boolean;
}

/** Opens the memory of a browser tab. */
export function createReloadMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  now: () => number = Date.now,
): ReloadMemory {
  function read(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function recent(): Record<string, number> {
    const stored = parseJson(read() ?? '');
    const entries = Object.entries(isRecord(stored) ? stored : {});
    return Object.fromEntries(
      entries
        .map(([failure, at]) => [failure, numberOr(at)] as const)
        .filter(([, at]) => now() - at < lifetime),
    );
  }
  return {
    has: (failure) => failure in recent(),
    add(failure) {
      try {
        storage().setItem(key, JSON.stringify({ ...recent(), [failure]: now() }));
        return true;
      } catch {
        return false;
      }
    },
  };
}
