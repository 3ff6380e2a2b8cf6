import { z } from 'zod';
import type { Endpoints, Operation } from '@/providers/endpoints/builder';
import { type CrudOptions, refuseOutside } from './crudOptions';
import { downloadSheet } from './download';
import { matchingRows, member, type Sort } from './list';
import { found, refuse, unknownRow } from './responses';
import { type Route, read, route, type SignedInRequest } from './route';
import { joinPaths } from './sharedPath';
import { sheetOf } from './sheet';
import type { TableDefinition } from './table';
import { formatDay, formatTime } from './time';
import { refuseChanged, refuseShared, refuseTaken } from './unique';
import { idIn, respondList, wires } from './wire';

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
  const routes = Object.entries(endpoints.operations).flatMap(([name, operation]) => {
    const answer = shared[operation.path.split('/').at(-1) ?? ''] ?? standard[options.runs?.[name] ?? name];
    if (!answer) return [];
    const sealed = options.sealed?.includes(name) ?? false;
    return [{ name, route: route(operation, (request) => answer(crud, request, operation), { sealed }) }];
  });
  return joinPaths(routes, options.meant);
}

type CrudResponder = <Row extends object>(
  crud: Crud<Row>,
  request: SignedInRequest,
  operation: Operation,
) => Promise<unknown>;

const standard: Readonly<Record<string, CrudResponder>> = {
  list: async (crud, request) => {
    const { rows, query, rules } = await listed(crud, request);
    if (crud.options.whole) return matchingRows(rows, query, rules);
    return respondList(request, rows, rules, crud.options.beside?.(rows, query, request));
  },

  one: async (crud, request, { key = 'id', at }) => {
    const [id = 0, ...others] = wires[crud.endpoints.family].ids(request, key);
    const row = await rowOf(crud, request, others.length > 0 ? refuse(unknownRow) : id);
    const shown = (await crud.options.presenter?.(request))?.(row) ?? row;
    return at ? { [at]: shown, ...(await crud.options.around?.(row, request)) } : shown;
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
    if (options.distinct) refuseShared(row, table.all(), options.distinct);
    await options.check?.('create', row, request);
    await table.put(row);
    request.trail.after = row;
    await options.onCreated?.(row, request);
    return wires[endpoints.family].created(id);
  },

  update: async (crud, request) => {
    const { endpoints, options } = crud;
    const { merges = endpoints.family === 'rpc' } = options;
    const before = await rowOf(crud, request, idIn(request, endpoints.idField));
    const values = merges ? { ...before, ...request.body } : request.body;
    await store(crud, request, before, read(values, needed(options.input, 'input')));
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
    const { rows, query, rules } = await listed(crud, request);
    const sheet = { name, rows: sheetOf(columns, matchingRows(rows, query, rules)) };
    return downloadSheet(sheet, `${name}_${formatDay(request.mockServer.now())}.xlsx`);
  },
};

/** What RuoYi's resources share, by the last part of the path. */
const shared: Readonly<Record<string, CrudResponder>> = {
  optionselect: async (crud, request) => (await listed(crud, request)).rows,

  refreshCache: async () => undefined,

  clean: async ({ definition }, request) => {
    const table = await request.mockServer.table(definition);
    for (const row of [...table.all()]) await table.remove(Number(row[definition.idField]));
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
  const others = without(table.all(), before);
  if (options.fixed) refuseChanged(row, before, options.fixed);
  if (options.unique) refuseTaken('update', row, others, options.unique);
  if (options.distinct) refuseShared(row, others, options.distinct);
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

/** What a list call is about: all rows that the caller can see, as they are shown, and how they answer its query. */
async function listed<Row extends object>(
  { endpoints, definition, options }: Crud<Row>,
  request: SignedInRequest,
) {
  const { visible = () => true, scope, presenter } = options;
  const query = wires[endpoints.family].query(request);
  const [covers, present] = [await scope?.covers(request), await presenter?.(request)];
  const all = (await request.mockServer.table(definition)).all();
  const kept = all.filter((row) => visible(row, request) && (covers?.(row) ?? true));
  const rows: readonly object[] = present ? kept.map(present) : kept;
  return { rows, query, rules: { ...options, order: options.order ?? usualOrder(endpoints, rows) } };
}

/** POST lists go by `sort`, else newest first; RuoYi's go as they were entered, but logs, which can be emptied. */
function usualOrder(
  { family, idField, operations }: Endpoints,
  [first]: readonly object[],
): Sort | undefined {
  if (family === 'rest') return 'clean' in operations ? { field: idField, descending: true } : undefined;
  return first && 'sort' in first ? { field: 'sort' } : { field: 'createTime', descending: true };
}

async function rowOf<Row extends object>(
  { definition, options }: Crud<Row>,
  request: SignedInRequest,
  id: number,
) {
  const { visible = () => true, scope } = options;
  const row = found((await request.mockServer.table(definition)).get(id));
  if (!visible(row, request)) refuse(unknownRow);
  if (scope) await refuseOutside(scope, row, request);
  return row;
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
