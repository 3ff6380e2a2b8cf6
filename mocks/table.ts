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
  /** All rows: the same list until one is written. */
  readonly all: () => readonly Row[];
  readonly get: (id: number) => Row | undefined;
  readonly find: (matches: (row: Row) => boolean) => Row | undefined;
  /** An id that no row has or had. With `below` it is under that: ids from there on are for others. */
  readonly nextId: (below?: number) => number;
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

/** Memoises what is derived from a server's seeds, or from the rows of a table: once for each of them. */
export function once<Made, From extends object = SeedContext>(
  make: (from: From) => Made,
): (from: From) => Made {
  const made = new WeakMap<From, { readonly value: Made }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
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

/** Validated rows of the seed that a table was last opened with. */
const validated = new WeakMap<object, { readonly seed: object; readonly rows: object }>();

/**
 * Validates a seed, once: all servers with this seed share the rows, which are frozen for that. Throws where a row does
 * not match the schema.
 */
function validRows<Row extends object>(
  definition: TableDefinition<Row>,
  seed: readonly Row[],
): ReadonlyMap<number, Row> {
  const { schema, idField } = definition;
  const known = validated.get(definition);
  // the definition types the rows that are kept under it
  if (known?.seed === seed) return known.rows as ReadonlyMap<number, Row>;
  const rows = new Map(seed.map((row) => [Number(row[idField]), frozen(schema.parse(row))]));
  validated.set(definition, { seed, rows });
  return rows;
}

/** Freezes a value and all that it holds. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

/**
 * Opens a table: its seed with the journal's changes over it. A kept row that no longer matches the schema is dropped.
 * Rows stay in the order in which they came.
 */
export async function openTable<Row extends object>(
  definition: TableDefinition<Row>,
  seed: readonly Row[] | Promise<readonly Row[]>,
  journal: Journal,
): Promise<Table<Row>> {
  const { name, idField, schema } = definition;
  const changes = await journal.load(name);
  const rows = new Map(validRows(definition, await seed));
  let lastId = highest([...rows.keys(), ...changes.keys()]);
  /** Ids that a row had, or may get. */
  const taken = new Set<number>();
  for (const [id, change] of changes) {
    const kept = schema.safeParse(change);
    if (kept.success) rows.set(id, kept.data);
    else {
      rows.delete(id);
      taken.add(id);
    }
  }
  /** All rows as a list; made again after a write. */
  let list: readonly Row[] | undefined;
  const all = () => (list ??= [...rows.values()]);

  return {
    all,
    find: (matches) => all().find(matches),
    get: (id) => rows.get(id),
    nextId: (below) => {
      if (below === undefined) return ++lastId;
      const id = highest([...rows.keys(), ...taken].filter((other) => other < below)) + 1;
      taken.add(id);
      return id;
    },
    put: async (row) => {
      const id = Number(row[idField]);
      lastId = Math.max(lastId, id);
      const after = schema.parse({ ...rows.get(id), ...row });
      rows.set(id, after);
      list = undefined;
      await journal.write(name, id, { ...row });
      return after;
    },
    remove: async (id) => {
      rows.delete(id);
      taken.add(id);
      list = undefined;
      await journal.write(name, id, null);
    },
  };
}

function highest(ids: readonly number[]): number {
  return ids.reduce((last, id) => Math.max(last, id), 0);
}
