/** A table whose reading began before it was wanted. */
export interface TablePrefetch {
  /** Begins to read the first table; later calls do nothing. */
  begin(key: string, read: () => Promise<unknown>): void;
  /** The response where it is that of the first table wanted; rejects where it could not be read. */
  take(key: string): Promise<unknown> | undefined;
}

/** Keeps one reading for the first table that is wanted; for later ones it is out of date. */
export function createTablePrefetch(): TablePrefetch {
  let begun: { readonly key: string; readonly reading: Promise<unknown> } | undefined;
  let isTaken = false;
  return {
    begin(key, read) {
      if (begun) return;
      begun = { key, reading: read() };
      begun.reading.catch(() => undefined); // whoever takes it reports it
    },
    take(key) {
      const isFirst = !isTaken;
      isTaken = true;
      return isFirst && begun?.key === key ? begun.reading : undefined;
    },
  };
}
