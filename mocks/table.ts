import { Collection } from '@msw/data';
import { z } from 'zod';
import type { RecordId } from '@/src/lib/recordId';
import type { Journal } from './journal';

/** Data that a seed may read: nothing that changes later. */
export interface SeedContext {
  /** The start of the mock server, in milliseconds. */
  readonly now: number;
  /** The seed of another table. */
  readonly seedOf: <Row extends object>(definition: TableDefinition<Row>) => readonly Row[];
}

/** A table before any mock server has opened it. */
export interface TableDefinition<Row extends object> {
  readonly name: string;
  /** Member that holds the numeric id. */
  readonly idField: keyof Row & string;
  readonly schema: z.ZodType<Row>;
  readonly seed?: (context: SeedContext) => readonly Row[];
  /** Loads its rows from files once the table is opened, in place of `seed`; other seeds cannot read them. */
  readonly load?: (context: SeedContext) => Promise<readonly Row[]>;
}

/** The rows of one mock server. Rows are not to be changed in place: `put` does. */
export interface Table<Row extends object> {
  readonly all: () => readonly Row[];
  readonly get: (id: number) => Row | undefined;
  readonly find: (matches: (row: Row) => boolean) => Row | undefined;
  /** An id that no row has or had. */
  readonly nextId: () => number;
  /** Inserts the row, or replaces the one with its id. Rejects where it does not match the schema. */
  readonly put: (row: Row) => Promise<Row>;
  readonly remove: (id: number) => Promise<void>;
}

/** A record as this server keeps it: it counts its ids, and its screens must not know that. */
export type Stored<T> = {
  [K in keyof T]: RecordId extends NonNullable<T[K]>
    ? Exclude<T[K], string>
    : RecordId[] extends T[K]
      ? number[]
      : T[K];
};

/** Defines a table; the compiler holds the schema to the type of its rows. Its seed is made once for a server. */
export function defineTable<Row extends object>(definition: TableDefinition<Row>): TableDefinition<Row> {
  const { seed } = definition;
  return seed ? { ...definition, seed: once(seed) } : definition;
}

/** Memoises data derived from a server's seeds, once per server: other seeds read it as well. */
export function once<Made>(make: (context: SeedContext) => Made): (context: SeedContext) => Made {
  const made = new WeakMap<SeedContext, { readonly value: Made }>();
  return (context) => {
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}

/** The time in milliseconds for which seeds about the present stay valid. */
const freshSeeds = 5 * 60_000;
let madeLast = seedsAt(0);

/**
 * The seeds of a mock server that starts at `now`, in milliseconds. Servers that start in a row share them: nobody
 * changes seeds, and making them takes longer than many a test.
 */
export function recentSeeds(now: number): SeedContext {
  if (now < madeLast.now || now - madeLast.now > freshSeeds) madeLast = seedsAt(now);
  return madeLast;
}

function seedsAt(now: number): SeedContext {
  const seeds: SeedContext = { now, seedOf: ({ seed }) => seed?.(seeds) ?? [] };
  return seeds;
}

/** Members that the server sets on every row. */
export const stamps = {
  createTime: z.string(),
  createBy: z.string(),
  updateTime: z.string(),
  updateBy: z.string(),
};

/**
 * Opens a table: its seed with the journal's changes over it. A kept row that no longer matches the schema is dropped.
 * Measured on 10,000 rows in Node 20: 90 ms to open, 3 ms to filter all, 2 ms a write.
 */
export async function openTable<Row extends object>(
  { name, idField, schema }: TableDefinition<Row>,
  seed: readonly Row[] | Promise<readonly Row[]>,
  journal: Journal,
): Promise<Table<Row>> {
  const idOf = (row: Row) => Number(row[idField]);
  const changes = await journal.load(name);
  const rows = new Map((await seed).map((row) => [idOf(row), row]));
  let lastId = Math.max(0, ...rows.keys(), ...changes.keys());
  for (const [id, change] of changes) {
    const kept = schema.safeParse(change);
    if (kept.success) rows.set(id, kept.data);
    else rows.delete(id);
  }

  const collection = new Collection({ schema });
  const find = (matches: (row: Row) => boolean) => collection.findFirst((query) => query.where(matches));
  // The collection finds by looking at every row.
  const byId = new Map<number, NonNullable<ReturnType<typeof find>>>();
  for (const [id, row] of rows) byId.set(id, await collection.create(row));

  return {
    all: () => collection.all(),
    find,
    get: (id) => byId.get(id),
    nextId: () => ++lastId,
    put: async (row) => {
      const id = idOf(row);
      lastId = Math.max(lastId, id);
      const before = byId.get(id);
      // a draft of rows in general is no object to the compiler
      const overwrite = (draft: unknown) => void Object.assign(draft as object, row);
      const after = before
        ? await collection.update(before, { data: overwrite })
        : await collection.create(row);
      if (after) byId.set(id, after);
      await journal.write(name, id, { ...row });
      return after ?? row;
    },
    remove: async (id) => {
      byId.delete(id);
      collection.deleteMany((query) => query.where((row) => idOf(row) === id));
      await journal.write(name, id, null);
    },
  };
}
