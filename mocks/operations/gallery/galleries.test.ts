import { expect, test } from 'vitest';
import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { keepFile } from '../../platform/filesKept';
import { createResourceClient } from '../../resourceTestClient';
import { pngOf } from '../../upload/imageBodies';
import { galleryTable } from './galleryTable';

const { operations } = operationsEndpoints['operations/galleries'];

async function open(as = 'admin') {
  const client = await createResourceClient(
    operations,
    as,
    ['list', 'show', 'create', 'download'].map((verb) => `operations:galleries:${verb}`),
  );
  const galleries = await client.mockServer.table(galleryTable);
  const first = galleries.get(1);
  if (!first) throw new Error('no set');
  return { ...client, galleries, first };
}

const listSchema = z.object({
  list: z.array(z.looseObject({ status: z.number(), images: z.array(z.looseObject({ url: z.string() })) })),
  total: z.number(),
});
const image = { url: '/profile/poster/set-1-1.svg', width: 750, height: 1334 };
const fresh = { name: '出分当天', categoryId: 19, images: [image], node: '4' };

test('[O16] 24 sets hold three to eight posters; an institution sees the active ones', async () => {
  const { ask, nobody } = await open();
  const { list, total } = listSchema.parse((await ask('list', { page: 1, limit: 100 })).data);
  expect(total).toBe(24);
  expect(list.every(({ images }) => images.length >= 3 && images.length <= 8)).toBe(true);
  const poster = await nobody.fetch('GET', list[0]?.images[0]?.url ?? '');
  expect(poster.headers.get('content-type')).toBe('image/svg+xml');
  expect((await nobody.fetch('GET', '/profile/poster/none.svg')).status).toBe(404);
  const institution = await open('jigou');
  const own = listSchema.parse((await institution.ask('list', { page: 1, limit: 100 })).data);
  expect(own.list.every(({ status }) => status === 1)).toBe(true);
  expect(own.total).toBeLessThan(24);
});

test.each([
  [{ images: [] }, '请至少上传一张图片'],
  [{ images: [{ ...image, url: '/profile/image/999' }] }, '图片不存在，请先上传'],
  [{ categoryId: 1 }, '请选择分类'],
  [{ node: '99' }, '请选择营销节点'],
  [{ qrArea: { x: 90, y: 0, width: 20, height: 10 } }, '区域超出图片范围'],
])('[O16] a set with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[O16] a picture or a whole set is downloaded, each counted once', async () => {
  const { ask, caller, galleries, first } = await open();
  const fetched = async (body: object) => {
    const { fileName } = z.object({ fileName: z.string() }).parse((await ask('down', body)).data);
    const query = new URLSearchParams({ fileName, delete: 'true' });
    return caller.fetch('GET', `/dev-api/common/download?${query}`);
  };
  const one = await fetched({ id: 1, url: first.images[1]?.url });
  expect(await one.text()).toContain('<svg');
  const all = await fetched({ id: 1 });
  expect(all.headers.get('content-type')).toContain('zip');
  expect(galleries.get(1)?.downloads).toBe(first.downloads + 2);
  expect(await ask('down', { id: 1, url: '/profile/poster/set-9-1.svg' })).toMatchObject({ code: 40000 });
});

test('[O16] a poster carries the brand of one’s own institution, and institutions upload no sets', async () => {
  const { ask } = await open();
  const { ask: own, textOf } = await open('jigou');
  const brand = z.object({ name: z.string().min(1), logo: z.string(), url: z.string().url() });
  const [platform, institution] = [
    brand.parse((await ask('brand')).data),
    brand.parse((await own('brand')).data),
  ];
  expect(institution.name).not.toBe(platform.name);
  expect(institution.url).not.toBe(platform.url);
  expect(await textOf('create', fresh)).toBe('40301 当前操作没有权限');
});

test('[O16] a stopped category takes no new set', async () => {
  const { textOf, caller } = await open();
  const { update } = operationsEndpoints['operations/marketing-categories'].operations;
  expect((await caller.post(update.path, { id: fresh.categoryId, status: 0 })).code).toBe(20000);
  expect(await textOf('create', fresh)).toBe('40000 请选择分类');
});

test('[O16] uploaded PNG and JPEG pictures are measured', async () => {
  const { ask, galleries, mockServer } = await open();
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 5, 0x36, 2, 0xee, 3, 1, 0x22, 0];
  const files = { 'a.png': pngOf({ title: '图', width: 40, height: 30, hue: 10 }), 'b.jpg': jpegFile(jpeg) };
  for (const [name, blob] of Object.entries(files))
    await keepFile(mockServer, `/profile/storage/20260620/a/${name}`, name, blob);
  const images = Object.keys(files).map((name) => ({
    url: `profile/storage/20260620/a/${name}`,
    width: 0,
    height: 0,
  }));
  const { data } = await ask('create', { ...fresh, images });
  expect(galleries.get(Number(Object(data).id))?.images).toMatchObject([
    { width: 40, height: 30 },
    { width: 750, height: 1334 },
  ]);
});

const jpegFile = (bytes: readonly number[]) => new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' });
