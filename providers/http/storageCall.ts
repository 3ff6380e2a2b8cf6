import type { Call } from './call';
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

/** A call to the host: the credentials' fields, and a file last: the host ignores what comes after it. */
export function storageCall(
  { host, fields }: UploadCredentials,
  file: File | undefined,
  options: UploadOptions,
): Call {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('file', file);
  return { method: 'POST', path: host, body, options: { ...options, foreign: true } };
}
