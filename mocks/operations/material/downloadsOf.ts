import { z } from 'zod';
import { rootedPath } from '@/src/lib/fileName';
import type { MockServer } from '../../mockServer';
import type { SignedInRequest } from '../../route';
import { defineTable } from '../../table';
import { bodyOf } from '../../upload/fileBodies';
import { drawnImage, galleryPath } from '../../upload/imageTable';
import { materialTable } from './materialTable';

interface DownloadRow {
  id: number;
  materialId: number;
  userId: number;
  /** The version of the downloaded file. */
  version: number;
}

/** Downloads of a resource's versions by institutions. */
export const materialDownloadTable = defineTable<DownloadRow>({
  name: 'operations/resourceDownload',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    materialId: z.number(),
    userId: z.number(),
    version: z.number(),
  }),
});

/** One more download of a resource by the caller, where a resource is under the path. */
export async function noteMaterialDownload({ mockServer, user }: SignedInRequest, path: string) {
  const materials = await mockServer.table(materialTable);
  const row = materials.find(({ url }) => rootedPath(url) === rootedPath(path));
  if (!row) return;
  await materials.put({ ...row, downloads: row.downloads + 1 });
  const downloads = await mockServer.table(materialDownloadTable);
  const { userId } = user;
  await downloads.put({ id: downloads.nextId(), materialId: row.id, userId, version: row.version });
}

/** A file in place of one that is not kept, by its path from the root. Undefined where no resource has it. */
export async function seededMaterial({ table }: MockServer, path: string) {
  const row = (await table(materialTable)).find(({ url }) => rootedPath(url) === path);
  if (!row) return undefined;
  const drawn = path.startsWith(`${galleryPath}/`)
    ? drawnImage(path.slice(galleryPath.length + 1))
    : undefined;
  return { name: row.ext === '' ? row.title : `${row.title}.${row.ext}`, blob: drawn ?? bodyOf(path) };
}
