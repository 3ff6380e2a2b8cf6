import { z } from 'zod';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { devEndpoints } from '@/resources/dev/endpoints';
import { download, downloadSheet } from '../download';
import { noteMaterialDownload } from '../operations/material/downloadsOf';
import { refuseHiddenFile } from '../operations/material/materialSight';
import { ApiError, refuse, requireBearer } from '../responses';
import { type Route, read, route } from '../route';
import { defineTable } from '../table';
import { formatDay } from '../time';
import { archiveFolder, countDownload } from '../upload/archive';
import { zip } from '../zip';
import { dropFile, keptFile } from './filesKept';

interface ServerFile {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

/** A page with nothing on it. */
const blankPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 397]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Files on the server to be downloaded; their names are as awkward as in practice. */
const fileTable = defineTable<ServerFile>({
  name: 'serverFile',
  idField: 'id',
  schema: z.object({ id: z.number(), name: z.string(), text: z.string() }),
  seed: () => [
    { id: 1, name: '机构名单, 第 1 批 🎓.csv', text: '\uFEFF名称,状态\r\n"明德, 教育 😀",启用\r\n' },
    { id: 2, name: '一次性文件.csv', text: '\uFEFF名称\r\n只能下载一次\r\n' },
    { id: 3, name: '使用说明.txt', text: '志愿通使用说明\n'.repeat(2000) },
    { id: 4, name: '电子发票（示例）.pdf', text: blankPdf },
  ],
});

const byName = z.object({ fileName: z.string().min(1, '请给出文件名'), delete: z.string().optional() });
const byPath = z.object({ resource: z.string().min(1, '请给出资源路径') });

/** The folder of uploaded files. */
const uploadFolder = '/profile/upload/';

const { archive, report } = devEndpoints['dev/file'].operations;

/** Downloads (contract, section 6): by name, by path, an archive, and what is made of posted parameters. */
export const downloadRoutes: readonly Route[] = [
  route(fileCalls.download, async ({ mockServer, headers, query }) => {
    requireBearer(headers);
    const wanted = read(query, byName);
    const made = await keptFile(mockServer, archiveFolder + safe(wanted.fileName));
    if (made) {
      if (wanted.delete === 'true') await dropFile(mockServer, archiveFolder + wanted.fileName);
      return download(made.blob, made.name, made.blob.type);
    }
    const files = await mockServer.table(fileTable);
    const file = files.find(({ name }) => name === safe(wanted.fileName)) ?? refuse('文件不存在或已被删除');
    if (wanted.delete === 'true') await files.remove(file.id);
    return download(file.text, file.name, 'application/octet-stream');
  }),
  route(fileCalls.downloadResource, async (request) => {
    const { mockServer, headers, query } = request;
    requireBearer(headers);
    const path = safe(read(query, byPath).resource);
    await refuseHiddenFile(request, path);
    const sent = await keptFile(mockServer, path);
    if (sent) {
      await countDownload(mockServer, path);
      await noteMaterialDownload(request, path);
      return download(sent.blob, sent.name, sent.blob.type || 'application/octet-stream');
    }
    const files = await mockServer.table(fileTable);
    const file = files.find(({ name }) => path === uploadFolder + name) ?? refuse('文件不存在或已被删除');
    return download(file.text, file.name, 'application/octet-stream');
  }),
  route(archive, async ({ mockServer }) => {
    const files = (await mockServer.table(fileTable)).all();
    return download(
      zip(Object.fromEntries(files.map(({ name, text }) => [name, text]))),
      `资料包_${formatDay(mockServer.now())}.zip`,
      'application/zip',
    );
  }),
  route(report, ({ mockServer, body }) => {
    const rows = Object.entries(body).map(([name, value]) => [name, String(value)]);
    if (rows.length === 0) refuse('没有可导出的数据');
    return downloadSheet(
      { name: '报表', rows: [['参数', '值'], ...rows] },
      `报表_${formatDay(mockServer.now())}.xlsx`,
    );
  }),
];

/** Refuses names that lead out of their folder, as the real server does. */
function safe(path: string): string {
  if (path.includes('..')) throw new ApiError(`文件名称(${path})非法，不允许下载。`, 403);
  return path;
}
