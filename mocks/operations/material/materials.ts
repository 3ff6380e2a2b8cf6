import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import {
  isLink,
  largestArchive,
  materialFiles,
  materialRules,
  materialTypes,
} from '@/resources/operations/material/material';
import { textProblem } from '@/src/lib/fieldRule';
import { extensionOf } from '@/src/lib/fileName';
import { type AuditFields, audit } from '../../audit';
import { isOfPlatform, nextRev, refuseMoved } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { storeTable } from '../../customer/storeTable';
import { sendMessage } from '../../management/messages';
import { refuseUnoffered, storeChoices } from '../../management/recipients';
import type { MockServer } from '../../mockServer';
import { keepFile, keptFile } from '../../platform/filesKept';
import { forbidden, found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { formatTime } from '../../time';
import { packFiles } from '../../upload/archive';
import { respondList } from '../../wire';
import { categoriesBelow, categoryTable, isEnabled } from '../category/categoryTable';
import { materialDownloadTable, noteMaterialDownload } from './downloadsOf';
import { materialBin } from './materialBin';
import { isSeen } from './materialSight';
import { type MaterialRow, materialInput, materialTable } from './materialTable';

const endpoints = operationsEndpoints['operations/resources'];
const { list, stores, version, zip, categories: _categories, ...written } = endpoints.operations;

/** Labels of a resource's members in its 操作记录. */
const told = {
  title: '资源名称',
  type: ['资源类型', Object.fromEntries(materialTypes.map(({ value, label }) => [value, label]))],
  intro: '说明',
  sort: '排序',
  status: ['状态', { 0: '停用', 1: '启用' }],
  version: '版本',
} as const satisfies AuditFields;

/** Shared material (screen O14): P writes it, I finds and fetches what it is for. */
export const materialRoutes: readonly Route[] = [
  ...crudHandlers<MaterialRow>({ ...endpoints, operations: written }, materialTable, {
    input: materialInput,
    presenter,
    visible: isSeen,
    complete: () => ({ downloads: 0, version: 1, versionNote: '', ext: '', size: 0 }),
    distinct: {
      title: { text: '资源名称已存在', among: (row, other) => row.categoryId === other.categoryId },
    },
    remove: materialBin.recycle,
    audit: told,
    check: async (action, row, request, before) => {
      if (!isOfPlatform(request)) throw forbidden('rpc');
      if (action === 'remove') return;
      await checkCategory(row, request.mockServer, before);
      const offered = await storeChoices(request.mockServer);
      refuseUnoffered(offered, row.storeIds, before?.storeIds, '请选择可见机构');
      if (before?.url !== row.url || before.type !== row.type) await checkFile(row, request.mockServer);
    },
    onCreated: (row, { mockServer }) => measure(row, mockServer),
    onUpdated: async (row, { mockServer }, before) => {
      if (row.url !== before.url) await measure(row, mockServer);
    },
  }),
  route(list, async (request) => {
    const { categoryId, ...body } = request.body;
    const below = categoryId
      ? await categoriesBelow(request.mockServer, read(categoryId, idSchema))
      : undefined;
    const rows = (await request.mockServer.table(materialTable)).all();
    const shown = rows.filter((row) => isSeen(row, request) && (below?.has(row.categoryId) ?? true));
    const present = await presenter(request);
    return respondList({ ...request, body }, shown.map(present), {
      contains: ['title'],
      order: [{ field: 'sort' }, { field: 'createTime', descending: true }],
    });
  }),
  route(stores, ({ mockServer }) => storeChoices(mockServer)),
  route(version, newVersion),
  route(zip, async (request) => {
    const { id: ids } = read(request.body, z.object({ id: idsSchema }));
    if (ids.length > largestArchive) refuse(`一次最多下载 ${largestArchive} 个资源`);
    const table = await request.mockServer.table(materialTable);
    const rows = ids.map((id) => found(table.get(id)));
    for (const row of rows) {
      if (!isSeen(row, request)) throw forbidden('rpc');
      if (isLink(row)) refuse('链接不能下载');
    }
    const packed = await packFiles(
      request.mockServer,
      '资源',
      rows.map(({ url }) => url),
    );
    for (const { url } of rows) await noteMaterialDownload(request, url);
    return packed;
  }),
];

async function presenter({ mockServer }: SignedInRequest) {
  const categories = await mockServer.table(categoryTable);
  const stores = await mockServer.table(storeTable);
  return (row: MaterialRow) => ({
    ...row,
    categoryName: categories.get(row.categoryId)?.name ?? '',
    storeNames: row.storeIds.map((id) => stores.get(id)?.name ?? '').join('、') || '全部机构',
  });
}

/** Checks the category of a resource: a new one must be enabled, a present one may stay. */
async function checkCategory(row: MaterialRow, mockServer: MockServer, before?: MaterialRow): Promise<void> {
  if (await isEnabled(mockServer, 1, row.categoryId)) return;
  if (row.categoryId !== before?.categoryId) refuse('请选择所属分类');
  if (row.status === 1 && before?.status === 0) refuse('请先启用上级分类');
}

async function checkFile(row: MaterialRow, mockServer: MockServer): Promise<void> {
  if (isLink(row)) {
    const problem = textProblem(materialRules.url, row.url);
    if (problem !== undefined) refuse(problem);
    return;
  }
  const types = materialFiles[row.type] ?? [];
  const extension = extensionOf(row.url);
  if (!types.includes(extension)) refuse('文件格式不正确');
  if (!(await keptFile(mockServer, row.url))) refuse('文件不存在，请先上传');
}

/** Notes the extension and the size of the file. */
async function measure(row: MaterialRow, mockServer: MockServer): Promise<void> {
  const file = isLink(row) ? undefined : await keptFile(mockServer, row.url);
  const table = await mockServer.table(materialTable);
  const ext = isLink(row) ? '' : extensionOf(file?.name ?? row.url);
  await table.put({ ...row, ext, size: file?.blob.size ?? 0 });
}

const versionInput = z.object({
  url: z.string('请上传文件').min(1, '请上传文件'),
  note: textMember(materialRules.versionNote),
});

/** Replaces the file under the same address and notifies those who downloaded the former one. */
async function newVersion(request: SignedInRequest): Promise<void> {
  if (!isOfPlatform(request)) throw forbidden('rpc');
  const { mockServer, user, body } = request;
  const table = await mockServer.table(materialTable);
  const row = found(table.get(read(body.id, idSchema)));
  refuseMoved(request, row);
  if (isLink(row)) refuse('链接没有版本');
  const { url, note } = read(body, versionInput);
  const file = (await keptFile(mockServer, url)) ?? refuse('文件不存在，请先上传');
  const ext = extensionOf(file.name);
  if (ext !== row.ext) refuse(`文件格式须与原文件一致：${row.ext}`);
  await keepFile(mockServer, row.url, file.name, file.blob);
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  const changes = { size: file.blob.size, version: row.version + 1, versionNote: note };
  const after = await table.put({ ...row, ...changes, ...nextRev(row), ...stamp });
  const about = { bizType: endpoints.name, bizId: row.id, action: '上传新版本', fields: told, remark: note };
  await audit(request, { ...about, before: row, after });
  await tellDownloaders(request, row, note);
}

async function tellDownloaders(request: SignedInRequest, row: MaterialRow, note: string): Promise<void> {
  const downloads = (await request.mockServer.table(materialDownloadTable)).all();
  const people = downloads
    .filter(({ materialId, version }) => materialId === row.id && version === row.version)
    .map(({ userId }) => userId);
  if (people.length === 0) return;
  await sendMessage(request, {
    to: { accountIds: [...new Set(people)] },
    type: 1,
    title: `资源有新版本：${row.title}`,
    content: `您下载过的资源已更新到第 ${row.version + 1} 版：${note}\n\n下载地址不变。`,
  });
}
