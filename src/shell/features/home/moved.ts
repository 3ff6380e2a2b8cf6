/** The list with one item moved by a number of places; beyond an end nothing moves. */
export function moved<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
