/** The part of a browser's storage that the product uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never fails. Where the browser's is full or forbidden, a text is kept in memory until the page is
 * left. The storage's very name may throw then.
 */
export function safely(storage: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();

  function attempt<T>(use: (opened: TextStorage) => T): T | undefined {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt((opened) => opened.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt((opened) => {
        opened.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem(key) {
      memory.delete(key);
      attempt((opened) => opened.removeItem(key));
    },
  };
}

/** Kept until the browser's tab is closed. */
export const safeSession = safely(() => sessionStorage);

/** Kept on this machine, shared by all tabs of the browser. */
export const safeLocal = safely(() => localStorage);

/** Key in `safeLocal` of the calls that the next start makes early. It stands here since the sign-in page forgets them. */
export const earlyCallsKey = 'early-calls';
