import type { TagClass } from '@/resources/system/dict/dict';

type Entry = readonly [value: string, label: string, listClass?: TagClass];

/** A dictionary as the seeds tell it. */
export interface DictionarySeed {
  readonly dictType: string;
  readonly dictName: string;
  /** The entries in order. */
  readonly entries: readonly Entry[];
  readonly firstIsDefault: boolean;
}

/** A dictionary without a default. */
export function plain(dictType: string, dictName: string, ...entries: readonly Entry[]): DictionarySeed {
  return { dictType, dictName, entries, firstIsDefault: false };
}

/** Names that are what they are called, separated by blanks. */
export function named(
  dictType: string,
  dictName: string,
  names: string,
  listClass?: TagClass,
): DictionarySeed {
  const entries = names.split(' ').map((name): Entry => (listClass ? [name, name, listClass] : [name, name]));
  return plain(dictType, dictName, ...entries);
}

/** A dictionary whose first entry is the default. */
export function withDefault(
  dictType: string,
  dictName: string,
  ...entries: readonly Entry[]
): DictionarySeed {
  return { dictType, dictName, entries, firstIsDefault: true };
}
