import { uploadEndpoints } from '@/resources/upload/endpoints';
import { crudHandlers } from '../crud';
import { keptFile } from '../platform/filesKept';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route } from '../route';
import { packFiles } from './archive';
import { titleInput, uploadTitleTable } from './titleTable';

const endpoints = uploadEndpoints['upload/title'];

/** Titles (screen U3). Deleting one leaves its files where they are. */
export const uploadTitleRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, uploadTitleTable, {
    input: titleInput,
    contains: ['title'],
    complete: () => ({ downloads: 0 }),
    check: async (action, { id, title, files }, { mockServer }, before) => {
      if (action === 'remove') return;
      const table = await mockServer.table(uploadTitleTable);
      if (table.find((other) => other.id !== id && other.title === title)) refuse('标题已存在');
      const added = files.filter((path) => !before?.files.includes(path));
      for (const path of added) if (!(await keptFile(mockServer, path))) refuse('文件不存在或已被删除');
    },
  }),
  route(endpoints.operations.zip, async ({ mockServer, body }) => {
    const table = await mockServer.table(uploadTitleTable);
    const row = found(table.get(read(body.id, idSchema)));
    const made = await packFiles(mockServer, row.title, row.files);
    await table.put({ ...row, downloads: row.downloads + 1 });
    return made;
  }),
];
