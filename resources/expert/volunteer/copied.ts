import { isRecord, numberOr, textOr } from '@/src/lib/record';

/** The result of a copy: the number of copied rows, and the omitted ones. */
export interface Copied {
  readonly copied: number;
  readonly skipped: readonly { readonly key: string; readonly reason: string }[];
}

/** Reads what the copy call answers. */
export function readCopied(data: unknown): Copied {
  const skipped = isRecord(data) && Array.isArray(data.skipped) ? data.skipped.filter(isRecord) : [];
  return {
    copied: isRecord(data) ? numberOr(data.copied) : 0,
    skipped: skipped.map(({ key, reason }) => ({ key: textOr(key), reason: textOr(reason) })),
  };
}
