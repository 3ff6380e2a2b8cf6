import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileCalls } from '@/providers/endpoints/platformCalls';
import { uploadEndpoints } from '@/resources/upload/endpoints';
import { sha256Of } from '@/src/lib/fileHash';
import { createTestClient } from '../testClient';

const { list, add, rename, remove, find, zip } = uploadEndpoints['upload/file'].operations;
const rows = z.object({
  total: z.number(),
  list: z.array(
    z.looseObject({ id: z.number(), name: z.string(), fileName: z.string(), downloads: z.number() }),
  ),
});

async function setUp() {
  const client = createTestClient();
  const caller = await client.as('admin');
  const bearer = { authorization: 'Bearer x' };
  const listed = async (filters: object = {}) =>
    rows.parse((await caller.post(list.path, { limit: 50, ...filters })).data);
  const fetched = (resource: string) =>
    caller.fetch('GET', `${fileCalls.downloadResource.path}?${new URLSearchParams({ resource })}`);
  return { ...caller, bearer, listed, fetched };
}

test('[U1] 28 files, found by name, category and type; the bodies are what the names say', async () => {
  const { listed, fetched } = await setUp();
  expect((await listed()).total).toBe(28);
  expect((await listed({ ext: 'zip' })).list.map(({ name }) => name)).toEqual([
    '招生计划数据包.zip',
    '专业解读合集.zip',
  ]);
  const [guide] = (await listed({ name: '高考志愿填报' })).list;
  const response = await fetched(guide?.fileName ?? '');
  expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  expect((await listed({ name: '高考志愿填报' })).list[0]?.downloads).toBe((guide?.downloads ?? 0) + 1);
});

test('[U1] the lost file answers JSON in its place; a deleted one cannot be fetched', async () => {
  const { listed, fetched, post } = await setUp();
  const [lost] = (await listed({ name: '已丢失' })).list;
  expect(await (await fetched(lost?.fileName ?? '')).json()).toMatchObject({ msg: '文件不存在或已被删除' });
  const [note] = (await listed({ name: '更新说明' })).list;
  expect((await post(remove.path, { id: note?.id })).code).toBe(20000);
  expect(await (await fetched(note?.fileName ?? '')).json()).toMatchObject({ msg: '文件不存在或已被删除' });
});

test('[U1] equal content is found by its hash, whatever its name; other content is not', async () => {
  const { listed, fetched, post } = await setUp();
  const [note] = (await listed({ name: '更新说明' })).list;
  const hash = await sha256Of(await (await fetched(note?.fileName ?? '')).blob());
  expect((await post(find.path, { hash })).data).toMatchObject({ id: note?.id, name: '更新说明.txt' });
  expect((await post(find.path, { hash: '0'.repeat(64) })).data).toBeNull();
  expect((await post(find.path, { hash: 'x' })).msg).toBe('文件指纹不正确');
});

test('[U1] a file is added after its upload alone, and keeps its extension', async () => {
  const { listed, post } = await setUp();
  const body = { name: '新.txt', category: 'other', fileName: '/profile/upload/x.txt', url: '/x', size: 3 };
  expect((await post(add.path, body)).msg).toBe('文件不存在，请先上传');
  expect((await post(add.path, { ...body, category: 'none' })).msg).toBe('请选择分类');
  expect((await post(add.path, { ...body, name: '新.exe' })).msg).toBe('文件格式不正确');
  const [note] = (await listed({ name: '更新说明' })).list;
  expect((await post(rename.path, { id: note?.id, name: '说明.pdf' })).msg).toBe('不能修改文件的扩展名');
  expect((await post(rename.path, { id: note?.id, name: '说明.txt', category: 'guide' })).code).toBe(20000);
  expect((await listed({ name: '说明.txt', category: 'guide' })).total).toBe(2);
});

test('[U1] several files come as one archive, once; 51 are refused', async () => {
  const { fetch, post } = await setUp();
  const made = z.object({ path: z.string() }).parse((await post(zip.path, { id: '3,4' })).data);
  expect(made.path.startsWith(`${fileCalls.download.path}?`)).toBe(true);
  const archive = new Uint8Array(await (await fetch('GET', made.path)).arrayBuffer());
  expect(String.fromCharCode(...archive.slice(0, 2))).toBe('PK');
  expect(await (await fetch('GET', made.path)).json()).toMatchObject({ msg: '文件不存在或已被删除' });
  const ids = Array.from({ length: 51 }, (_, index) => index + 1).join();
  expect((await post(zip.path, { id: ids })).msg).toBe('一次最多下载 50 个文件');
});

test('[U1] an archive that is refused counts no download', async () => {
  const { listed, post } = await setUp();
  const before = (await listed()).list;
  const lost = before.find(({ name }) => name.includes('已丢失'));
  expect((await post(zip.path, { id: `3,${lost?.id}` })).msg).toMatch(/不存在或已被删除$/);
  expect((await listed()).list).toEqual(before);
});
