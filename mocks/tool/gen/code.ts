import { call } from '@/providers/endpoints/builder';
import { toolEndpoints } from '@/resources/tool/endpoints';
import { download } from '../../download';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { zip } from '../../zip';
import { generate } from './generate';
import { genTable } from './genTable';

const { operations } = toolEndpoints['tool/gen'];

/** RuoYi's own address for the code of a single table; no screen of ours asks it. */
const oneCode = call('/tool/gen/download/{id}', { method: 'GET', given: false, permission: 'tool:gen:code' });

/** Generated code: a preview, an archive, or files in a folder of the server. */
export const codeRoutes: readonly Route[] = [
  route(operations.preview, async ({ mockServer, params }) => {
    const tables = (await mockServer.table(genTable)).all();
    const id = read(params.id, idSchema);
    const files = generate(found(tables.find(({ tableId }) => tableId === id)), tables);
    return Object.fromEntries(files.map(({ template, text }) => [template, text]));
  }),

  route(oneCode, (request) => archive(request, [request.params.id ?? ''])),

  route(operations.code, (request) => archive(request, (request.query.tables ?? '').split(','))),

  // RuoYi's default (decision 27): nothing is written to the disk of the server.
  route(operations.codeToPath, () => refuse('【系统预设】不允许生成文件覆盖到本地')),
];

async function archive({ mockServer }: SignedInRequest, names: readonly string[]): Promise<Response> {
  const tables = (await mockServer.table(genTable)).all();
  const files = names.flatMap((name) => {
    const table = found(tables.find(({ tableName }) => tableName === name));
    return generate(table, tables).map(({ path, text }) => [path, text] as const);
  });
  return download(zip(Object.fromEntries(files)), 'ruoyi.zip', 'application/octet-stream');
}
