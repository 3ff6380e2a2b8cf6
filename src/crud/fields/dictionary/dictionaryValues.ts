/**
 * The dictionary values in a record's member: one, several joined with commas (with blanks or without), or a list. A
 * value that itself holds a comma is recognised by the dictionary; `isKnown` says whether it has a value.
 */
export function dictionaryValues(value: unknown, isKnown: (value: string) => boolean): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return distinct(value.map(String));
  const parts = String(value).split(',');
  const values: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const end = endOfKnown(parts, at, isKnown);
    values.push(parts.slice(at, end).join(',').trim());
    at = end;
  }
  return distinct(values);
}

/** Index after the longest known value that begins at a part; after the part itself where none is known. */
function endOfKnown(parts: readonly string[], at: number, isKnown: (value: string) => boolean): number {
  for (let end = parts.length; end > at + 1; end--)
    if (isKnown(parts.slice(at, end).join(',').trim())) return end;
  return at + 1;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean);
}
