import { fileCalls } from '../endpoints/platformCalls';
import { type Call, type CallOptions, encodeQuery, layoutError, type Send } from './request';

/** The message while a file is on its way. */
export const downloadingText = '正在下载数据，请稍候';

/** A caller's options for one download. */
export type DownloadOptions = Pick<CallOptions, 'signal' | 'onDownload'>;

/** Downloads a file by its name and resolves with the saved name; with `remove` the server deletes it afterwards. */
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
  return save(fetchResource(deps, resource, options));
}

/** Reads an uploaded resource by its path on the server, to be shown. */
export function fetchResource(
  deps: DownloadDeps,
  resource: string,
  options: DownloadOptions = {},
): Promise<ReceivedFile> {
  const { method, path } = fileCalls.downloadResource;
  return fetchFile(deps, { method, path, query: { resource }, options }, lastPart(resource));
}

/**
 * Options of a file that the server makes. `name` is the saved name where the server gives none, as RuoYi's exports do.
 */
type MadeOptions = DownloadOptions & { readonly name?: string };

/** Downloads the zip archive that the server makes at a path. */
export function downloadZip(
  deps: DownloadDeps,
  path: string,
  { name = `${lastPart(path)}.zip`, ...options }: MadeOptions = {},
): Promise<string> {
  return save(fetchFile(deps, { method: 'GET', path, options }, name));
}

/** Posts parameters urlencoded and downloads the file made from them: exports. */
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

/** A file that came from the server. */
export interface ReceivedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Dependencies of a download on the rest of the application. */
export interface DownloadDeps {
  readonly send: Send;
}

/**
 * Makes a call whose response is a file, named by the header `download-filename` (FILE-4). A refusal instead of the
 * file is shown in the server's own words; any other error as a failed download. Rejects where no file came.
 */
export async function fetchFile(
  { send }: DownloadDeps,
  call: Call,
  fallbackName: string,
): Promise<ReceivedFile> {
  const failedText = '下载文件出现错误，请联系管理员！';
  const options = { ...call.options, responseType: 'blob', bearer: true, failedText } as const;
  const { body, headers } = await send({ ...call, options });
  if (!(body instanceof Blob)) throw layoutError(call);
  return { blob: body, name: decoded(headers['download-filename']) ?? fallbackName };
}

function decoded(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Milliseconds after which the browser has certainly taken the file over. */
const releaseAfter = 10_000;

/** Lets the browser save a file under its name. */
export function saveFile({ name, blob }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), releaseAfter);
}
