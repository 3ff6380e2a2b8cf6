import { call } from '@/providers/data/endpoints';
import { toolEndpoints } from '@/resources/tool/endpoints';
import { Beside, found, refuse } from '../../answer';
import { crudHandlers } from '../../crud';
import { type Asked, idSchema, type Route, read, route } from '../../route';
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

  route(edit.detail, async ({ world, params }) => {
    const tables = await world.table(genTable);
    const row = found(tables.get(read(params.id, idSchema)));
    return { info: row, rows: row.columns, tables: tables.all() };
  }),

  route(columnsCall, async ({ world, params }) => {
    const { columns } = found((await world.table(genTable)).get(read(params.id, idSchema)));
    return new Beside({ rows: columns, total: columns.length }, '查询成功');
  }),

  route(edit.update, async (asked) => {
    const tables = await asked.world.table(genTable);
    const before = found(tables.get(read(asked.body.tableId, idSchema)));
    await put(asked, before, changedRow(before, asked.body));
  }),

  route(operations.sync, async (asked) => {
    const { world, params } = asked;
    const structure = (await world.table(dbTable)).find(({ tableName }) => tableName === params.id);
    if (!structure || structure.columns.length === 0) return refuse('同步数据失败，原表结构不存在');
    const before = found((await world.table(genTable)).find(({ tableName }) => tableName === params.id));
    await put(asked, before, { ...before, columns: syncedColumns(before, structure) });
    return undefined;
  }),

  ...databaseRoutes,
  ...codeRoutes,
];

async function put({ world, trail }: Asked, before: GenRow, row: GenRow): Promise<void> {
  const after = { ...row, updateTime: formatTime(world.now()) };
  await (await world.table(genTable)).put(after);
  Object.assign(trail, { before, after });
}
