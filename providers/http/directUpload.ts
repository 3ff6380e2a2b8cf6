import { megabyte } from '@/src/lib/fileSize';
import { isRecord } from '@/src/lib/record';
import { callOperation } from '../data/callOperation';
import { fileCalls } from '../endpoints/platformCalls';
import { isRequestError } from './errors';
import { type Call, layoutError, type Send } from './request';
import type { UploadOptions } from './upload';

/**
 * Asks for the credentials of one direct upload: the first item in the response of `Store/getToken` (FILE-3). The
 * file's name is sent along, so that a server may append it to the key; other servers ignore it.
 */
export async function fetchUploadCredentials(
  send: Send,
  fileName?: string,
  { signal, quiet }: UploadOptions = {},
): Promise<UploadCredentials> {
  const options = { allowRepeat: true, ...(signal && { signal }), ...(quiet && { quiet }) };
  const body = fileName === undefined ? {} : { fileName };
  const { data } = await callOperation({ send }, fileCalls.uploadToken, { body, options });
  const first: unknown = Array.isArray(data) ? data[0] : undefined;
  if (!isRecord(first) || typeof first.host !== 'string' || typeof first.key !== 'string')
    throw layoutError(fileCalls.uploadToken);
  const { host, key, ...others } = first;
  const fields = Object.entries({ key, ...others }).map(([name, value]) => [name, String(value)]);
  return { host: first.host, key: first.key, fields: Object.fromEntries(fields) };
}

/** Sends a file to the object-storage host; resolves with its key (FILE-3). No token of ours is sent there. */
export async function uploadDirectly(
  send: Send,
  credentials: UploadCredentials,
  file: File,
  options: UploadOptions = {},
): Promise<{ key: string }> {
  await send(storageCall(credentials, file, options));
  return { key: credentials.key };
}

/** Bytes above which a file is sent in parts. */
const largestWhole = 5 * megabyte;

/**
 * A direct upload that can be started again. The returned function resolves with the file's key, and may be called
 * again after a failure. Large files are sent in parts, and only the missing ones again. Credentials that the host no
 * longer accepts are requested once more.
 */
export function createDirectUpload(send: Send, file: File): (options?: UploadOptions) => Promise<string> {
  let credentials: UploadCredentials | undefined;
  const inParts = file.size > largestWhole ? createPartUpload(send, file) : undefined;

  async function attempt(allowed: UploadCredentials, options: UploadOptions): Promise<string> {
    if (inParts) return inParts(allowed, options);
    return (await uploadDirectly(send, allowed, file, options)).key;
  }

  return async (options = {}) => {
    const renew = async () => {
      credentials = await fetchUploadCredentials(send, file.name, options);
      return credentials;
    };
    try {
      return await attempt(credentials ?? (await renew()), options);
    } catch (error) {
      if (!isRequestError(error, 'status') || error.statusCode !== 403) throw error;
      return attempt(await renew(), options);
    }
  };
}

/** Credentials that the object-storage host requires beside a file (contract, section 6). */
export interface UploadCredentials {
  /** Address of the host. */
  readonly host: string;
  /** Key of the file; its address is the CDN base and this. */
  readonly key: string;
  /** All fields of the server except the host, in its own spelling: policy, accessId, signature, token … */
  readonly fields: Readonly<Record<string, string>>;
}

/** A call to the host: the credentials' fields, and a file last, since the host ignores later fields. */
function storageCall(
  { host, fields }: UploadCredentials,
  file: File | undefined,
  options: UploadOptions,
): Call {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('file', file);
  return { method: 'POST', path: host, body, options: { ...options, foreign: true, writes: false } };
}

/** Bytes of a part; the last one is the rest. */
export const partSize = 2 * megabyte;

/**
 * An upload in parts to object storage (decision 12; assumed protocol): begin, list the parts, send the missing,
 * complete. Called again after a failure it sends only missing ones. Resolves with the file's key.
 */
function createPartUpload(send: Send, file: File) {
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

/** Without progress: calls without bytes of the file must not be counted. */
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
