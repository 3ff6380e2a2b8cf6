import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileCalls, platformCalls } from '@/providers/endpoints/platformCalls';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { messageTable } from '../../management/messageTable';
import { keepFile, keptFile } from '../../platform/filesKept';
import { createResourceClient, permissionsOf } from '../../resourceTestClient';
import { materialTable } from './materialTable';

const { operations } = operationsEndpoints['operations/resources'];
const permissions = permissionsOf(operations);

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as, permissions);
  const materials = await client.mockServer.table(materialTable);
  const document = materials.find(
    ({ ext, status, storeIds }) => ext === 'pdf' && status === 1 && storeIds.length === 0,
  );
  if (!document) throw new Error('no document');
  return { ...client, materials, document };
}

const total = z.object({ total: z.number() });

test('[O14] 70 resources, those of a category with all below it; an institution sees what is on and for it', async () => {
  const { ask } = await open();
  expect(total.parse((await ask('list', { page: 1, limit: 10 })).data).total).toBe(70);
  const { total: below } = total.parse((await ask('list', { page: 1, limit: 10, categoryId: 1 })).data);
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(70);
  const institution = await open('jigou');
  const own = z
    .object({ list: z.array(z.looseObject({ status: z.number(), storeIds: z.array(z.number()) })) })
    .parse((await institution.ask('list', { page: 1, limit: 100 })).data).list;
  expect(own.length).toBeGreaterThan(0);
  expect(
    own.every(({ status, storeIds }) => status === 1 && (storeIds.length === 0 || storeIds.includes(2))),
  ).toBe(true);
});

test('[O14] a link is an address, a document a file that is there; titles differ in a category', async () => {
  const { textOf, document } = await open();
  const link = { title: '考试院官网', categoryId: 2, type: 4, url: 'https://www.example.com/' };
  expect(await textOf('create', { ...link, url: 'example.com' })).toBe(
    '40000 请输入以 http:// 或 https:// 开头的地址',
  );
  expect(await textOf('create', { ...link, url: `https://${'a'.repeat(248)}` })).toBe(
    '40000 网址长度不能超过 255 个字符',
  );
  expect(await textOf('create', { ...link, categoryId: 19 })).toBe('40000 请选择所属分类');
  expect(await textOf('create', { ...link, storeIds: [99_999] })).toBe('40000 请选择可见机构');
  expect(await textOf('create', { ...link, type: 1, url: '/profile/upload/a.exe' })).toBe(
    '40000 文件格式不正确',
  );
  expect(await textOf('create', { ...link, type: 1, url: '/profile/upload/a.pdf' })).toBe(
    '40000 文件不存在，请先上传',
  );
  expect(await textOf('create', link)).toMatch(/^20000/);
  expect(await textOf('create', link)).toBe('40000 资源名称已存在');
  expect(await textOf('update', { id: document.id, title: '' })).toBe('40000 请输入资源名称');
});

test('[O14] a new version keeps the address; only those who fetched the former one are notified', async () => {
  const { caller, textOf, materials, document, mockServer, clock } = await open();
  const { id, url } = document;
  const query = new URLSearchParams({ resource: url });
  const fetched = await caller.fetch('GET', `${fileCalls.downloadResource.path}?${query}`);
  expect(fetched.ok).toBe(true);
  expect(materials.get(id)?.downloads).toBe(document.downloads + 1);
  const sent = '/profile/upload/2026/06/20/新版_A001.pdf';
  await keepFile(mockServer, sent, '新版.pdf', new Blob(['%PDF-1.4 second'], { type: 'application/pdf' }));
  const told = async () =>
    (await mockServer.table(messageTable)).all().filter(({ title }) => title.startsWith('资源有新版本'));
  expect(await textOf('version', { id, url: sent, note: '' })).toBe('40000 请输入版本说明');
  expect(await textOf('version', { id, url: sent, note: '更新 2026 年数据' })).toMatch(/^20000/);
  expect(materials.get(id)).toMatchObject({ url, version: 2, versionNote: '更新 2026 年数据' });
  expect(await (await keptFile(mockServer, url))?.blob.text()).toBe('%PDF-1.4 second');
  expect((await told()).map(({ receiverId }) => receiverId)).toEqual([1]);
  clock.now += 60_000;
  expect(await textOf('version', { id, url: sent, note: '再次更新' })).toMatch(/^20000/);
  expect(await told()).toHaveLength(1);
  const about = { bizType: 'operations/resources', bizId: id };
  expect((await caller.post(platformCalls.auditLog.path, about)).data).toMatchObject([
    { action: '上传新版本', remark: '再次更新', changes: [{ label: '版本', before: '2', after: '3' }] },
    { action: '上传新版本', remark: '更新 2026 年数据' },
    { action: '新增' },
  ]);
});

