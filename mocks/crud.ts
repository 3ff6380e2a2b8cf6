import { z } from 'zod';
import type { Endpoints, Operation } from '@/providers/endpoints/builder';
import type { CrudOptions } from './crudOptions';
import { downloadSheet } from './download';
import { filterRows, member, pageOf, type Sort, sortRows } from './list';
import { found, refuse } from './responses';
import { type Route, read, route, type SignedInRequest } from './route';
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
    return [route(operation, (request) => answer(crud, request, operation), { sealed })];
  });
}

type CrudResponder = <Row extends object>(
  crud: Crud<Row>,
  request: SignedInRequest,
  operation: Operation,
) => Promise<unknown>;

const standard: Readonly<Record<string, CrudResponder>> = {
  list: async (crud, request) => {
    const { query, rows, matching } = await select(crud, request);
    const wire = wires[crud.endpoints.family];
    const page = pageOf(matching, wire.page(query, matching.length), query.size);
    return wire.list(page, matching.length, crud.options.beside?.(rows, query) ?? {});
  },

  one: async (crud, request, { key = 'id', at }) => {
    const [id = 0] = wires[crud.endpoints.family].ids(request, key);
    const row = await rowOf(crud, request, id);
    const shown = (await crud.options.presenter?.(request))?.(row) ?? row;
    return at ? { [at]: shown, ...crud.options.around?.(row, request) } : shown;
  },

  create: async ({ endpoints, definition, options }, request) => {
    const table = await request.mockServer.table(definition);
    const values = read(request.body, needed(options.input, 'input'));
    const id = options.idOf?.(table.all()) ?? table.nextId();
    const stamp = stampOf(endpoints, request);
    const row = definition.schema.parse({
      ...values,
      ...options.complete?.(values, id, request),
      [definition.idField]: id,
      createTime: stamp.updateTime,
      createBy: stamp.updateBy,
      ...stamp,
    });
    if (options.unique) refuseTaken('create', row, table.all(), options.unique);
    await options.check?.('create', row, request);
    await table.put(row);
    request.trail.after = row;
    await options.onCreated?.(row, request);
    return wires[endpoints.family].created(id);
  },

  update: async (crud, request) => {
    const before = await rowOf(crud, request, idIn(request, crud.endpoints.idField));
    const values = read({ ...before, ...request.body }, needed(crud.options.input, 'input'));
    await store(crud, request, before, values);
  },

  remove: async (crud, request) => {
    const { endpoints, definition, options } = crud;
    const rows = [];
    for (const id of wires[endpoints.family].ids(request, 'id')) rows.push(await rowOf(crud, request, id));
    for (const row of rows) {
      await options.check?.('remove', row, request);
      await refuseAssigned(crud, row, request);
    }
    const table = await request.mockServer.table(definition);
    const remove = options.remove ?? ((row) => table.remove(Number(row[definition.idField])));
    for (const row of rows) await remove(row, request);
    if (rows.length === 1) Object.assign(request.trail, { before: rows[0] });
  },

  export: async (crud, request) => {
    const name = needed(crud.options.sheet, 'sheet');
    const columns = needed(crud.options.columns, 'columns');
    const { matching } = await select(crud, request);
    const sheet = { name, rows: sheetOf(columns, matching) };
    return downloadSheet(sheet, `${name}_${formatDay(request.mockServer.now())}.xlsx`);
  },
};

/** What RuoYi's resources share, by the last part of the path. */
const shared: Readonly<Record<string, CrudResponder>> = {
  optionselect: async ({ definition, options: { visible = () => true, presenter } }, request) => {
    const rows = (await request.mockServer.table(definition)).all().filter((row) => visible(row, request));
    const present = await presenter?.(request);
    return present ? rows.map(present) : rows;
  },

  changeStatus: async (crud, request) => {
    const before = await rowOf(crud, request, idIn(request, crud.endpoints.idField));
    await store(crud, request, before, read(request.body, statusInput));
  },
};

const statusInput = z.object({ status: z.enum(['0', '1']) });

/** Changes a row, unless that is refused. */
async function store<Row extends object>(
  { endpoints, definition, options }: Crud<Row>,
  request: SignedInRequest,
  before: Row,
  changes: object,
): Promise<void> {
  const table = await request.mockServer.table(definition);
  const row = definition.schema.parse({ ...before, ...changes, ...stampOf(endpoints, request) });
  if (options.unique) refuseTaken('update', row, without(table.all(), before), options.unique);
  await options.check?.('update', row, request, before);
  await table.put(row);
  Object.assign(request.trail, { before, after: row });
  await options.onUpdated?.(row, request, before);
}

/** Refuses the removal of a row that others hold, in RuoYi's words. */
async function refuseAssigned<Row extends object>(
  { options }: Crud<Row>,
  row: Row,
  request: SignedInRequest,
) {
  if (!(await options.assigned?.(row, request))) return;
  refuse(`${member(row, needed(options.unique, 'unique').name)}已分配,不能删除`);
}

/** What a list call asks for: all rows that the caller can see, and those that match, in order. */
async function select<Row extends object>(
  { endpoints, definition, options }: Crud<Row>,
  request: SignedInRequest,
) {
  const { visible = () => true, presenter } = options;
  const query = wires[endpoints.family].query(request);
  const present = await presenter?.(request);
  const table = await request.mockServer.table(definition);
  const kept = table.all().filter((row) => visible(row, request));
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

async function rowOf<Row extends object>(
  { definition, options }: Crud<Row>,
  request: SignedInRequest,
  id: number,
) {
  const row = found((await request.mockServer.table(definition)).get(id));
  return found((options.visible?.(row, request) ?? true) ? row : undefined);
}

function without<Row extends object>(rows: readonly Row[], one: Row): readonly Row[] {
  return rows.filter((row) => row !== one);
}

function stampOf({ family }: Endpoints, request: SignedInRequest) {
  return { updateTime: formatTime(request.mockServer.now()), updateBy: wires[family].signature(request) };
}

/** A mock that lacks what its endpoints call for is a mistake of ours. */
function needed<T>(option: T | undefined, name: string): T {
  if (option === undefined) throw new Error(`this mock needs the option "${name}"`);
  return option;
}
