import { fileCalls } from '@/providers/endpoints/platformCalls';
import { fileNameOf } from '@/src/lib/fileName';
import type { MockServer } from '../mockServer';
import { keepFile, keptFile } from '../platform/filesKept';
import { refuse } from '../responses';
import { formatTime } from '../time';
import { zip } from '../zip';
import { uploadFileTable } from './fileTable';

/** The folder of archives that wait for their caller; `common/download` finds them by name. */
export const archiveFolder = '/profile/download/';

/** Packs files of the library, by their paths, and answers where the archive is fetched, once. */
export async function packFiles(
  mockServer: MockServer,
  title: string,
  paths: readonly string[],
): Promise<{ path: string }> {
  const packed = new Map<string, Uint8Array>();
  for (const path of paths) {
    const file = (await keptFile(mockServer, path)) ?? refuse(`文件「${fileNameOf(path)}」不存在或已被删除`);
    packed.set(freeName(file.name, packed), new Uint8Array(await file.blob.arrayBuffer()));
  }
  for (const path of paths) await countDownload(mockServer, path);
  const name = `${title}_${formatTime(mockServer.now()).replaceAll(/\D/g, '')}.zip`;
  const archive = new Blob([zip(Object.fromEntries(packed))], { type: 'application/zip' });
  await keepFile(mockServer, archiveFolder + name, name, archive);
  const query = new URLSearchParams({ fileName: name, delete: 'true' });
  return { path: `${fileCalls.download.path}?${query}` };
}

/** Two files of one name must not be one in the archive. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; taken.has(free); number += 1)
    free = `${name.slice(0, dot)}(${number})${name.slice(dot)}`;
  return free;
}

/** One more download of a file, where the library has it. */
export async function countDownload(mockServer: MockServer, path: string): Promise<void> {
  const files = await mockServer.table(uploadFileTable);
  const row = files.find(({ fileName }) => fileName === path);
  if (row) await files.put({ ...row, downloads: row.downloads + 1 });
}
