import { megabyte } from '@/src/lib/fileSize';
import { isRecord } from '@/src/lib/record';
import { layoutError } from './apiResponse';
import type { Call, Send } from './call';
import { isRequestError } from './errors';
import { storageCall, type UploadCredentials } from './storageCall';
import type { UploadOptions } from './upload';

/** Bytes of a part; the last one is what is left. */
export const partSize = 2 * megabyte;

/**
 * An upload in parts to the object-storage host (decision 12; the protocol is assumed): begin, ask which parts are there, send
 * the missing ones, complete. Called again after a failure it sends only what is missing. Resolves with the file's key.
 */
export function createPartUpload(send: Send, file: File) {
  let uploadId: string | undefined;
  const count = Math.ceil(file.size / partSize);
  const bytesOf = (part: number) => Math.min(partSize, file.size - (part - 1) * partSize);

  async function begin(allowed: UploadCredentials, options: UploadOptions): Promise<string> {
    const call = { ...storageCall(allowed, undefined, still(options)), query: { uploads: 1 } };
    const { body } = await send(call);
    return textIn(body, 'uploadId', call);
  }

  /** Numbers of the parts that the host has. An upload that it no longer knows begins anew. */
  async function present(allowed: UploadCredentials, options: UploadOptions): Promise<ReadonlySet<number>> {
    const known = uploadId === undefined ? undefined : await listed(uploadId, allowed, options);
    if (known) return known;
    uploadId = await begin(allowed, options);
    return new Set();
  }

  async function listed(id: string, allowed: UploadCredentials, options: UploadOptions) {
    const call = { ...storageCall(allowed, undefined, still(options)), query: { uploadId: id, parts: 1 } };
    try {
      return numbersIn((await send(call)).body, call);
    } catch (error) {
      if (isRequestError(error, 'status') && error.statusCode === 404) return undefined;
      throw error;
    }
  }

  async function sendPart(
    part: number,
    done: number,
    allowed: UploadCredentials,
    options: UploadOptions,
  ): Promise<void> {
    const piece = file.slice((part - 1) * partSize, part * partSize);
    const onUpload = (share: number) => options.onUpload?.((done + share * bytesOf(part)) / file.size);
    const call = storageCall(allowed, new File([piece], file.name, { type: file.type }), {
      ...options,
      onUpload,
    });
    await send({ ...call, query: { uploadId, partNumber: part } });
  }

  return async (allowed: UploadCredentials, options: UploadOptions = {}): Promise<string> => {
    const there = await present(allowed, options);
    let done = 0;
    for (let part = 1; part <= count; part += 1) {
      if (!there.has(part)) await sendPart(part, done, allowed, options);
      done += bytesOf(part);
      options.onUpload?.(done / file.size);
    }
    const call = { ...storageCall(allowed, undefined, still(options)), query: { uploadId, complete: count } };
    return textIn((await send(call)).body, 'key', call);
  };
}

/** Without progress: what carries no bytes of the file must not be counted. */
function still({ onUpload: _onUpload, ...options }: UploadOptions): UploadOptions {
  return options;
}

function textIn(body: unknown, member: string, call: Call): string {
  const text = isRecord(body) ? body[member] : undefined;
  if (typeof text !== 'string') throw layoutError(call);
  return text;
}

function numbersIn(body: unknown, call: Call): ReadonlySet<number> {
  const parts: unknown = isRecord(body) ? body.parts : undefined;
  if (!Array.isArray(parts)) throw layoutError(call);
  return new Set(parts.map(Number));
}
