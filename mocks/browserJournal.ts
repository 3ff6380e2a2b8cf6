import type { Changes, Journal } from './journal';

const storeName = 'changes';

/**
 * Opens a journal in IndexedDB. Rows survive a reload, an answered write is never lost, and all tabs share the same
 * rows.
 */
export async function openBrowserJournal(name = 'mock-server'): Promise<Journal> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await done(opening);
  const channel = new BroadcastChannel(name);
  const objects = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);

  return {
    load: async (table): Promise<Changes> => {
      const range = IDBKeyRange.bound([table], [table, []]);
      const store = objects('readonly');
      const [keys, rows] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
      return new Map(keys.map((key, index) => [idOf(key), rows[index]]));
    },
    write: async (table, id, row) => {
      await done(objects('readwrite').put(row, [table, id]));
      channel.postMessage(table);
    },
    clear: async () => {
      await done(objects('readwrite').clear());
      channel.postMessage('all');
    },
    watch: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
    },
  };
}

/** Keys are pairs of table and id. */
function idOf(key: IDBValidKey): number {
  return Array.isArray(key) ? Number(key[1]) : Number.NaN;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
