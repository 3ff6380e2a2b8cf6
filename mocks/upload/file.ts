import { z } from 'zod';
import { uploadEndpoints } from '@/resources/upload/endpoints';
import { largestArchive, partsOf } from '@/resources/upload/file/uploadFile';
import { sha256Of } from '@/src/lib/fileHash';
import { extensionOf } from '@/src/lib/fileName';
import { crudHandlers } from '../crud';
import type { MockServer } from '../mockServer';
import { dropFile, keptFile } from '../platform/filesKept';
import { found, refuse } from '../responses';
import { idsSchema, type Route, read, route } from '../route';
import { packFiles } from './archive';
import { fileWords, uploadFileTable } from './fileTable';

const endpoints = uploadEndpoints['upload/file'];
const { add, rename, find, zip, ...operations } = endpoints.operations;

const missing = '文件不存在，请先上传';
const input = fileWords.extend({
  fileName: z.string(missing).startsWith('/profile/upload/', missing),
  url: z.string(missing).min(1, missing),
  size: z.number('文件大小不正确').int().positive('文件大小不正确'),
});
const byHash = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, '文件指纹不正确') });
const many = z.object({ id: idsSchema });

/** Shared files (screen U1). */
export const uploadFileRoutes: readonly Route[] = [
  ...crudHandlers(
    { ...endpoints, operations: { ...operations, create: add, update: rename } },
    uploadFileTable,
    {
      input,
      contains: ['name'],
      complete: ({ name = '' }) => ({ ext: extensionOf(name), downloads: 0 }),
      check: async (action, row, { mockServer }, before) => {
        if (action === 'create' && (await keptFile(mockServer, row.fileName))?.blob.size !== row.size)
          refuse(missing);
        if (before && partsOf(before.name)[1] !== partsOf(row.name)[1]) refuse('不能修改文件的扩展名');
      },
      remove: async ({ id, fileName }, { mockServer }) => {
        await dropFile(mockServer, fileName);
        await (await mockServer.table(uploadFileTable)).remove(id);
      },
    },
  ),
  route(find, async ({ mockServer, body }) => {
    const { hash } = read(body, byHash);
    for (const row of (await mockServer.table(uploadFileTable)).all())
      if ((await hashOf(mockServer, row.fileName)) === hash) return row;
    return null;
  }),
  route(zip, async ({ mockServer, body }) => {
    const { id: ids } = read(body, many);
    if (ids.length > largestArchive) refuse(`一次最多下载 ${largestArchive} 个文件`);
    const table = await mockServer.table(uploadFileTable);
    return packFiles(
      mockServer,
      '文件',
      ids.map((id) => found(table.get(id)).fileName),
    );
  }),
];

const hashes = new WeakMap<MockServer, Map<string, string>>();

/** The hash of a file's content, worked out once. */
async function hashOf(mockServer: MockServer, path: string): Promise<string | undefined> {
  const known = hashes.get(mockServer) ?? new Map<string, string>();
  hashes.set(mockServer, known);
  const file = known.has(path) ? undefined : await keptFile(mockServer, path);
  if (file) known.set(path, await sha256Of(file.blob));
  return known.get(path);
}
