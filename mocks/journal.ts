/** Changes of a table since it was seeded, by id; null represents a removed row. */
export type Changes = ReadonlyMap<number, unknown>;

/** Keeps changes beyond the life of a page. The seeds themselves are not kept: they are made anew each time. */
export interface Journal {
  readonly load: (table: string) => Promise<Changes>;
  readonly write: (table: string, id: number, row: object | null) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Tells when another page has written to a table, or has cleared all of them. */
  readonly watch: (listener: (table: string | 'all') => void) => void;
}

/** Forgets everything: tests and the HTTP host begin fresh. */
export const noJournal: Journal = {
  load: async () => new Map(),
  write: async () => {},
  clear: async () => {},
  watch: () => {},
};
