/**
 * Returns the cached result of a key, or makes it on first use. A failure is not cached: without a network a file of
 * seeds is requested again the next time.
 */
export function kept<Key, T>(
  cache: Pick<Map<Key, Promise<T>>, 'get' | 'set' | 'delete'>,
  key: Key,
  make: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.get(key) === made && cache.delete(key));
  return made;
}

/** Caches a result made on first use: seeds are large, and most of a demonstration never needs them. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  const cache = new Map<'it', Promise<T>>();
  return () => kept(cache, 'it', load);
}
