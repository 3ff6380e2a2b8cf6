import type { z } from 'zod';
import type { Endpoints, Operation } from '@/providers/data/endpoints';
import { isRecord } from '@/src/lib/record';
import { found } from './answer';
import { downloadSheet } from './download';
import { filterRows, type ListQuery, type ListRules, pageOf, type Sort, sortRows } from './list';
import { type Asked, type Route, read, route } from './route';
import type { TableDefinition } from './table';
import { formatDay, formatTime } from './time';
import { refuseTaken, type Unique } from './unique';
import { idIn, wires } from './wire';

/** What a resource's mock adds to the ordinary. */
export interface CrudOptions<Row extends object> extends ListRules {
  /** What clients may write, with the texts of its refusals; needed where there is `create` or `update`. */
  readonly input?: z.ZodType<Partial<Row>>;
  /** Operations whose answers are encrypted. */
  readonly sealed?: readonly string[];
  /** Rows that exist for this caller; all where absent. */
  readonly visible?: (row: Row, asked: Asked) => boolean;
  /** Makes rows into what is answered: computed members, names of other records. */
  readonly presenter?: (asked: Asked) => Promise<(row: Row) => object>;
  /** Members beside `list` and `total`. `rows` are all that the caller can see. */
  readonly beside?: (rows: readonly object[], query: ListQuery) => object;
  /** Members beside a single record, where it is answered under a name (`at`). */
  readonly around?: (row: Row, asked: Asked) => object;
  /** Id of a new row, where it is not simply the next one. */
  readonly idOf?: (rows: readonly Row[]) => number;
  /** Members that the server sets on a new row. */
  readonly complete?: (values: Partial<Row>, id: number, asked: Asked) => Partial<Row>;
  /** Members that no other row may share, and how RuoYi refuses them. */
  readonly unique?: Unique<Row>;
  /** Refuses by throwing. `row` is the row as it will be, or as it is before its removal; `before` is there for updates. */
  readonly check?: (action: Action, row: Row, asked: Asked, before?: Row) => void | Promise<void>;
  readonly onCreated?: (row: Row, asked: Asked) => Promise<void>;
  readonly onUpdated?: (row: Row, asked: Asked, before: Row) => Promise<void>;
  /** Deletes for good where absent. */
  readonly remove?: (row: Row, asked: Asked) => Promise<void>;
  /** What an export writes; needed where there is `export`. */
  readonly sheet?: Columns;
}

export type Action = 'create' | 'update' | 'remove';

/** An exported sheet: what stands over each column, and which member below it (`dept.leader`), with labels for its values. */
export interface Columns {
  /** Name of the sheet; the file's is that and the day. */
  readonly title: string;
  readonly columns: Readonly<Record<string, string | readonly [field: string, labels: Labels]>>;
}

type Labels = Readonly<Record<string, string>>;

/** A resource's mock as its five operations see it. */
interface Crud<Row extends object> {
  readonly endpoints: Endpoints;
  readonly definition: TableDefinition<Row>;
  readonly options: CrudOptions<Row>;
}

/**
 * The routes of a resource's standard operations, and of RuoYi's `optionselect` (all rows), as far as its endpoints declare them; both families.
 * Sessions, permissions and encryption are seen to by the server itself.
 */
export function crudHandlers<Row extends object>(
  endpoints: Endpoints,
  definition: TableDefinition<Row>,
  options: CrudOptions<Row> = {},
): Route[] {
  const crud: Crud<Row> = { endpoints, definition, options };
  return Object.entries(endpoints.operations).flatMap(([name, operation]) => {
    const answer = standard[operation.path.endsWith('/optionselect') ? 'optionselect' : name];
    if (!answer) return [];
    const sealed = options.sealed?.includes(name) ?? false;
    return [route(operation, (asked) => answer(crud, asked, operation), { sealed })];
  });
}

type Answer = <Row extends object>(crud: Crud<Row>, asked: Asked, operation: Operation) => Promise<unknown>;

