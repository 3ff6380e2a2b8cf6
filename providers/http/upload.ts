import { extensionOf } from '@/src/lib/fileName';
import { isRecord } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { callOperation } from '../data/callOperation';
import { fileCalls, platformCalls } from '../endpoints/platformCalls';
import { type CallOptions, layoutError, type Send } from './request';

/** A caller's options for one upload. `quiet` where it shows failures in its own words (VAL-6). */
export type UploadOptions = Pick<CallOptions, 'signal' | 'onUpload' | 'quiet'>;

/** A file that arrived without our knowledge has no reference to it: it may be sent again. */
const harmless = { writes: false } as const;

/** Uploads an image for an institution; resolves with its address (FILE-1). */
export async function uploadImage(
  send: Send,
  { image, storeId }: { image: File; storeId: RecordId },
  options: UploadOptions = {},
): Promise<{ url: string }> {
  const body = form({ type: extensionOf(image.name), image, storeId: String(storeId) });
  const { data } = await callOperation({ send }, platformCalls.imageUpload, {
    body,
    options: { ...harmless, ...options },
  });
  if (!isRecord(data) || typeof data.url !== 'string') throw layoutError(platformCalls.imageUpload);
  return { url: data.url };
}

/** Uploads a file of any kind; resolves with its path on the server and its address (FILE-2). */
export async function uploadFile(
  send: Send,
  file: File,
  options: UploadOptions = {},
): Promise<{ fileName: string; url: string }> {
  const { members } = await callOperation({ send }, fileCalls.upload, {
    body: form({ file }),
    options: { ...harmless, ...options },
  });
  const { fileName, url } = members;
  if (typeof fileName !== 'string') throw layoutError(fileCalls.upload);
  return { fileName, url: typeof url === 'string' ? url : fileName };
}

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
