import { z } from 'zod';
import { toolEndpoints } from '@/resources/tool/endpoints';
import type { TplWebType } from '@/resources/tool/gen/gen';
import { adminRoleId } from '../../menu/roleTable';
import { forbidden, found, refuse } from '../../responses';
import { type Route, read, route, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { respondList } from '../../wire';
import { type DbStructure, dbTable } from './dbTable';
import { genTable, importedRow, webTypes } from './genTable';
import { parseCreateTables } from './parseCreateTable';

const { operations } = toolEndpoints['tool/gen'];
const { list } = toolEndpoints['tool/gen/db'].operations;

/** Text that is in a query. */
const named = (name: string, missing: string) =>
  z.object({ [name]: z.string(missing).trim().min(1, missing) }).transform((query) => query[name] ?? '');

/** The tables of the database: those that can be imported, their import, and new ones. */
export const databaseRoutes: readonly Route[] = [
  route(list, async (request) => {
    const rows = (await notImported(request)).map(listed);
    return respondList(request, rows, { contains: ['tableName', 'tableComment'] });
  }),

  route(operations.import, async (request) => {
    const names = read(request.query, named('tables', '请选择要导入的表')).split(',');
    const tplWebType = read(request.query.tplWebType, webTypes);
    const candidates = await notImported(request);
    const tables = names.map((name) => found(candidates.find(({ tableName }) => tableName === name)));
    for (const table of tables) await importTable(request, table, tplWebType);
  }),

  route(operations.createTable, async (request) => {
    if (!request.user.roleIds.includes(adminRoleId)) throw forbidden('rest');
    const structures = parseCreateTables(read(request.query, named('sql', '请输入建表语句')));
    const tplWebType = read(request.query.tplWebType, webTypes);
    const database = await request.mockServer.table(dbTable);
    const isTaken = (name: string) => database.find(({ tableName }) => tableName === name) !== undefined;
    if (!structures || structures.some(({ tableName }) => isTaken(tableName)))
      return refuse('创建表结构异常');
    if (new Set(structures.map(({ tableName }) => tableName)).size < structures.length)
      return refuse('创建表结构异常');
    for (const structure of structures) {
      const createTime = formatTime(request.mockServer.now());
      await database.put({ ...structure, id: database.nextId(), createTime, updateTime: '' });
      await importTable(request, structure, tplWebType);
    }
    return undefined;
  }),
];

/** A table of the database is known by its name. */
function listed({ tableName, tableComment, createTime, updateTime }: Candidate) {
  return { tableName, tableComment, createTime, updateTime };
}

type Candidate = Awaited<ReturnType<typeof notImported>>[number];

/** Newest first. */
async function notImported({ mockServer }: SignedInRequest) {
  const imported = new Set((await mockServer.table(genTable)).all().map(({ tableName }) => tableName));
  const tables = (await mockServer.table(dbTable)).all();
  return tables.filter(({ tableName }) => !imported.has(tableName)).reverse();
}

async function importTable(
  { mockServer }: SignedInRequest,
  structure: DbStructure,
  tplWebType: TplWebType,
): Promise<void> {
  const tables = await mockServer.table(genTable);
  const row = importedRow(structure, tables.nextId(), formatTime(mockServer.now()));
  await tables.put({ ...row, tplWebType });
}
