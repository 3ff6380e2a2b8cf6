import { isRecord } from '@/src/lib/record';
import { layoutError, sendForData } from './answer';
import type { Send } from './call';
import { fileCalls } from './fileCalls';
import type { UploadOptions } from './upload';

/** What the object-storage host wants to see beside a file (contract, section 6). */
export interface UploadCredentials {
  /** Address of the host. */
  readonly host: string;
  /** Where the file will lie; its address is the CDN base and this. */
  readonly key: string;
  /** All fields that the server gave but the host, in its own spelling: policy, accessId, signature, token … */
  readonly fields: Readonly<Record<string, string>>;
}

/** Asks for the credentials of one direct upload: the first item that `Store/getToken` answers (FILE-3). */
export async function fetchUploadCredentials(send: Send): Promise<UploadCredentials> {
  const { method, path } = fileCalls.uploadToken;
  const call = { method, path, body: {}, options: { allowRepeat: true } };
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
  { host, key, fields }: UploadCredentials,
  file: File,
  options: UploadOptions = {},
): Promise<{ key: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file); // last: the host ignores what comes after it
  await send({ method: 'POST', path: host, body, options: { ...options, foreign: true } });
  return { key };
}
