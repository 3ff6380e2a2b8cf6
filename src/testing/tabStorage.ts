/** A storage like the browser's: its entries are its own members. */
export function tabStorage() {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
    },
    removeItem: (key: string) => delete kept[key],
  });
  return kept;
}
