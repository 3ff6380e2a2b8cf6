/**
 * The result that a cache keeps under a key, made when it is first asked for. A failure is not kept: without a network a file of
 * seeds is lost, and asked for again the next time.
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

/** A result that is made when it is first asked for, and kept: seeds are large, and most of a demonstration never needs them. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  const cache = new Map<'it', Promise<T>>();
  return () => kept(cache, 'it', load);
}
