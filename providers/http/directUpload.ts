import { megabyte } from '@/src/lib/fileSize';
import { isRecord } from '@/src/lib/record';
import { layoutError, sendForData } from './apiResponse';
import type { Send } from './call';
import { isRequestError } from './errors';
import { fileCalls } from './fileCalls';
import { createPartUpload } from './partUpload';
import { storageCall, type UploadCredentials } from './storageCall';
import type { UploadOptions } from './upload';

/**
 * Asks for the credentials of one direct upload: the first item that `Store/getToken` answers (FILE-3). The file's name goes
 * along, so that a server may end the key with it; one that does not care leaves it unread.
 */
export async function fetchUploadCredentials(
  send: Send,
  fileName?: string,
  { signal, quiet }: UploadOptions = {},
): Promise<UploadCredentials> {
  const { method, path } = fileCalls.uploadToken;
  const options = { allowRepeat: true, ...(signal && { signal }), ...(quiet && { quiet }) };
  const call = { method, path, body: fileName === undefined ? {} : { fileName }, options };
  const data = await sendForData(send, call);
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  if (!isRecord(first) || typeof first.host !== 'string' || typeof first.key !== 'string')
    throw layoutError(call);
  const { host, key, ...others } = first;
  const fields = Object.entries({ key, ...others }).map(([name, value]) => [name, String(value)]);
  return { host: first.host, key: first.key, fields: Object.fromEntries(fields) };
}

/** Sends a file to the object-storage host; answers its key (FILE-3). No token of ours travels there. */
export async function uploadDirectly(
  send: Send,
  credentials: UploadCredentials,
  file: File,
  options: UploadOptions = {},
): Promise<{ key: string }> {
  await send(storageCall(credentials, file, options));
  return { key: credentials.key };
}

/** Bytes above which a file travels in parts. */
const largestWhole = 5 * megabyte;

/**
 * A direct upload that can be begun again: what is returned resolves with the file's key, and may be called anew after a
 * failure. Large files travel in parts, and only the missing ones again. Credentials that the host no longer takes are asked
 * for once more.
 */
export function createDirectUpload(send: Send, file: File): (options?: UploadOptions) => Promise<string> {
  let credentials: UploadCredentials | undefined;
  const inParts = file.size > largestWhole ? createPartUpload(send, file) : undefined;

  async function attempt(allowed: UploadCredentials, options: UploadOptions): Promise<string> {
    if (inParts) return inParts(allowed, options);
    return (await uploadDirectly(send, allowed, file, options)).key;
  }

  return async (options = {}) => {
    const ask = async () => {
      credentials = await fetchUploadCredentials(send, file.name, options);
      return credentials;
    };
    try {
      return await attempt(credentials ?? (await ask()), options);
    } catch (error) {
      if (!isRequestError(error, 'status') || error.statusCode !== 403) throw error;
      return attempt(await ask(), options);
    }
  };
}
