import type { CallOptions } from './call';
import { type DownloadDeps, fetchFile } from './fetchFile';
import { fileCalls } from './fileCalls';
import { encodeQuery } from './query';
import { saveFile } from './saveFile';

/** What the staff read while a file is on its way. */
export const downloadingText = '正在下载数据，请稍候';

/** What a caller may say about one download. */
export type DownloadOptions = Pick<CallOptions, 'signal' | 'onDownload' | 'timeout'>;

/** Downloads a file by its name and answers what it was saved as; with `remove` the server deletes it afterwards. */
export function downloadByName(
  deps: DownloadDeps,
  fileName: string,
  { remove = false, ...options }: DownloadOptions & { remove?: boolean } = {},
): Promise<string> {
  const { method, path } = fileCalls.download;
  return save(fetchFile(deps, { method, path, query: { fileName, delete: remove }, options }, fileName));
}

/** Downloads an uploaded resource by its path on the server. */
export function downloadResource(
  deps: DownloadDeps,
  resource: string,
  options: DownloadOptions = {},
): Promise<string> {
  const { method, path } = fileCalls.downloadResource;
  return save(fetchFile(deps, { method, path, query: { resource }, options }, lastPart(resource)));
}

/** Options of a file that the server makes; `name` is what it is saved as where the server names none, as RuoYi's exports. */
type MadeOptions = DownloadOptions & { readonly name?: string };

/** Downloads the zip archive that the server makes at a path. */
export function downloadZip(
  deps: DownloadDeps,
  path: string,
  { name = `${lastPart(path)}.zip`, ...options }: MadeOptions = {},
): Promise<string> {
  return save(fetchFile(deps, { method: 'GET', path, options }, name));
}

/** Posts parameters urlencoded and downloads what the server makes of them: exports. */
export function downloadForm(
  deps: DownloadDeps,
  path: string,
  form: Readonly<Record<string, unknown>>,
  { name = lastPart(path), ...options }: MadeOptions = {},
): Promise<string> {
  const body = new URLSearchParams(encodeQuery(form));
  return save(fetchFile(deps, { method: 'POST', path, body, options }, name));
}

async function save(file: ReturnType<typeof fetchFile>): Promise<string> {
  const received = await file;
  saveFile(received);
  return received.name;
}

function lastPart(path: string): string {
  return path.split('?')[0]?.split('/').at(-1) ?? path;
}
