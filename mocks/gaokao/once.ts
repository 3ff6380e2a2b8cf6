/** What is read when it is first asked for, and kept: seeds are large, and most of a demonstration never needs them. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
