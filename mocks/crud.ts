import { z } from 'zod';
import type { Endpoints, Operation } from '@/providers/endpoints/builder';
import { doOnce } from './businessRules';
import { type CrudOptions, refuseOutside } from './crudOptions';
import { type Crud, create, needed, note, store } from './crudWrites';
import { downloadCsv, exportQuery } from './csv';
import { downloadSheet } from './download';
import { matchingRows, member, type Sort } from './list';
import { masked, mayReveal, plainValue, unmasked } from './masks';
import { found, refuse, unknownRow } from './responses';
import { type Route, read, route, type SignedInRequest } from './route';
import { joinPaths } from './sharedPath';
import { sheetOf } from './sheet';
import type { TableDefinition } from './table';
import { formatDay } from './time';
import { idIn, respondList, wires } from './wire';

/**
 * The routes of a resource's standard operations, and of RuoYi's shared ones, as far as its endpoints declare them.
 * They serve both families. The server itself checks sessions and permissions, and encrypts.
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
    const { rows, query, rules, asked } = await listed(crud, request);
    if (crud.options.whole) return matchingRows(rows, query, rules);
    const beside = crud.options.beside?.(rows, query, request);
    return respondList(asked, rows, rules, beside, (row) => masked(row, crud.options.masks ?? {}));
  },

  one: async (crud, request, { key = 'id', at }) => {
    const [id = 0, ...others] = wires[crud.endpoints.family].ids(request, key);
    const row = await rowOf(crud, request, others.length > 0 ? refuse(unknownRow) : id);
    const shown = masked((await crud.options.presenter?.(request))?.(row) ?? row, crud.options.masks ?? {});
    return at ? { [at]: shown, ...(await crud.options.around?.(row, request)) } : shown;
  },

  create: (crud, request) => doOnce(request, () => create(crud, request)),

  update: async (crud, request) => {
    const { endpoints, options } = crud;
    const { merges = endpoints.family === 'rpc' } = options;
    const before = await rowOf(crud, request, idIn(request, endpoints.idField));
    const sent = unmasked(request.body, before, options.masks ?? {});
    const values = merges ? { ...before, ...sent } : sent;
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
    for (const row of rows) {
      await remove(row, request);
      await note(crud, request, '删除', row);
    }
    if (rows.length === 1) Object.assign(request.trail, { before: rows[0] });
  },

  plain: async (crud, request) => {
    const row = await rowOf(crud, request, idIn(request, crud.endpoints.idField));
    const { field, value } = plainValue(request, row, crud.options.masks ?? {});
    await note(crud, request, '查看', row, undefined, field);
    return { value };
  },

  export: async (crud, request) => {
    if (crud.options.csv) return exportCsv(crud, request, crud.options.csv);
    const name = needed(crud.options.sheet, 'sheet');
    const columns = needed(crud.options.columns, 'columns');
    const { rows, query, rules } = await listed(crud, request);
    const sheet = { name, rows: sheetOf(columns, matchingRows(rows, query, rules)) };
    return downloadSheet(sheet, `${name}_${formatDay(request.mockServer.now())}.xlsx`);
  },
};

/** RuoYi calls that all resources share, by the last part of the path. */
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

/** The rows of a list as a file, masked for those who may not reveal. */
async function exportCsv<Row extends object>(
  crud: Crud<Row>,
  request: SignedInRequest,
  title: string,
): Promise<Response> {
  const { endpoints, definition, options } = crud;
  const { ids, ...query } = exportQuery(request);
  const { rows, rules, own } = await visibleRows(crud, request);
  const chosen = rows.filter((row) => ids?.includes(Number(member(row, definition.idField))) ?? true);
  const matching = matchingRows(chosen, { ...query, filters: { ...query.filters, ...own } }, rules);
  const isOpen = await mayReveal(request, endpoints.permission);
  const shown = isOpen ? matching : matching.map((row) => masked(row, options.masks ?? {}));
  const file = downloadCsv(title, needed(options.columns, 'columns'), shown, request.mockServer.now());
  await note(crud, request, '导出', undefined, undefined, `导出 ${shown.length} 条`);
  return file;
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

/** The basis of a list response: all rows visible to the caller, as they are shown, and the parsed query. */
async function listed<Row extends object>(crud: Crud<Row>, request: SignedInRequest) {
  const { own, ...seen } = await visibleRows(crud, request);
  const asked = { ...request, body: { ...request.body, ...own } };
  return { ...seen, asked, query: wires[crud.endpoints.family].query(asked) };
}

/** The rows visible to the caller, as they are shown, before any filter. */
async function visibleRows<Row extends object>(
  { endpoints, definition, options }: Crud<Row>,
  request: SignedInRequest,
) {
  const { visible = () => true, scope, presenter } = options;
  const [covers, present] = [await scope?.covers(request), await presenter?.(request)];
  const all = (await request.mockServer.table(definition)).all();
  const kept = all.filter((row) => visible(row, request) && (covers?.(row) ?? true));
  const rows: readonly object[] = present ? kept.map(present) : kept;
  const rules = { ...options, order: options.order ?? usualOrder(endpoints, rows) };
  return { rows, rules, own: scope?.own?.(request) };
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