test('[O14] the file of a resource that an institution does not see is not fetched by its path either', async () => {
  const { as, materials, document } = await open('jigou');
  const jigou = await as('jigou');
  const query = new URLSearchParams({ resource: document.url });
  const fetched = () => jigou.fetch('GET', `${fileCalls.downloadResource.path}?${query}`);
  expect(await codeOf(await fetched())).toBeUndefined();
  for (const hidden of [{ status: 0 as const }, { storeIds: [5] }]) {
    await materials.put({ ...document, ...hidden });
    expect(await codeOf(await fetched())).toBe(40301);
  }
  expect(materials.get(document.id)?.downloads).toBe(document.downloads);
  const admin = await as('admin');
  expect(
    await codeOf(await admin.fetch('GET', `${fileCalls.downloadResource.path}?${query}`)),
  ).toBeUndefined();
});

/** The code of a refusal; undefined for a file. */
async function codeOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return Object(await response.json()).code;
}

test('[O14] several resources are one archive without links, and institutions write nothing', async () => {
  const { ask, textOf, materials, document } = await open();
  const link = materials.find(({ type }) => type === 4);
  const other = materials.find(({ ext, id }) => ext === 'txt' && id !== document.id);
  expect(await textOf('zip', { id: `${document.id},${link?.id}` })).toBe('40000 链接不能下载');
  const { data } = await ask('zip', { id: `${document.id},${other?.id}` });
  expect(decodeURIComponent(Object(data).path)).toContain('资源_20260620120000.zip');
  expect(materials.get(document.id)?.downloads).toBe(document.downloads + 1);
  const institution = await open('jigou');
  expect(await institution.textOf('remove', { id: document.id })).toBe('40301 当前操作没有权限');
});

test('[O14] a stopped category takes nothing new and starts nothing; its content stays', async () => {
  const { textOf, caller, document, materials } = await open();
  const { update } = operationsEndpoints['operations/resource-categories'].operations;
  expect((await caller.post(update.path, { id: document.categoryId, status: 0 })).code).toBe(20000);
  const link = { title: '考试院官网', type: 4, url: 'https://www.example.com/' };
  expect(await textOf('create', { ...link, categoryId: document.categoryId })).toBe('40000 请选择所属分类');
  expect(await textOf('update', { id: document.id, intro: '新的说明' })).toMatch(/^20000/);
  expect(await textOf('update', { id: document.id, status: 0 })).toMatch(/^20000/);
  expect(await textOf('update', { id: document.id, status: 1 })).toBe('40000 请先启用上级分类');
  const other = materials.find(({ categoryId }) => categoryId !== document.categoryId);
  expect(await textOf('update', { id: other?.id, categoryId: document.categoryId })).toBe(
    '40000 请选择所属分类',
  );
});

test('[O14] a film of the object storage, whose path has no slash, is measured, renewed and hidden', async () => {
  const { caller, as, ask, textOf, materials, mockServer } = await open();
  const url = 'profile/storage/20260620/a1/讲座.mp4';
  const film = { title: '讲座录像', categoryId: 2, type: 3, url };
  expect(await textOf('create', film)).toBe('40000 文件不存在，请先上传');
  for (const [path, text] of [
    [url, 'first'],
    ['profile/storage/20260620/a2/讲座.mp4', 'second one'],
  ] as const)
    await keepFile(mockServer, `/${path}`, '讲座.mp4', new Blob([text], { type: 'video/mp4' }));
  expect(await textOf('create', film)).toMatch(/^20000/);
  const kept = () => materials.find((row) => row.url === url) ?? expect.unreachable();
  const { id } = kept();
  expect(kept()).toMatchObject({ ext: 'mp4', size: 5 });
  const newer = 'profile/storage/20260620/a2/讲座.mp4';
  expect(await textOf('version', { id, url: newer, note: '重新剪辑' })).toMatch(/^20000/);
  expect(kept()).toMatchObject({ url, version: 2, size: 10 });
  const fetched = async (by: typeof caller, path: string) =>
    by.fetch('GET', `${fileCalls.downloadResource.path}?${new URLSearchParams({ resource: path })}`);
  expect(await (await fetched(caller, url)).text()).toBe('second one');
  expect((await ask('zip', { id: String(id) })).code).toBe(20000);
  expect(kept().downloads).toBe(2);
  await materials.put({ ...kept(), storeIds: [5] });
  const jigou = await as('jigou');
  for (const path of [url, `/${url}`]) expect(await codeOf(await fetched(jigou, path))).toBe(40301);
});

test('[O14] a large film, which is forgotten at a reload, still has a file in its place', async () => {
  const { mockServer, materials, document } = await open();
  const url = 'profile/storage/20260620/a3/讲座.mp4';
  await materials.put({ ...document, url, title: '讲座录像', ext: 'mp4' });
  for (const path of [url, `/${url}`])
    expect(await keptFile(mockServer, path)).toMatchObject({ name: '讲座录像.mp4' });
});