const standard: Readonly<Record<string, Answer>> = {
  list: async (crud, asked) => {
    const { query, rows, matching } = await select(crud, asked);
    const wire = wires[crud.endpoints.family];
    const page = pageOf(matching, wire.page(query, matching.length), query.size);
    return wire.list(page, matching.length, crud.options.beside?.(rows, query) ?? {});
  },

  one: async (crud, asked, { key = 'id', at }) => {
    const [id = 0] = wires[crud.endpoints.family].ids(asked, key);
    const row = await rowOf(crud, asked, id);
    const shown = (await crud.options.presenter?.(asked))?.(row) ?? row;
    return at ? { [at]: shown, ...crud.options.around?.(row, asked) } : shown;
  },

  create: async ({ endpoints, definition, options }, asked) => {
    const table = await asked.world.table(definition);
    const values = read(asked.body, needed(options.input, 'input'));
    const id = options.idOf?.(table.all()) ?? table.nextId();
    const stamp = stampOf(endpoints, asked);
    const row = definition.schema.parse({
      ...values,
      ...options.complete?.(values, id, asked),
      [definition.idField]: id,
      createTime: stamp.updateTime,
      createBy: stamp.updateBy,
      ...stamp,
    });
    if (options.unique) refuseTaken('create', row, table.all(), options.unique);
    await options.check?.('create', row, asked);
    await table.put(row);
    asked.trail.after = row;
    await options.onCreated?.(row, asked);
    return wires[endpoints.family].created(id);
  },

  update: async (crud, asked) => {
    const { endpoints, definition, options } = crud;
    const before = await rowOf(crud, asked, idIn(asked, endpoints.idField));
    const values = read({ ...before, ...asked.body }, needed(options.input, 'input'));
    const row = definition.schema.parse({ ...before, ...values, ...stampOf(endpoints, asked) });
    const table = await asked.world.table(definition);
    if (options.unique) refuseTaken('update', row, without(table.all(), before), options.unique);
    await options.check?.('update', row, asked, before);
    await table.put(row);
    Object.assign(asked.trail, { before, after: row });
    await options.onUpdated?.(row, asked, before);
  },

  remove: async (crud, asked) => {
    const { endpoints, definition, options } = crud;
    const rows = [];
    for (const id of wires[endpoints.family].ids(asked, 'id')) rows.push(await rowOf(crud, asked, id));
    for (const row of rows) await options.check?.('remove', row, asked);
    const table = await asked.world.table(definition);
    const remove = options.remove ?? ((row) => table.remove(Number(row[definition.idField])));
    for (const row of rows) await remove(row, asked);
    if (rows.length === 1) Object.assign(asked.trail, { before: rows[0] });
  },

  optionselect: async ({ definition, options: { visible = () => true, presenter } }, asked) => {
    const rows = (await asked.world.table(definition)).all().filter((row) => visible(row, asked));
    const present = await presenter?.(asked);
    return present ? rows.map(present) : rows;
  },

  export: async (crud, asked) => {
    const { title, columns } = needed(crud.options.sheet, 'sheet');
    const { matching } = await select(crud, asked);
    const rows = matching.map((row) => Object.values(columns).map((column) => cellOf(row, column)));
    const sheet = { name: title, rows: [Object.keys(columns), ...rows] };
    return downloadSheet(sheet, `${title}_${formatDay(asked.world.now())}.xlsx`);
  },
};

/** What a list call asks for: all rows that the caller can see, and those that match, in order. */
async function select<Row extends object>({ endpoints, definition, options }: Crud<Row>, asked: Asked) {
  const { visible = () => true, presenter } = options;
  const query = wires[endpoints.family].query(asked);
  const present = await presenter?.(asked);
  const table = await asked.world.table(definition);
  const kept = table.all().filter((row) => visible(row, asked));
  const rows: readonly object[] = present ? kept.map(present) : kept;
  const order = query.sort ?? options.order ?? usualOrder(endpoints, rows);
  return { query, rows, matching: sortRows(filterRows(rows, query.filters, options), order) };
}

/** POST lists go by `sort`, else newest first; RuoYi's go as they were entered. */
function usualOrder({ family }: Endpoints, [first]: readonly object[]): Sort | undefined {
  if (family === 'rest') return undefined;
  return first && 'sort' in first ? { field: 'sort' } : { field: 'createTime', descending: true };
}

async function rowOf<Row extends object>({ definition, options }: Crud<Row>, asked: Asked, id: number) {
  const row = found((await asked.world.table(definition)).get(id));
  return found((options.visible?.(row, asked) ?? true) ? row : undefined);
}

function without<Row extends object>(rows: readonly Row[], one: Row): readonly Row[] {
  return rows.filter((row) => row !== one);
}

function stampOf({ family }: Endpoints, asked: Asked) {
  return { updateTime: formatTime(asked.world.now()), updateBy: wires[family].signature(asked) };
}

function cellOf(row: object, column: string | readonly [string, Labels]): string | number {
  const [field, labels] = typeof column === 'string' ? [column, {}] : column;
  const value = field.split('.').reduce<unknown>(memberOf, row) ?? '';
  return labels[String(value)] ?? (typeof value === 'number' ? value : String(value));
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** A mock that lacks what its endpoints call for is a mistake of ours. */
function needed<T>(option: T | undefined, name: string): T {
  if (option === undefined) throw new Error(`this mock needs the option "${name}"`);
  return option;
}
