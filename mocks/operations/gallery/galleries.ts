import { z } from 'zod';
import { call } from '@/providers/endpoints/builder';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { extensionOf, fileNameOf } from '@/src/lib/fileName';
import { countText } from '../../auditTexts';
import { isOfPlatform } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { siteOf } from '../../customer/siteTable';
import { storeTable } from '../../customer/storeTable';
import type { MockServer } from '../../mockServer';
import { headersFor, keepFile } from '../../platform/filesKept';
import { forbidden, found, refuse } from '../../responses';
import { idSchema, openRoute, type Route, read, route, type SignedInRequest } from '../../route';
import { labelsOf } from '../../system/dictSeed';
import { formatTime } from '../../time';
import { archiveFolder } from '../../upload/archive';
import { respondList } from '../../wire';
import { zip } from '../../zip';
import { categoriesBelow, categoryTable, isEnabled } from '../category/categoryTable';
import { galleryBin } from './galleryBin';
import { type GalleryRow, galleryInput, galleryTable, posterPath } from './galleryTable';
import { pictureSides } from './pictureSides';
import { pictureAt, posterOf } from './posters';

const endpoints = operationsEndpoints['operations/galleries'];
const { list, down, brand, categories: _categories, ...written } = endpoints.operations;

/** Sets of posters (screen O16): P uploads them, I puts its name on them. */
export const galleryRoutes: readonly Route[] = [
  ...crudHandlers<GalleryRow>({ ...endpoints, operations: written }, galleryTable, {
    input: galleryInput,
    presenter,
    visible,
    complete: () => ({ downloads: 0 }),
    distinct: { name: '图集名称已存在' },
    remove: galleryBin.recycle,
    audit: {
      name: '图集名称',
      images: ['图片', countText('张')],
      node: ['营销节点', labelsOf('marketing_node')],
      sort: '排序',
      status: ['状态', { 0: '停用', 1: '启用' }],
    },
    check: async (action, row, request, before) => {
      if (!isOfPlatform(request)) throw forbidden('rpc');
      if (action === 'remove') return;
      const isOffered = await isEnabled(request.mockServer, 2, row.categoryId);
      if (row.categoryId !== before?.categoryId && !isOffered) refuse('请选择分类');
      const known = new Set(before?.images.map(({ url }) => url));
      for (const { url } of row.images)
        if (!known.has(url) && !(await pictureAt(request.mockServer, url))) refuse('图片不存在，请先上传');
    },
    onCreated: (row, { mockServer }) => measure(row, mockServer),
    onUpdated: (row, { mockServer }) => measure(row, mockServer),
  }),
  route(list, async (request) => {
    const { categoryId, ...body } = request.body;
    const below = categoryId
      ? await categoriesBelow(request.mockServer, read(categoryId, idSchema))
      : undefined;
    const rows = (await request.mockServer.table(galleryTable)).all();
    const shown = rows.filter((row) => visible(row, request) && (below?.has(row.categoryId) ?? true));
    const present = await presenter(request);
    return respondList({ ...request, body }, shown.map(present), {
      contains: ['name'],
      order: [{ field: 'sort' }, { field: 'createTime', descending: true }],
    });
  }),
  route(down, fetchPictures),
  route(brand, async ({ mockServer, user }) => {
    const store = found((await mockServer.table(storeTable)).get(user.storeId));
    const { siteTitle, logo, home } = await siteOf(mockServer, store);
    return { name: siteTitle, logo, url: home };
  }),
  openRoute(call(`${posterPath}/{name}`, { method: 'GET' }), ({ params }) => {
    const poster = posterOf(`${posterPath}/${params.name ?? ''}`);
    if (!poster) return new Response(null, { status: 404 });
    return new Response(poster, { headers: headersFor(poster.type) });
  }),
];

/** Adds the missing sizes of pictures. */
async function measure(row: GalleryRow, mockServer: MockServer): Promise<void> {
  if (row.images.every(({ width }) => width > 0)) return;
  const images = await Promise.all(
    row.images.map(async (image) => {
      const picture = image.width > 0 ? undefined : await pictureAt(mockServer, image.url);
      return picture ? { ...image, ...(await pictureSides(picture)) } : image;
    }),
  );
  await (await mockServer.table(galleryTable)).put({ ...row, images });
}

/** I sees what is on. */
function visible({ status }: GalleryRow, request: SignedInRequest): boolean {
  return status === 1 || isOfPlatform(request);
}

async function presenter({ mockServer }: SignedInRequest) {
  const categories = await mockServer.table(categoryTable);
  return (row: GalleryRow) => ({ ...row, categoryName: categories.get(row.categoryId)?.name ?? '' });
}

const downInput = z.object({ id: idSchema, url: z.string().min(1).nullish() });

/** Prepares one picture of a gallery, or all in an archive; returns the name for a single download. */
async function fetchPictures(request: SignedInRequest): Promise<{ readonly fileName: string }> {
  const { mockServer, body } = request;
  const { id, url } = read(body, downInput);
  const table = await mockServer.table(galleryTable);
  const row = found(table.get(id));
  if (!visible(row, request)) throw forbidden('rpc');
  const wanted = row.images.filter((image) => !url || image.url === url);
  if (wanted.length === 0) refuse('图片不存在或已被删除');
  const files = new Map<string, Blob>();
  for (const [index, { url: address }] of wanted.entries()) {
    const picture = (await pictureAt(mockServer, address)) ?? refuse('图片不存在或已被删除');
    const extension = extensionOf(fileNameOf(address)) || (picture.type.split('/')[1] ?? 'png');
    files.set(`${row.name}_${index + 1}.${extension}`, picture);
  }
  await table.put({ ...row, downloads: row.downloads + 1 });
  const [only] = files;
  const second = formatTime(mockServer.now()).replaceAll(/\D/g, '');
  const [fileName, blob] = url && only ? only : [`${row.name}_${second}.zip`, await packed(files)];
  await keepFile(mockServer, archiveFolder + fileName, fileName, blob);
  return { fileName };
}

async function packed(files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const bodies = await Promise.all(
    [...files].map(async ([name, blob]) => [name, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  return new Blob([zip(Object.fromEntries(bodies))], { type: 'application/zip' });
}
