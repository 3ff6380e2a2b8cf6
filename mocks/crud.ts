import { z } from 'zod';
import type { Endpoints, Operation } from '@/providers/data/endpoints';
import { found, refuse } from './answer';
import type { CrudOptions } from './crudOptions';
import { downloadSheet } from './download';
import { filterRows, member, pageOf, type Sort, sortRows } from './list';
import { type Asked, type Route, read, route } from './route';
import { sheetOf } from './sheet';
import type { TableDefinition } from './table';
import { formatDay, formatTime } from './time';
import { refuseTaken } from './unique';
import { idIn, wires } from './wire';

/** A resource's mock as its operations see it. */
interface Crud<Row extends object> {
  readonly endpoints: Endpoints;
  readonly definition: TableDefinition<Row>;
  readonly options: CrudOptions<Row>;
}

/**
 * The routes of a resource's standard operations, and of those that RuoYi's resources share, as far as its endpoints declare them; both families.
 * Sessions, permissions and encryption are seen to by the server itself.
 */
export function crudHandlers<Row extends object>(
  endpoints: Endpoints,
  definition: TableDefinition<Row>,
  options: CrudOptions<Row> = {},
): Route[] {
  const crud: Crud<Row> = { endpoints, definition, options };
  return Object.entries(endpoints.operations).flatMap(([name, operation]) => {
    const answer = shared[operation.path.split('/').at(-1) ?? ''] ?? standard[name];
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
    const before = await rowOf(crud, asked, idIn(asked, crud.endpoints.idField));
    const values = read({ ...before, ...asked.body }, needed(crud.options.input, 'input'));
    await store(crud, asked, before, values);
  },

  remove: async (crud, asked) => {
    const { endpoints, definition, options } = crud;
    const rows = [];
    for (const id of wires[endpoints.family].ids(asked, 'id')) rows.push(await rowOf(crud, asked, id));
    for (const row of rows) {
      await options.check?.('remove', row, asked);
      await refuseAssigned(crud, row, asked);
    }
    const table = await asked.world.table(definition);
    const remove = options.remove ?? ((row) => table.remove(Number(row[definition.idField])));
    for (const row of rows) await remove(row, asked);
    if (rows.length === 1) Object.assign(asked.trail, { before: rows[0] });
  },

  export: async (crud, asked) => {
    const name = needed(crud.options.sheet, 'sheet');
    const columns = needed(crud.options.columns, 'columns');
    const { matching } = await select(crud, asked);
    const sheet = { name, rows: sheetOf(columns, matching) };
    return downloadSheet(sheet, `${name}_${formatDay(asked.world.now())}.xlsx`);
  },
};

/** What RuoYi's resources share, by the last part of the path. */
const shared: Readonly<Record<string, Answer>> = {
  optionselect: async ({ definition, options: { visible = () => true, presenter } }, asked) => {
    const rows = (await asked.world.table(definition)).all().filter((row) => visible(row, asked));
    const present = await presenter?.(asked);
    return present ? rows.map(present) : rows;
  },

  changeStatus: async (crud, asked) => {
    const before = await rowOf(crud, asked, idIn(asked, crud.endpoints.idField));
    await store(crud, asked, before, read(asked.body, statusInput));
  },
};

const statusInput = z.object({ status: z.enum(['0', '1']) });

/** Changes a row, unless that is refused. */
async function store<Row extends object>(
  { endpoints, definition, options }: Crud<Row>,
  asked: Asked,
  before: Row,
  changes: object,
): Promise<void> {
  const table = await asked.world.table(definition);
  const row = definition.schema.parse({ ...before, ...changes, ...stampOf(endpoints, asked) });
  if (options.unique) refuseTaken('update', row, without(table.all(), before), options.unique);
  await options.check?.('update', row, asked, before);
  await table.put(row);
  Object.assign(asked.trail, { before, after: row });
  await options.onUpdated?.(row, asked, before);
}

/** Refuses the removal of a row that others hold, in RuoYi's words. */
async function refuseAssigned<Row extends object>({ options }: Crud<Row>, row: Row, asked: Asked) {
  if (!(await options.assigned?.(row, asked))) return;
  refuse(`${member(row, needed(options.unique, 'unique').name)}已分配,不能删除`);
}

/** What a list call asks for: all rows that the caller can see, and those that match, in order. */
async function select<Row extends object>({ endpoints, definition, options }: Crud<Row>, asked: Asked) {
  const { visible = () => true, presenter } = options;
  const query = wires[endpoints.family].query(asked);
  const present = await presenter?.(asked);
  const table = await asked.world.table(definition);
  const kept = table.all().filter((row) => visible(row, asked));
  const rows: readonly object[] = present ? kept.map(present) : kept;
  const order = query.sort ?? options.order ?? usualOrder(endpoints, rows);
  // Rows that are equal in what the call sorts by stay in the order of the list.
  const listed = sortRows(filterRows(rows, query.filters, options), options.order);
  return { query, rows, matching: sortRows(listed, order) };
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

/** A mock that lacks what its endpoints call for is a mistake of ours. */
function needed<T>(option: T | undefined, name: string): T {
  if (option === undefined) throw new Error(`this mock needs the option "${name}"`);
  return option;
}
