import { z } from 'zod';
import { call } from '@/providers/endpoints/builder';
import { uploadEndpoints } from '@/resources/upload/endpoints';
import { crudHandlers } from '../crud';
import type { MockServer } from '../mockServer';
import { headersFor, keptFile } from '../platform/filesKept';
import { keptImage } from '../platform/images';
import { found, refuse } from '../responses';
import { idSchema, openRoute, type Route, read, route } from '../route';
import { drawnImage, galleryPath, imageWords, uploadImageTable } from './imageTable';
import { usesOf } from './imageUses';

const endpoints = uploadEndpoints['upload/image'];

const side = z.number('图片尺寸不正确').int().positive('图片尺寸不正确');
const input = imageWords.extend({
  url: z.string('请上传图片').min(1, '请上传图片'),
  width: side,
  height: side,
  size: z.number('图片大小不正确').int().positive('图片大小不正确'),
});

/** The picture stock (screen U2). */
export const uploadImageRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, uploadImageTable, {
    input,
    contains: ['name'],
    check: async (action, { url }, { mockServer }, before) => {
      if (action === 'create' && !(await isThere(mockServer, url))) refuse('图片不存在，请先上传');
      if (before && before.url !== url) refuse('不能更换图片的地址');
      const uses = action === 'remove' ? await usesOf(mockServer, url) : [];
      if (uses.length > 0) refuse(`该图片被 ${uses.length} 处使用，不能删除`);
    },
  }),
  route(endpoints.operations.uses, async ({ mockServer, body }) => {
    const images = await mockServer.table(uploadImageTable);
    return usesOf(mockServer, found(images.get(read(body.id, idSchema))).url);
  }),
  openRoute(call(`${galleryPath}/{name}`, { method: 'GET' }), ({ params }) => {
    const image = drawnImage(params.name ?? '');
    if (!image) return new Response(null, { status: 404 });
    return new Response(image, { headers: headersFor(image.type) });
  }),
];

/** Whether there is a picture under an address: of the seeds, uploaded by the platform, or to the object storage. */
async function isThere(mockServer: MockServer, url: string): Promise<boolean> {
  const path = url.startsWith('/') ? url : `/${url}`;
  if (path.startsWith(`${galleryPath}/`)) return drawnImage(path.slice(galleryPath.length + 1)) !== undefined;
  return Boolean((await keptImage(mockServer, path)) ?? (await keptFile(mockServer, path)));
}
