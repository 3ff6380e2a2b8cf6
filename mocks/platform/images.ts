import { z } from 'zod';
import { call } from '@/providers/endpoints/builder';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema, openRoute, type Route, read, route } from '../route';
import { defineTable } from '../table';
import { fromBase64, headersFor, toBase64 } from './filesKept';

/** Kept as text, since a journal and a JSON log can hold that. */
interface StoredImage {
  id: number;
  /** The key in its address, new with every upload: a browser repeats a cached answer even after a reset. */
  key: string;
  type: string;
  base64: string;
}

const imageTable = defineTable<StoredImage>({
  name: 'image',
  idField: 'id',
  schema: z.object({ id: z.number(), key: z.string(), type: z.string(), base64: z.string() }),
});

const form = z.object({
  image: z.instanceof(File, { error: '请选择要上传的图片' }),
  type: z.string('请给出图片类型').min(1, '请给出图片类型'),
  storeId: idSchema,
});

/** 5 MB. */
const maxBytes = 5 * 1024 * 1024;

/** The beginnings of files that are images, as Latin-1 text. */
const signatures: readonly (readonly [type: string, begin: RegExp])[] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/svg+xml', /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?<svg[\s>]/s],
];

const path = '/profile/image';

/** The image that was uploaded under an address; undefined where there is none. */
export async function keptImage(mockServer: MockServer, address: string): Promise<StoredImage | undefined> {
  const [, key] = /^\/profile\/image\/([^/]+)$/.exec(address) ?? [];
  return (await mockServer.table(imageTable)).find((image) => image.key === key);
}

/** Uploading an image (contract, section 6), and reading it back under the address that the upload answered. */
export const imageRoutes: readonly Route[] = [
  route(platformCalls.imageUpload, async ({ mockServer, body }) => {
    const { image } = read(body, form);
    if (image.size > maxBytes) refuse('上传图片大小不能超过 5 MB！');
    const base64 = await toBase64(image);
    const begin = atob(base64.slice(0, 4096));
    const [type] = signatures.find(([, signature]) => signature.test(begin)) ?? [];
    if (!type) return refuse('文件格式不正确，请上传 png/jpg/jpeg 格式图片！');
    const images = await mockServer.table(imageTable);
    const key = crypto.getRandomValues(new Uint32Array(2)).join('');
    await images.put({ id: images.nextId(), key, type, base64 });
    return { url: `${path}/${key}` };
  }),
  openRoute(call(`${path}/{key}`, { method: 'GET' }), async ({ mockServer, params }) => {
    const image = await keptImage(mockServer, `${path}/${params.key}`);
    if (!image) return new Response(null, { status: 404 });
    return new Response(fromBase64(image.base64, image.type), { headers: headersFor(image.type) });
  }),
];
