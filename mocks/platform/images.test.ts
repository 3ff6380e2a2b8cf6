import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { createTestClient } from '../testClient';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00);

async function upload(bytes: BlobPart, name: string, about = { type: 'png', storeId: '1' }) {
  const { as, nobody } = createTestClient();
  const form = new FormData();
  for (const [member, value] of Object.entries(about)) form.set(member, value);
  form.set('image', new File([bytes], name));
  const response = await (await as('admin')).fetch('POST', platformCalls.imageUpload.path, form);
  return { nobody, answer: await response.json() };
}

test('[FILE-1] an uploaded image has an address, under which everybody reads the same bytes', async () => {
  const { nobody, answer } = await upload(png, 'x.png');
  const { url } = z
    .object({ code: z.literal(20000), data: z.object({ url: z.string() }) })
    .parse(answer).data;
  const image = await nobody.fetch('GET', `${url}?w=200`);
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
});

test.each<[string, BlobPart]>([
  ['x.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['x.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
])('%s is an image', async (name, bytes) => {
  expect((await upload(bytes, name)).answer).toMatchObject({ code: 20000 });
});

test.each<[string, BlobPart, string]>([
  ['x.png', 'no image at all', '文件格式不正确，请上传 png/jpg/jpeg 格式图片！'],
  ['x.png', new Uint8Array(5 * 1024 * 1024 + 1), '上传图片大小不能超过 5 MB！'],
])('[VAL-5] %s is refused', async (name, bytes, msg) => {
  expect((await upload(bytes, name)).answer).toEqual({ code: 40000, msg, data: null });
});

test.each([[{ type: '', storeId: '1' }], [{ type: 'png', storeId: '' }]])(
  '[FILE-1] an image of unknown type or institution is refused: %o',
  async (about) => {
    expect((await upload(png, 'x.png', about)).answer).toMatchObject({ code: 40000 });
  },
);
