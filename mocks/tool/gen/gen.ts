import { call } from '@/providers/endpoints/builder';
import { toolEndpoints } from '@/resources/tool/endpoints';
import { crudHandlers } from '../../crud';
import { Beside, found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { codeRoutes } from './code';
import { databaseRoutes } from './database';
import { dbTable } from './dbTable';
import { changedRow } from './genInput';
import { type GenRow, genTable } from './genTable';
import { syncedColumns } from './syncColumns';

const { operations } = toolEndpoints['tool/gen'];
const edit = toolEndpoints['tool/gen-edit'].operations;

/** A call that RuoYi has and no screen of ours makes. */
const columnsCall = call('/tool/gen/column/{id}', {
  method: 'GET',
  given: false,
  permission: 'tool:gen:list',
});

/** The code generator (rest-contract, section 16). */
export const genRoutes: readonly Route[] = [
  ...crudHandlers(toolEndpoints['tool/gen'], genTable, {
    contains: ['tableName', 'tableComment'],
    order: { field: 'tableId', descending: true },
    presenter:
      async () =>
      ({ columns: _, ...row }) =>
        row,
  }),

  route(edit.detail, async ({ mockServer, params }) => {
    const tables = await mockServer.table(genTable);
    const row = found(tables.get(read(params.id, idSchema)));
    return { info: row, rows: row.columns, tables: tables.all() };
  }),

  route(columnsCall, async ({ mockServer, params }) => {
    const { columns } = found((await mockServer.table(genTable)).get(read(params.id, idSchema)));
    return new Beside({ rows: columns, total: columns.length }, '查询成功');
  }),

  route(edit.update, async (request) => {
    const tables = await request.mockServer.table(genTable);
    const before = found(tables.get(read(request.body.tableId, idSchema)));
    await put(request, before, changedRow(before, request.body));
  }),

  route(operations.sync, async (request) => {
    const { mockServer, params } = request;
    const structure = (await mockServer.table(dbTable)).find(({ tableName }) => tableName === params.id);
    if (!structure || structure.columns.length === 0) return refuse('同步数据失败，原表结构不存在');
    const before = found((await mockServer.table(genTable)).find(({ tableName }) => tableName === params.id));
    await put(request, before, { ...before, columns: syncedColumns(before, structure) });
    return undefined;
  }),

  ...databaseRoutes,
  ...codeRoutes,
];

async function put({ mockServer, trail }: SignedInRequest, before: GenRow, row: GenRow): Promise<void> {
  const after = { ...row, updateTime: formatTime(mockServer.now()) };
  await (await mockServer.table(genTable)).put(after);
  Object.assign(trail, { before, after });
}
