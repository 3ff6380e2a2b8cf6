import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** The result of a copy: the number of copied rows, and the omitted ones. */
export interface Copied {
  readonly copied: number;
  readonly skipped: readonly { readonly key: string; readonly name: string; readonly reason: string }[];
}

/** Reads what the copy call answers; `nameOf` names the unit of a key. */
export function readCopied(data: unknown, nameOf: (key: string) => string): Copied {
  const skipped = isRecord(data) && Array.isArray(data.skipped) ? data.skipped.filter(isRecord) : [];
  return {
    copied: isRecord(data) ? numberOr(data.copied) : 0,
    skipped: skipped.map((row) => {
      const key = textOr(row.key);
      return { key, name: nameOf(key), reason: textOr(row.reason) };
    }),
  };
}
